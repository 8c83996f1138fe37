import { useState } from 'react';
import { useStrings } from '../../../i18n/use-strings';
import { useLazy } from '../../../platform/loading/use-lazy';
import { MoreIcon } from '../../../ui/icons/more';
import { menuOpener } from '../../../ui/menu-opener';

function load() {
  return import('./shelf-menu.lazy');
}

/** The button of what can be done with the whole shelf; its menu comes when it is pressed. */
export function ShelfMenu() {
  const t = useStrings('reading');
  const [isWanted, setWanted] = useState(false);
  const { code, loadNow } = useLazy(load, { when: isWanted, onFail: () => setWanted(false) });
  if (code && isWanted) return <code.ShelfActions />;
  return (
    <button
      type="button"
      aria-label={t('shelf-menu')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadNow}
      onClick={() => setWanted(true)}
      sx={menuOpener}
    >
      <MoreIcon size={18} />
    </button>
  );
}
