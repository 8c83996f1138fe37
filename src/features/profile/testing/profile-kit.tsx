import { screen } from '@testing-library/react';
import { ok, startClientKit, user } from '../../../api-client/testing/client-kit';
import { send } from '../../../api-client/testing/fake-api';
import { renderPage } from '../../../api-client/testing/render-page';
import { endpoints, type EndpointName } from '../../../contract';
import { placePath } from '../../../routes';
import { Toasts } from '../../../ui/toast';

export const member = {
  web_user_id: user.web_user_id,
  nickname: '灯火',
  phone_masked: '138****8000',
  created_at: '2026-02-28T20:00:00Z',
  unread_count: 3,
};

/** An envelope, or nothing: no answer that can be read. */
type Reply = object | undefined;

/** The pages of the profile against an API over HTTP. To be called once per file, outside of its tests. */
export function startProfileKit() {
  const client = startClientKit();
  const answers = new Map<string, Reply | Promise<Reply>>();
  const load = () => import('../profile-shell-view');
  let code: Awaited<ReturnType<typeof load>>;

  const answer = (name: EndpointName, envelope: Reply | Promise<Reply>): void => {
    answers.set(endpoints[name].path, envelope);
  };

  beforeAll(async () => {
    // Later than the client's own: it reads the address of the API when it is loaded.
    code = await load();
    client.api.answer((response, { url }) => {
      const path = url.replace(/\?.*/, '');
      void Promise.resolve(answers.get(path)).then((envelope) =>
        envelope ? send(response, envelope) : send(response, 'no answer', 502),
      );
    });
  });

  beforeEach(() => {
    document.head.innerHTML = '<title>By the page</title>';
    answers.clear();
    answer('me', ok(member));
    answer('sendCodeByUser', ok({}));
    answer('verifyCode', ok({ ticket: 'ticket-1' }));
    answer('accountDelete', ok({}));
    client.closeLogin();
  });

  return {
    client,
    answer,
    user,
    logIn: () => client.logIn({ ...user, nickname: '旧名' }),
    /** Renders what an address under `/profile/` shows. */
    show: (pathname: string) => {
      window.history.replaceState(null, '', pathname);
      const { ProfileShellView } = code;
      return renderPage(
        <>
          <ProfileShellView
            pathname={pathname}
            notFound={<p>gone</p>}
            news={<p>news</p>}
            shelf={<p>shelf</p>}
          />
          <Toasts />
        </>,
        ['profile'],
        placePath(pathname),
      );
    },
    /** Lists what the API was asked, in short: path, query, body. */
    asked: (name: EndpointName) =>
      client.api.seen
        .filter(({ url }) => url.startsWith(endpoints[name].path))
        .map(({ url, body }) => url.slice(endpoints[name].path.length) + body),
    isLoginOpen: () => client.useSession.getState().loginDialogVisible,
    press: (name: string) => screen.getByRole('button', { name }),
  };
}
