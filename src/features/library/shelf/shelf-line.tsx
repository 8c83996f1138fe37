import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { medium } from '../../../theme/theme';
import { useShelfCount } from './shelf-count';

/** Style of a line below what it belongs to, in room that is there anyway: when it comes, nothing moves. */
const lineStyle = {
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  display: 'flex',
  columnGap: 4,
  color: 'nightMuted',
  fontSize: 1,
  whiteSpace: 'nowrap',
  '& a': {
    overflow: 'hidden',
    paddingY: '10px',
    color: 'inherit',
    textOverflow: 'ellipsis',
    '&:hover': { color: 'onNight' },
    [medium]: { paddingY: 0 },
  },
  // A phone has room for one: the shelf leads on to what is being read.
  '@container page (max-width: 559.98px)': { '& a:not(:last-of-type)': { display: 'none' } },
} satisfies ThemeUIStyleObject;

/** Says in one quiet line, on a night ground, where reading stopped and what stands on the shelf; nothing where nothing was kept. */
export function ShelfLine() {
  const { count, names, next } = useShelfCount();
  if (count === 0 && !next) return null;
  return (
    <p sx={lineStyle}>
      {next && (
        <LocalLink to="game" params={{ id: next.id }} suffix={`#${next.section}`}>
          {next.words}
        </LocalLink>
      )}
      {count > 0 && <LocalLink to="shelf">{names}</LocalLink>}
    </p>
  );
}
