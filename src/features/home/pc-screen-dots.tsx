import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { coarsePointer, motion } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { NIGHT_SCREENS, type ScreenName } from './use-current-screen';

interface Props {
  label: string;
  names: readonly ScreenName[];
  current: string;
}

const navStyle = {
  position: 'absolute',
  top: '50%',
  // Beside the content, however narrow the window is.
  right: 'clamp(0px, 50cqi - 716px, 24px)',
  zIndex: 2,
  color: 'text',
  transform: 'translateY(-50%)',
} satisfies ThemeUIStyleObject;

const nightNavStyle = {
  ...navStyle,
  color: 'onNight',
  // White dots are seen on bright parts of the art too.
  filter: 'drop-shadow(0 0 3px rgb(15 10 36 / 80%))',
} satisfies ThemeUIStyleObject;

const listStyle = { display: 'grid', padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const dotStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  textDecoration: 'none',
  [coarsePointer]: { width: 'touch', height: 'touch' },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    border: '2px solid currentColor',
    borderRadius: '50%',
    transition: `transform ${motion.calm}`,
  },
  // The current dot has a second one behind it.
  '&[aria-current]::before': {
    backgroundColor: 'currentColor',
    boxShadow: `4px 3px 0 ${colors.amber}`,
    transform: 'scale(1.3)',
  },
  '& > span': {
    position: 'absolute',
    right: '100%',
    paddingX: 3,
    borderRadius: 'round',
    backgroundColor: 'nightDeep',
    color: 'onNight',
    fontSize: 1,
    lineHeight: '30px',
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.quick}`,
  },
  '&:hover > span, &:focus-visible > span': { opacity: 1 },
  '&:focus-visible': { outlineColor: 'currentColor' },
} satisfies ThemeUIStyleObject;

/** Dot navigation at the right edge: one dot for each screen, with its name on hover and focus. */
export function PcScreenDots({ label, names, current }: Props) {
  const t = useStrings('home');
  const isNight = NIGHT_SCREENS.some((name) => name === current);
  return (
    <nav aria-label={label} sx={isNight ? nightNavStyle : navStyle}>
      <ul sx={listStyle}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'true' : undefined} sx={dotStyle}>
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
