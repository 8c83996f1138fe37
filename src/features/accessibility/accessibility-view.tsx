import { formatDay } from '../../i18n/dates';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { PageTitle } from '../../ui/page-title';
import { Prose } from '../../ui/prose';

interface Props {
  title: string;
  /** The day on which the text was last reviewed, `YYYY-MM-DD`. */
  reviewed: string;
  html: string;
}

/** Shows what we know of who can use the site, from `content/accessibility`. */
export function AccessibilityView({ title, reviewed, html }: Props) {
  const t = useStrings('accessibility');
  const { locale } = usePlace();
  return (
    <>
      <PageTitle title={title} lead={t('reviewed', { day: formatDay(reviewed, locale) })} />
      <Prose html={html} />
    </>
  );
}
