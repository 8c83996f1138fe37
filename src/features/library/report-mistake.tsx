import type { ThemeUIStyleObject } from 'theme-ui';
import { browserEnv } from '../../config/browser-env';
import { CORRECTIONS_ADDRESS } from '../../config/constants';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';

const reportStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  marginTop: 5,
  color: 'muted',
  fontSize: 1,
  textUnderlineOffset: '0.2em',
} satisfies ThemeUIStyleObject;

/** Signs that would end a field of the address or be lost in it (RFC 6068, section 2); browsers encode all others by themselves. */
const SIGNS = /[%&#+"<>\s]/g;

/** Makes the address of a letter that reports a mistake: it names the page. */
export function reportLetter(subject: string, address: string): string {
  const [subjectText, body] = [subject, `${address}\n\n`].map((text) =>
    text.replace(SIGNS, encodeURIComponent),
  );
  return `mailto:${CORRECTIONS_ADDRESS}?subject=${String(subjectText)}&body=${String(body)}`;
}

interface Props {
  /** The name of the game or role. */
  name: string;
  to: 'game' | 'role';
  id: string;
  /** The day in words when the page was last changed, where no other part of it says so. */
  updated?: string;
}

const updatedStyle = {
  marginInlineEnd: 4,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** How fresh a page is, and how to report mistakes: by a letter that names the page already. */
export function ReportMistake({ name, to, id, updated }: Props) {
  const t = useStrings('library');
  const address = browserEnv.siteUrl + useHref()(to, { id });
  return (
    <p>
      {updated !== undefined && <span sx={updatedStyle}>{t('updated-on', { day: updated })}</span>}
      <a href={reportLetter(t('report-subject', { name }), address)} sx={reportStyle}>
        {t('report')}
      </a>
    </p>
  );
}
