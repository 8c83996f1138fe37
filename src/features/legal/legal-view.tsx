import type { ThemeUIStyleObject } from 'theme-ui';
import { formatDay } from '../../i18n/dates';
import { LocalLink } from '../../links/local-link';
import { localeFacts, type Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { QUIET_FRAGMENT } from '../../routes/quiet-fragment';
import { printed, sizes, wide, widest, withoutScript } from '../../theme/theme';
import { PageTitle } from '../../ui/page-title';
import { Prose } from '../../ui/prose';
import {
  ComingNote,
  LinksToEarlier,
  noteStyle,
  type ComingVersion,
  type EarlierVersions,
} from './legal-versions';
import { LegalTableOfContents } from './legal-table-of-contents';
import { tableStyle } from './table-style';
import { DOT } from '../../i18n/dot';

/** Texts with fewer parts have no table of contents. */
const LONG_FROM = 4;

interface Props {
  /** The document's name, such as `terms-txj`. */
  doc: string;
  title: string;
  version: string;
  /** The day it takes effect, `YYYY-MM-DD`. */
  effective: string;
  before: EarlierVersions | undefined;
  coming: ComingVersion | undefined;
  html: string;
  /** The headings of its parts, in their order. */
  headings: readonly string[];
  /** The language of the text, which is Chinese where the page's language has none. */
  textLocale: Locale;
}

/** Block of text and contents, in the middle of the widest pages, of which it fills no more than half. */
const blockStyle = {
  [widest]: { maxWidth: `calc(${sizes.text} + 280px + 64px)`, marginX: 'auto' },
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${sizes.text}) minmax(0, 280px)`,
    // The contents stay near the text, however wide the page is.
    columnGap: 8,
    alignItems: 'start',
    '& > nav': { order: 1 },
  },
} satisfies ThemeUIStyleObject;

const textStyle = {
  ...tableStyle,
  lineHeight: 1.85,
  '&:lang(en)': { lineHeight: 1.7 },
  '& > h2': { marginTop: 7, paddingTop: 2, scrollMarginTop: 16 },
  '& > :first-child': { marginTop: 0 },
} satisfies ThemeUIStyleObject;

/** The way to the quiet page, which needs a script (`../quiet-page/quiet-door.tsx`). */
const quietStyle = {
  [withoutScript]: { display: 'none' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** A legal text with a table of contents, also for printing. */
export function LegalView(props: Props) {
  const { doc, title, version, effective, before, coming, html, headings, textLocale } = props;
  const t = useStrings('legal');
  const { locale } = usePlace();
  const lang = textLocale === locale ? undefined : localeFacts[textLocale].tag;
  const isLong = headings.length >= LONG_FROM;
  return (
    <div sx={blockStyle}>
      <PageTitle
        title={title}
        lang={lang}
        lead={
          <>
            {t('version', { version, date: formatDay(effective, locale) })}
            {DOT}
            <LocalLink to="legalFile" params={{ doc }}>
              {t('plain')}
            </LocalLink>
            <span sx={quietStyle}>
              {DOT}
              <a href={QUIET_FRAGMENT}>{t('quiet-page')}</a>
            </span>
            {before && <LinksToEarlier before={before} />}
          </>
        }
      />
      {coming && <ComingNote coming={coming} current={version} />}
      {lang !== undefined && (
        <p role="note" sx={noteStyle}>
          {t('chinese-only')}
        </p>
      )}
      <div sx={columnsStyle}>
        {isLong && <LegalTableOfContents headings={headings} lang={lang} />}
        <Prose html={html} lang={lang} sx={textStyle} />
      </div>
    </div>
  );
}
