import { useEffect, useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { reportAction } from '../../api-client/report-action';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, motion } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { focusRing } from '../../theme/focus-ring';
import { CheckIcon } from '../../ui/icons/check';
import { skeletonStyle } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';
import { chooseFigure, useChosenFigure } from './chosen-figure';
import type { Figure, Partner } from './partner';

const fieldsetStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} satisfies ThemeUIStyleObject;

const figureStyle = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  width: 92,
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 4',
  border: '2px solid transparent',
  borderRadius: 'medium',
  objectFit: 'cover',
  objectPosition: 'center 25%',
  backgroundColor: 'night',
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  ...figureStyle,
  cursor: 'pointer',
  '& img': { transition: `box-shadow ${motion.quick}` },
  '&:hover img': { boxShadow: `0 0 0 2px ${colors.nightMuted}` },
  '&:has(:checked) img': { boxShadow: `0 0 0 3px ${colors.amber}` },
  '&:has(:focus-visible) img': focusRing,
  [forcedColors]: { '&:has(:checked) img': { borderColor: 'Highlight' } },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} satisfies ThemeUIStyleObject;

const markStyle = {
  position: 'absolute',
  top: '6px',
  insetInlineEnd: '6px',
  display: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  backgroundColor: 'amber',
  color: 'onAmber',
  'label:has(:checked) &': { display: 'grid' },
} satisfies ThemeUIStyleObject;

function Outfit({ figure }: { figure: Figure }) {
  return (
    <>
      <img src={figure.image} alt="" decoding="async" width={92} height={122} sx={pictureStyle} />
      <span lang={fallbackLang(figure, 'name')} sx={nameStyle}>
        {figure.name}
      </span>
      <span aria-hidden="true" sx={markStyle}>
        <CheckIcon size={16} />
      </span>
    </>
  );
}

const waitingStyle = {
  ...skeletonStyle,
  width: 92,
  height: 143,
  borderRadius: 'medium',
} satisfies ThemeUIStyleObject;

/** Two figures that are on their way. */
export function FiguresSkeleton() {
  const t = useStrings('common');
  return (
    <div sx={fieldsetStyle}>
      <div sx={waitingStyle} />
      <div sx={waitingStyle} />
      <p role="status" sx={visuallyHidden}>
        {t('loading')}
      </p>
    </div>
  );
}

const legendStyle = {
  marginBottom: 2,
  padding: 0,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

interface Props {
  partner: Partner;
  figures: readonly Figure[];
}

/** The figures of a partner, of which a visitor chooses one; it is remembered, and shown wherever the partner is. */
export function FigurePicker({ partner: { id }, figures }: Props) {
  const t = useStrings('partner-pages');
  const chosen = useChosenFigure(id);
  const own = figures.find(({ isDefault }) => isDefault) ?? figures[0];
  const current = figures.find((figure) => figure.id === chosen?.id) ?? own;
  // A figure that is no longer there is not waited for.
  const isGone = chosen !== undefined && current?.id !== chosen.id;
  useEffect(() => {
    if (isGone) chooseFigure(id, undefined);
  }, [id, isGone]);

  const lines = useId();

  const choose = (figure: Figure): void => {
    const { source: image, face } = figure;
    chooseFigure(id, figure === own ? undefined : { id: figure.id, image, face });
    reportAction({ action: 'switch_figure', target: { type: 'figure', id: figure.id } });
  };
  if (figures.length === 1) {
    return (
      <div sx={fieldsetStyle}>
        {figures.map((figure) => (
          <div key={figure.id} sx={figureStyle}>
            <Outfit figure={figure} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <fieldset sx={fieldsetStyle}>
        <legend sx={legendStyle}>{t('try-on')}</legend>
        {figures.map((figure) => (
          <label key={figure.id} sx={choiceStyle}>
            <input
              type="radio"
              name="figure"
              value={figure.id}
              checked={figure === current}
              onChange={() => choose(figure)}
              aria-describedby={figure.words && lines + figure.id}
              sx={visuallyHidden}
            />
            <Outfit figure={figure} />
          </label>
        ))}
      </fieldset>
      {figures.map(
        ({ id: figureId, words }) =>
          words && (
            <p key={figureId} id={lines + figureId} lang={fallbackLang(words, 'line')} hidden>
              {words.line}
            </p>
          ),
      )}
    </>
  );
}
