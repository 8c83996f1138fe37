import type { ReactNode } from 'react';
import { usePlace } from '../i18n/locale-context';
import type { LateStrings, LoadedNamespace } from '../i18n/string-bundles';
import { WithStrings } from '../i18n/with-strings';
import { useLazy } from '../platform/loading/use-lazy';

interface Props {
  namespace: LoadedNamespace;
  /** One record for good. */
  bundles: LateStrings;
  /** Shown until the strings have come. */
  waiting?: ReactNode;
  /** Renders what is shown when they did not come; nothing where it is left out. */
  failed?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

function Loaded({
  namespace,
  load,
  waiting = null,
  failed = () => null,
  children,
}: Omit<Props, 'bundles'> & { load: LateStrings['zh'] }) {
  const { code, hasFailed, loadNow } = useLazy(load);
  if (hasFailed) return failed(loadNow);
  if (!code) return waiting;
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
