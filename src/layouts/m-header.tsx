import { useEffect, useState, type MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import {
  MOBILE_HEADER_PX,
  MOBILE_MAX_WIDTH_PX,
  shallowWindow,
} from '../config/breakpoints-and-sizes';
import { ShelfDoor } from '../features/library/shelf/shelf-door';
import { useStrings } from '../i18n/use-strings';
import { LocalLink } from '../links/local-link';
import { insetFocusRing } from '../theme/focus-ring';
import { iconButtonStyle } from '../ui/button-style';
import { MenuIcon } from '../ui/icons/menu';
import { SearchIcon } from '../ui/icons/search';
import { useLazy } from '../platform/loading/use-lazy';
import { Brand } from './brand';
import { FOOTER_NAV_ID } from './nav-items';
import type { FrameProps } from './frame-props';
import { LoginEntry } from './login-entry';

function load() {
  return import('./m-menu.lazy');
}

const menuButtonStyle = {
  ...iconButtonStyle,
  marginRight: -3,
} satisfies ThemeUIStyleObject;

/**
 * The button of the menu. Without a script, and when the menu does not come, it leads to the same links at
 * the foot of the page.
 */
function MenuButton({ location }: Pick<FrameProps, 'location'>) {
  const t = useStrings('common');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  const { code: menu, loadNow } = useLazy(load, {
    when: isOpen,
    onFail: () => {
      close();
      if (isOpen) window.location.hash = FOOTER_NAV_ID;
    },
  });
  // A menu belongs to the page it was opened on.
  useEffect(() => {
    setOpen(false);
  }, [location.pathname]);
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={`#${FOOTER_NAV_ID}`}
        role="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={loadNow}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        sx={menuButtonStyle}
      >
        <MenuIcon size={24} />
      </a>
      {menu && <menu.MMenu location={location} open={isOpen} onClose={close} />}
    </>
  );
}

const headerStyle = {
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 'header',
  // While a dialog is open there is no scroll bar; the header must not grow into its place.
  paddingRight: 'var(--removed-body-scroll-bar-size, 0px)',
  backgroundColor: 'page',
  borderBottom: '1px solid',
  borderColor: 'line',
  // The edge of the window cuts off what is around them.
  '& :focus-visible': insetFocusRing,
  // It goes with the page, and its room stays.
  [shallowWindow]: { position: 'absolute' },
} satisfies ThemeUIStyleObject;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: MOBILE_MAX_WIDTH_PX,
  height: MOBILE_HEADER_PX - 1,
  margin: '0 auto',
  paddingX: 3,
  // The door to the shelf is smaller on a desk.
  '& > a': { width: 'touch', minHeight: MOBILE_HEADER_PX - 1 },
} satisfies ThemeUIStyleObject;

const brandStyle = { flexGrow: 1, minWidth: 0 } satisfies ThemeUIStyleObject;

const headerRoomStyle = { height: MOBILE_HEADER_PX } satisfies ThemeUIStyleObject;

/**
 * The header of the mobile layout (specification, section 2.8): fixed, with a spacer of its height. In a shallow window
 * it stays at the top of the page.
 */
export function MHeader({ location }: Pick<FrameProps, 'location'>) {
  const t = useStrings('common');
  return (
    <>
      <header sx={headerStyle}>
        <div sx={rowStyle}>
          <div sx={brandStyle}>
            <Brand compact />
          </div>
          {/* Opens a sheet once `search-door.tsx` is there. */}
          <div data-search-door="">
            <LocalLink to="search" label={t('search-submit')} sx={iconButtonStyle}>
              <SearchIcon size={22} />
            </LocalLink>
          </div>
          <ShelfDoor />
          <LoginEntry compact />
          <MenuButton location={location} />
        </div>
      </header>
      <div sx={headerRoomStyle} />
    </>
  );
}
