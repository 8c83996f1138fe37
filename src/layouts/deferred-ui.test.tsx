import { act, configure, screen, waitFor } from '@testing-library/react';
import { closeLogin, openLogin } from '../api-client/session/session';
import { renderPage } from '../api-client/testing/render-page';
import { DeferredUi } from './deferred-ui.lazy';

// The code of the dialog is loaded, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  act(closeLogin);
});

// On a phone the dialog has the focus, so that no keyboard opens.
test.each([
  ['/terms/', 'pc', true, 'div'],
  ['/terms/', 'pc', false, 'input'],
  ['/activity/', 'pc', true, 'input'],
  ['/m/activity/', 'm', false, 'div'],
] as const)(
  'on %s (%s, narrow: %s) the focus is on %s',
  async (path, variant, matches, focused) => {
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    renderPage(<DeferredUi pathname={path} />, ['login'], { locale: 'zh', variant });
    act(openLogin);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(document.activeElement?.localName).toBe(focused);
  },
);
