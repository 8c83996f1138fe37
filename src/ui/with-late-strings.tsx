import type { ReactNode } from 'react';
import type { Locale } from '../config/locales';
import { usePlace } from '../i18n/locale-context';
import type { LoadedNamespace, StringsBundle } from '../i18n/string-bundles';
import { WithStrings } from '../i18n/with-strings';
import { useLazy } from '../platform/loading/use-lazy';

type Load = () => Promise<{ readonly strings: StringsBundle }>;

interface Props {
  namespace: LoadedNamespace;
  /** Fetches the strings of each language; one record for good. */
  bundles: Readonly<Record<Locale, Load>>;
  children: ReactNode;
}

function Loaded({ namespace, load, children }: Omit<Props, 'bundles'> & { load: Load }) {
  const { code } = useLazy(load);
  if (!code) return null;
  return (
    <WithStrings namespace={namespace} strings={code.strings}>
      {children}
    </WithStrings>
  );
}

/** Shows its children once the strings that they need have come, in the language of the page. */
export function WithLateStrings({ bundles, ...rest }: Props) {
  const { locale } = usePlace();
  // Mounted anew for another language: the strings that are there are of the last one.
  return <Loaded key={locale} load={bundles[locale]} {...rest} />;
}
