import { skeletonStyle } from '../../ui/skeleton';
import { hitLayout, hitList } from './hit-card-layout';

/** A screenful, for a new search. */
export const FIRST_PLACEHOLDERS = 6;

const barStyle = { ...skeletonStyle, height: 14, borderRadius: 'small' } as const;
const rowStyle = { ...hitLayout, '&:hover': {} } as const;

/** Stands where results will be, in their shape, so that nothing jumps when they come. */
export function ResultsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" sx={hitList}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} sx={rowStyle}>
          <div sx={{ ...skeletonStyle, borderRadius: 0 }} />
          <div sx={{ display: 'grid', gap: 3, padding: 4, alignContent: 'start' }}>
            <div sx={{ ...barStyle, width: '40%', height: 22 }} />
            <div sx={barStyle} />
            <div sx={{ ...barStyle, width: '70%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
