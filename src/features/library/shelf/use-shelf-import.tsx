import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useStrings } from '../../../i18n/use-strings';
import { logRefusal } from '../../../platform/log';
import { showToast } from '../../../ui/toast';
import { importRecord } from './reading-record';

/**
 * Brings back a shelf from a file.
 * @returns what opens the choice of a file, and the field for it, to be rendered somewhere
 */
export function useShelfImport(): { readonly pick: () => void; readonly field: ReactNode } {
  const t = useStrings('reading');
  const picker = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const count = importRecord(await file.text());
      void showToast({ tone: 'success', text: t('imported', { count }) });
    } catch (error) {
      logRefusal(error);
      void showToast({ tone: 'error', text: t('import-failed') });
    }
    // The same file may be picked again.
    target.value = '';
  };
  const field = (
    <input
      ref={picker}
      type="file"
      accept=".json,application/json"
      // Its button is the one that is seen and heard.
      hidden
      aria-label={t('import')}
      onChange={(event) => void take(event)}
    />
  );
  return { pick: () => picker.current?.click(), field };
}
