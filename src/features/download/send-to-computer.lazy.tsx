import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { logError } from '../../platform/log';
import { sharedAddress } from '../../links/shared-address';
import { href } from '../../routes';
import { DesktopIcon } from '../../ui/icons/desktop';
import { BuildRow, rowStyles } from './build-row';

const statusStyle = {
  color: 'nightMuted',
  fontSize: 1,
  overflowWrap: 'anywhere',
  userSelect: 'text',
} satisfies ThemeUIStyleObject;

type Outcome = 'send-copied' | 'send-failed';

/** Shares an address, or copies it where there is nothing to share with. @returns undefined once it was shared or left */
async function pass(title: string, url: string): Promise<Outcome | undefined> {
  try {
    if (Reflect.has(navigator, 'share')) {
      await navigator.share({ title, url });
      return undefined;
    }
    await navigator.clipboard.writeText(url);
    return 'send-copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    logError(error);
    return 'send-failed';
  }
}

/** Takes the address of the downloads to the visitor's computer, from phones that no build runs on. */
export function SendToComputer() {
  const t = useStrings('download');
  const common = useStrings('common');
  const { locale } = usePlace();
  const [outcome, setOutcome] = useState<Outcome>();
  const { origin, search } = window.location;
  const home = href('home', {}, { locale, variant: 'pc' });
  const address = sharedAddress(`${origin}${home}${search}#app`);
  return (
    <>
      <button
        type="button"
        onClick={() => void pass(common('site-name'), address).then(setOutcome)}
        sx={rowStyles.loud}
      >
        <BuildRow icon={<DesktopIcon size={22} />} name={t('send')} audience={t('send-text')} />
      </button>
      <p role="status" sx={statusStyle}>
        {outcome && t(outcome, { address })}
      </p>
    </>
  );
}
