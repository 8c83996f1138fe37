import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { PageTitle } from '../../ui/page-title';
import { Section } from '../../ui/section';
import { chipStyle, liveTagStyle, tagStyle } from '../../ui/tag-style';
import { Row, Specimen } from './specimen';

const COUNTS = [1, 12, 99, 100];

const countStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
} satisfies ThemeUIStyleObject;

const textStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

/** Headings, breadcrumbs, tags, chips and badges. */
export function Texts() {
  const t = useStrings('components');
  const id = useId();
  return (
    <Specimen title={t('texts')}>
      <Breadcrumbs>
        <LocalLink to="library">{t('crumb')}</LocalLink>
        <LocalLink to="library">{t('card-title')}</LocalLink>
        <span aria-current="page">{t('card-long')}</span>
      </Breadcrumbs>
      <PageTitle title={t('card-title')} lead={t('card-text')} />
      <Row>
        <span sx={tagStyle}>{t('tag')}</span>
        <span sx={liveTagStyle}>{t('live')}</span>
        <span sx={tagStyle}>{t('card-long')}</span>
      </Row>
      <Row>
        <button type="button" aria-pressed="true" sx={chipStyle}>
          {t('chip-current')}
        </button>
        <button type="button" aria-pressed="false" sx={chipStyle}>
          {t('chip')}
        </button>
        <button type="button" aria-pressed="false" sx={chipStyle}>
          {t('long')}
        </button>
      </Row>
      <Row>
        {COUNTS.map((count) => (
          <span key={count} sx={countStyle}>
            {t('inbox')}
            <Badge count={count} label={t('badge-label', { count })} />
          </span>
        ))}
      </Row>
      <Section
        id={id}
        title={t('section')}
        aside={<LocalLink to="library">{t('aside')}</LocalLink>}
      >
        <p sx={textStyle}>{t('card-text')}</p>
      </Section>
    </Specimen>
  );
}
