import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { motion } from '../theme/theme';
import { colors } from '../theme/colors';
import { iconButtonStyle } from './button-style';
import type { CarouselState } from './carousel-state';
import { ChevronLeftIcon } from './icons/chevron-left';
import { ChevronRightIcon } from './icons/chevron-right';

interface Props {
  /** Unknown until the script has measured; the room is kept. */
  state: CarouselState | undefined;
  /** How many dots: none, or one for each slide. */
  dots: number;
  go: (index: number) => void;
}

const arrowStyle = {
  ...iconButtonStyle,
  border: '1px solid',
  borderColor: 'line',
  backgroundColor: 'surface',
  color: 'text',
} satisfies ThemeUIStyleObject;

const controlsStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  minHeight: 'touch',
  marginTop: 3,
} satisfies ThemeUIStyleObject;

const dotsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  marginLeft: -2,
} satisfies ThemeUIStyleObject;

const dotStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 'touch',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    border: `2px solid ${colors.muted}`,
    borderRadius: '50%',
    transition: `transform ${motion.quick}`,
  },
  '&[aria-current]::before': {
    borderWidth: 5,
    borderColor: 'primary',
    transform: 'scale(1.3)',
  },
} satisfies ThemeUIStyleObject;

/** Arrows of a row of slides, and dots where each slide fills it. */
export function CarouselControls({ state, dots, go }: Props) {
  const t = useStrings('common');
  const { index, hasPrevious, hasNext } = state ?? { index: 0, hasPrevious: false, hasNext: false };
  const isNeeded = hasPrevious || hasNext;
  return (
    <div sx={controlsStyle} style={{ visibility: isNeeded ? 'visible' : 'hidden' }}>
      {dots > 0 && (
        <div sx={dotsStyle}>
          {Array.from({ length: dots }, (_, each) => (
            <button
              key={each}
              type="button"
              aria-label={t('item-of', { item: each + 1, count: dots })}
              aria-current={each === index ? 'true' : undefined}
              onClick={() => go(each)}
              sx={dotStyle}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        aria-label={t('previous-item')}
        aria-disabled={!hasPrevious}
        onClick={() => {
          if (hasPrevious) go(index - 1);
        }}
        sx={arrowStyle}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        aria-label={t('next-item')}
        aria-disabled={!hasNext}
        onClick={() => {
          if (hasNext) go(index + 1);
        }}
        sx={arrowStyle}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
