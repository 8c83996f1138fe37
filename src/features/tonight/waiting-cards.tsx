import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, medium, motion } from '../../theme/theme';
import { colors } from '../../theme/colors';

const placeStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 5,
  minHeight: '20rem',
  textAlign: 'center',
  fontSize: 3,
} satisfies ThemeUIStyleObject;

const fanStyle = {
  display: 'flex',
  justifyContent: 'center',
  maxWidth: '100%',
  paddingX: 5,
} satisfies ThemeUIStyleObject;

/** The back of a card, with the two friends of the logo. */
const backStyle = {
  width: 72,
  aspectRatio: '5 / 7',
  marginX: '-10px',
  border: '5px solid #fdf5e4',
  borderRadius: 12,
  transformOrigin: '50% 140%',
  transform: 'rotate(calc((var(--at) - 2) * 9deg))',
  transition: `transform ${motion.calm}`,
  background: `radial-gradient(circle at 40% 46%, #fff 0 9px, transparent 10px), radial-gradient(circle at 62% 58%, ${colors.amber} 0 9px, transparent 10px), repeating-linear-gradient(45deg, #5646d6 0 6px, #4b3bd1 6px 12px)`,
  boxShadow: '0 10px 22px rgb(0 0 0 / 45%)',
  [medium]: { width: 96 },
  [forcedColors]: { borderColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

/** The style of each back, by its place in the fan. */
const BACKS: readonly object[] = [0, 1, 2, 3, 4].map((at) => ({ '--at': at }));

/** Cards that lie face down, with a line of what they wait for. */
export function WaitingCards({ text }: { text: string }) {
  return (
    <div sx={placeStyle}>
      <div aria-hidden="true" sx={fanStyle}>
        {BACKS.map((style) => (
          <span key={JSON.stringify(style)} style={style} sx={backStyle} />
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}
