import { useStrings } from '../../i18n/use-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { Section } from '../../ui/section';

function load() {
  return import('./shortcut-settings.lazy');
}

/** The switch of the keys: with them off, none opens their list. */
export function ShortcutSettings() {
  const t = useStrings('reading');
  const { code } = useLazy(load);
  return (
    <Section title={t('shortcuts')} id="shortcuts">
      {code && <code.ShortcutControls />}
    </Section>
  );
}
