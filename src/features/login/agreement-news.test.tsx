import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leadToAgreement } from '../../api-client/session/agreement-due';
import { logIn } from '../../api-client/session/log-in';
import { logOut, useSession } from '../../api-client/session/session';
import { startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import type { Consent } from '../../contract/legal-versions';
import { Toasts } from '../../ui/toast';
import { readAgreedTexts } from './agreed-texts';
import { AgreementNews } from './agreement-news';

const api = startMockApi();

function documentOf(name: string, consent: Consent) {
  const versions = ['1.0', '1.1'].map((version) => ({
    version,
    ...{ effective: '2026-09-01', consent, sha256: `digest of ${version}` },
    ...{ address: `/${name}/${version}.html`, text: `/${name}/${version}.txt` },
    changes: version === '1.1' ? { '1.0': `/${name}/changes/1.0/1.1.html` } : {},
  }));
  return { current: '1.1', versions };
}

function keep(agreed: object): void {
  localStorage.setItem('agreedTexts', JSON.stringify(agreed));
  window.dispatchEvent(new StorageEvent('storage', { key: 'agreedTexts' }));
}

const old = { version: '1.0', sha256: 'ab', at: '2026-09-02T00:00:00.000Z' };
const current = { ...old, version: '1.1' };

/** Opens a page of somebody who is logged in, and waits until its browser has been quiet. */
function open(agreed: object): void {
  keep(agreed);
  logIn({ access_token: 't', web_user_id: '7' });
  renderPage(
    <>
      <AgreementNews />
      <Toasts />
    </>,
    [],
  );
}

function card(name = '协议有新版，请你再确认一次') {
  return screen.findByRole('region', { name }, { timeout: 5000 });
}

beforeEach(() => {
  localStorage.clear();
  // The service asks again for the terms, and only tells of the policy.
  api.serve('/legal-versions.json', {
    terms: documentOf('terms', 'again'),
    privacy: documentOf('privacy', 'notice'),
  });
});

test('who agreed to an earlier version is asked again, with what changed, and not twice', async () => {
  open({ terms: old, privacy: old });
  const question = await card();
  expect(question).toHaveTextContent('《服务协议》有了新版（1.1）。 看改了什么');
  expect(question).toHaveTextContent('《隐私政策》有了新版（1.1）。');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/terms/changes/1.0/1.1.html');
  expect(document.body).toHaveFocus();
  // What is to be sent waits for the answer, and leads there.
  act(() => expect(leadToAgreement()).toBe(true));
  expect(question).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '同意新版' }));
  expect(question).not.toBeInTheDocument();
  expect(leadToAgreement()).toBe(false);
  expect(readAgreedTexts()).toEqual({
    terms: { version: '1.1', sha256: 'digest of 1.1', at: expect.any(String) as unknown },
    privacy: { ...old, told: '1.1' },
  });
});

test('who does not agree can log out, and keeps what they had agreed to', async () => {
  open({ terms: old, privacy: current });
  const question = await card();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(useSession.getState().isLoggedIn).toBe(false);
  expect(question).not.toBeInTheDocument();
  expect(await screen.findByText('已退出登录')).toBeInTheDocument();
  expect(readAgreedTexts().terms).toEqual(old);
});

test('what asks for nothing is a line, which is put away in all tabs and holds nothing up', async () => {
  open({ terms: current, privacy: old });
  const line = await card('协议更新');
  expect(line).toHaveTextContent(/^《隐私政策》有了新版（1\.1）。 看改了什么.*知道了$/);
  expect(leadToAgreement()).toBe(false);
  // In another tab.
  act(() => keep({ terms: current, privacy: { ...old, told: '1.1' } }));
  expect(line).not.toBeInTheDocument();
  act(() => keep({ terms: current, privacy: old }));
  await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
  expect(readAgreedTexts().privacy).toEqual({ ...old, told: '1.1' });
  expect(screen.queryByRole('region', { name: '协议更新' })).not.toBeInTheDocument();
});

test('is there for whoever is logged in alone', async () => {
  open({ terms: old, privacy: old });
  const question = await card();
  act(logOut);
  expect(question).not.toBeInTheDocument();
  expect(leadToAgreement()).toBe(false);
});
