import type { ThemeUIStyleObject } from 'theme-ui';
import { formatDay } from '../../i18n/dates';
import { DOT } from '../../i18n/dot';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';

interface Version {
  readonly version: string;
  /** Address of its file. */
  readonly address: string;
}

/** The version that a document has announced and that is not in force yet. */
export interface ComingVersion extends Version {
  /** The day it takes effect, `YYYY-MM-DD`. */
  readonly effective: string;
  /** Address of what will change. */
  readonly changes: string;
}

/** Versions that were in force before one of a document. */
export interface EarlierVersions {
  /** The last one of them. */
  readonly version: string;
  /** Address of what changed since that one. */
  readonly changes: string;
  /** All of them, the first one first. */
  readonly versions: readonly Version[];
}

/** A note above a text. */
export const noteStyle = {
  maxWidth: 'text',
  marginBottom: 5,
  padding: 4,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
} satisfies ThemeUIStyleObject;

/** A line of its own below the version of the text. */
const historyStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Leads to what changed since the version before, and to all earlier ones. */
export function LinksToEarlier({ before }: { before: EarlierVersions }) {
  const t = useStrings('legal');
  return (
    <span sx={historyStyle}>
      <a href={before.changes}>{t('changes-since', { version: before.version })}</a>
      <span>
        {t('versions')}{' '}
        {before.versions.map(({ version, address }, at) => (
          <span key={version}>
            {at > 0 && DOT}
            <a href={address}>{version}</a>
          </span>
        ))}
      </span>
    </span>
  );
}

/** Announces the version that will be in force. */
export function ComingNote({ coming, current }: { coming: ComingVersion; current: string }) {
  const { version, effective, address, changes } = coming;
  const t = useStrings('legal');
  const { locale } = usePlace();
  return (
    <p role="note" sx={noteStyle}>
      {t('version-coming', { version, date: formatDay(effective, locale) })}{' '}
      <a href={address}>{t('coming-version')}</a>
      {DOT}
      <a href={changes}>{t('changes-since', { version: current })}</a>
    </p>
  );
}
