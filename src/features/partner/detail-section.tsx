import { useQuery } from '@apollo/client/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { Markdown } from '../../ui/markdown';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { AsyncContent } from './async-content';
import { toFigure, type Figure, type Partner } from './partner';
import type { SectionProps } from './partner-section';
import { PartSkeleton } from './partner-skeleton';

const figuresStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const figureStyle = { ...panelStyle, overflow: 'hidden' } satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 3',
  objectFit: 'cover',
  objectPosition: 'center top',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const captionStyle = { padding: 3 } satisfies ThemeUIStyleObject;

const defaultNoteStyle = {
  display: 'block',
  color: 'muted',
  fontSize: 0,
} satisfies ThemeUIStyleObject;

function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  const t = useStrings('partner');
  return (
    <ul sx={figuresStyle}>
      {figures.map((figure) => (
        <li key={figure.id}>
          <figure sx={figureStyle}>
            <img
              src={figure.image}
              alt=""
              loading="lazy"
              decoding="async"
              width={320}
              height={480}
              sx={pictureStyle}
            />
            <figcaption sx={captionStyle}>
              <span lang={fallbackLang(figure, 'name')}>{figure.name}</span>
              {figure.isDefault && <span sx={defaultNoteStyle}>{t('figure-default')}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

function Introduction({ partner }: { partner: Partner }) {
  const t = useStrings('partner');
  const { name, description } = partner;
  const lang = fallbackLang(partner, 'description');
  if (description === undefined) return <p sx={noneStyle}>{t('no-description', { name })}</p>;
  return 'html' in description ? (
    <Prose html={description.html} lang={lang} />
  ) : (
    <Markdown markdown={description.markdown} lang={lang} />
  );
}

/** A partner's introduction and figures. */
export function DetailSection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const { id, name } = partner;
  const figures = useQuery(queries.characterFigures, { variables: { character_id: id } });
  return (
    <>
      <Section title={t('about', { name })} id="about">
        <Introduction partner={partner} />
      </Section>
      <AsyncContent request={toRequestState(figures)} skeleton={<PartSkeleton />}>
        {({ characterFigures: { list } }) =>
          list.length > 0 && (
            <Section title={t('figures')} id="figures">
              <FigureGrid figures={list.map((figure) => toFigure(figure, locale))} />
            </Section>
          )
        }
      </AsyncContent>
    </>
  );
}
