import { cardStyle } from '../../ui/card-style';
import { hitLayout } from './hit-card-layout';

/** A screenful, for a new search. */
export const FIRST_PLACEHOLDERS = 6;

const bar = { height: 14, borderRadius: 'small', background: 'var(--yb-raised)' } as const;

/** Stands where results will be, in their shape, so that nothing jumps when they come. */
export const ResultsSkeleton = ({ count }: { count: number }) => (
  <div aria-hidden="true" sx={{ display: 'grid', gap: 3 }}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} sx={{ ...cardStyle, ...hitLayout, '&:hover': {} }}>
        <div sx={{ background: 'var(--yb-raised)' }} />
        <div sx={{ display: 'grid', gap: 3, padding: 3, alignContent: 'start' }}>
          <div sx={{ ...bar, width: '40%', height: 20 }} />
          <div sx={bar} />
          <div sx={{ ...bar, width: '70%' }} />
        </div>
      </div>
    ))}
  </div>
);
