import { useEffect } from 'react';
import { ConsentNotice } from '../features/consent/consent-notice';
import { ReadingTracker } from '../features/library/shelf/reading-tracker';
import { useGreetingWatch } from '../features/partner/greeting-watch';
import { Login } from '../features/login/login';
import { QuietDoor } from '../features/quiet-page/quiet-door';
import { SeatHost } from '../features/seat/seat-host';
import { Shortcuts } from '../features/shortcuts/shortcuts';
import { Typeahead } from '../features/typeahead/typeahead';
import { PlaceProvider, usePlace } from '../i18n/locale-context';
import { showFocusInRows } from '../platform/focus/show-in-rows';
import { skipToMain } from '../platform/focus/skip-to-main';
import { useNavigationFocus } from '../platform/focus/use-navigation-focus';
import { shownVariant } from '../platform/variant-choice';
import { IconTooltips } from '../ui/icon-tooltips';
import { Toasts } from '../ui/toast';
import { FailureToasts } from './failure-toasts';
import { SearchDoor } from './search-door';

/**
 * Parts that every page has but not at first: the login dialog, suggestions for searches, the sheet that they have on a phone, the focus after a navigation, toasts
 * about failures, the consent notice, the ear for answers to greetings, what a visitor can do with a game or role, the way to its quiet page, the seat beside a game, shortcuts, names of icons.
 */
export function DeferredUi({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  useGreetingWatch();
  useNavigationFocus(pathname);
  useEffect(skipToMain, []);
  useEffect(showFocusInRows, []);
  return (
    <>
      {/* The dialog and what suggestions lead to belong to the frame that is shown; it renders anew, with its visibility, when it opens. */}
      <PlaceProvider place={{ locale, variant: shownVariant(pathname) }}>
        <Login pathname={pathname} />
        <Typeahead />
        <SearchDoor pathname={pathname} />
      </PlaceProvider>
      <Toasts />
      <FailureToasts />
      <ConsentNotice />
      <ReadingTracker pathname={pathname} />
      <QuietDoor pathname={pathname} />
      <SeatHost />
      <Shortcuts />
      <IconTooltips />
    </>
  );
}
