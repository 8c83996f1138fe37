import { useEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { localeFacts } from '../../config/locales';
import { useStrings } from '../../i18n/use-strings';
import { GlobeIcon } from '../../ui/icons/globe';
import { LanguageSwitcher } from './language-switcher';

interface Props {
  pathname: string;
  /** Query and fragment, as far as they are known. */
  suffix: string;
}

/** Closes an open disclosure by Escape, by a click outside of it and when the focus leaves it. */
function useLightDismiss() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const { current } = details;
      if (current?.open === true && target instanceof Node && !current.contains(target)) {
        current.open = false;
      }
    };
    const escape = ({ key }: KeyboardEvent): void => {
      const { current } = details;
      if (key !== 'Escape' || current?.open !== true) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return details;
}

const menuStyle = { position: 'relative' } satisfies ThemeUIStyleObject;

const openerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  paddingX: 2,
  borderRadius: 'round',
  fontSize: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { backgroundColor: 'raised' },
} satisfies ThemeUIStyleObject;

const cardStyle = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  padding: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  boxShadow: 'raised',
} satisfies ThemeUIStyleObject;

/** A menu of languages for a header: a `<details>` disclosure, so that it opens without a script. */
export function LanguageMenu({ pathname, suffix }: Props) {
  const t = useStrings('common');
  const { locale } = usePlace();
  const details = useLightDismiss();
  return (
    <details ref={details} key={pathname} sx={menuStyle}>
      <summary aria-label={t('language-now', { name: localeFacts[locale].name })} sx={openerStyle}>
        <GlobeIcon size={18} />
        {localeFacts[locale].name}
      </summary>
      <div sx={cardStyle}>
        <LanguageSwitcher pathname={pathname} suffix={suffix} />
      </div>
    </details>
  );
}
