import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { reportAction } from '../../api-client/report-action';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, medium, motion } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { selectedInForcedColors } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';
import { CheckIcon } from '../../ui/icons/check';
import { skeletonStyle } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';
import { chooseFigure, useChosenFigure } from './chosen-figure';
import type { Figure, Partner } from './partner';

const fieldsetStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
} satisfies ThemeUIStyleObject;

const figureStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  ...figureStyle,
  cursor: 'pointer',
  transition: `box-shadow ${motion.quick}`,
  '&:hover': { boxShadow: `0 0 0 2px ${colors.line}` },
  '&:has(:checked)': { boxShadow: `0 0 0 3px ${colors.primary}` },
  '&:has(:focus-visible)': { outline: `3px solid ${colors.primary}`, outlineOffset: 5 },
  [forcedColors]: { '&:has(:checked)': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 3',
  objectFit: 'cover',
  objectPosition: 'center top',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const captionStyle = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 2,
  padding: 3,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

const nameStyle = { minWidth: 0, overflowWrap: 'anywhere' } satisfies ThemeUIStyleObject;

const noteStyle = { display: 'block', color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

const markStyle = {
  flex: 'none',
  display: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  backgroundColor: 'primary',
  color: 'onPrimary',
  'label:has(:checked) &': { display: 'grid' },
} satisfies ThemeUIStyleObject;

function Outfit({ figure }: { figure: Figure }) {
  const t = useStrings('partner');
  return (
    <>
      <img
        src={figure.image}
        alt=""
        loading="lazy"
        decoding="async"
        width={320}
        height={480}
        sx={pictureStyle}
      />
      <span sx={captionStyle}>
        <span sx={nameStyle}>
          <span lang={fallbackLang(figure, 'name')}>{figure.name}</span>
          {figure.isDefault && <span sx={noteStyle}>{t('figure-default')}</span>}
        </span>
        <span aria-hidden="true" sx={markStyle}>
          <CheckIcon size={16} />
        </span>
      </span>
    </>
  );
}

const waitingStyle = {
  ...skeletonStyle,
  aspectRatio: '2 / 3',
  borderRadius: 'large',
  marginBottom: 7,
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

const hintStyle = { marginTop: 3, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  partner: Partner;
  /** One at least. */
  figures: readonly Figure[];
}

/** The figures of a partner, of which a visitor chooses one; it is remembered, and shown wherever the partner is. */
export function FigurePicker({ partner: { id, name }, figures }: Props) {
  const t = useStrings('partner-pages');
  const partner = useStrings('partner');
  const chosen = useChosenFigure(id);
  const own = figures.find(({ isDefault }) => isDefault) ?? figures[0];
  const current = figures.find((figure) => figure.id === chosen?.id) ?? own;
  // A figure that is no longer there is not waited for.
  const isGone = chosen !== undefined && current?.id !== chosen.id;
  useEffect(() => {
    if (isGone) chooseFigure(id, undefined);
  }, [id, isGone]);

  const choose = (figure: Figure): void => {
    chooseFigure(id, figure === own ? undefined : { id: figure.id, image: figure.source });
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
        <legend sx={visuallyHidden}>{partner('figures')}</legend>
        {figures.map((figure) => (
          <label key={figure.id} sx={choiceStyle}>
            <input
              type="radio"
              name="figure"
              value={figure.id}
              checked={figure === current}
              onChange={() => choose(figure)}
              sx={visuallyHidden}
            />
            <Outfit figure={figure} />
          </label>
        ))}
      </fieldset>
      <p sx={hintStyle}>{t('figure-hint', { name })}</p>
    </>
  );
}
