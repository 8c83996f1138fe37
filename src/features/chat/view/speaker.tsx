import { useStrings } from '../../../i18n/use-strings';
import { visuallyHidden } from '../../../ui/visually-hidden';

/** Who says what follows, for whoever does not see on which side it stands. */
export function Speaker({ name }: { name: string }) {
  const t = useStrings('chat');
  return <span sx={visuallyHidden}>{t('speaker', { name })}</span>;
}
