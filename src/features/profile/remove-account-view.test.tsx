import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refusal } from '../../api-client/testing/client-kit';
import { ERROR_CODE } from '../../contract';
import { startRemovalKit } from './testing/removal-kit';

const { kit, address, click, field, open, goToConfirm, confirm } = startRemovalKit();
function step() {
  return document.querySelector('[aria-current="step"]');
}
function isLoggedIn() {
  return kit.client.useSession.getState().isLoggedIn;
}

describe('the removal', () => {
  it('goes step by step, the keyboard with it, and ends with a farewell', async () => {
    kit.logIn();
    await open(address);
    expect(document.title).toBe('注销账号 | 游伴');
    expect(screen.getByText('第 1 步，共 4 步')).toBeVisible();
    expect(step()).toHaveTextContent('会失去什么');
    expect(document.body).toHaveFocus();
    await click('我知道了，下一步');
    expect(screen.getByText('第 2 步，共 4 步')).toBeVisible();
    expect(screen.getByRole('heading', { name: '注销之后，这些还会留一阵' })).toHaveFocus();
    await click('上一步');
    expect(screen.getByRole('heading', { name: '注销之后，这些就没有了' })).toHaveFocus();
    await click('我知道了，下一步');
    expect(screen.getByRole('link', { name: '在隐私政策里看全文' })).toHaveAccessibleDescription(
      '在新标签页打开',
    );
    await click('我知道了，下一步');
    expect(screen.getByRole('heading', { name: '确认是你本人' })).toHaveFocus();
    expect(await screen.findByText(/138\*\*\*\*8000/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('60 秒')).toBeVisible();
    expect(screen.getByText('验证码已发送')).toBeVisible();
    await confirm();
    const farewell = await screen.findByRole('heading', { name: '账号已经注销' });
    expect(farewell).toHaveFocus();
    expect(screen.getByText('第 4 步，共 4 步')).toBeVisible();
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/m/');
    expect(isLoggedIn()).toBe(false);
    expect(kit.asked('sendCodeByUser')).toEqual(['{}']);
    expect(kit.asked('verifyCode')).toEqual(['{"phone_verify_code":"123456"}']);
    expect(kit.asked('accountDelete')).toEqual(['?ticket=ticket-1']);
    expect(kit.client.shown).toEqual([]);
  });

  it('is covered while it runs, and the cover fades over the farewell', async () => {
    let answerIt = (_: object): void => undefined;
    kit.answer('accountDelete', new Promise((resolve) => (answerIt = resolve)));
    await goToConfirm();
    await confirm();
    const cover = screen.getByRole('status');
    expect(cover).toHaveTextContent('正在注销…');
    const overFarewell: boolean[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByText('账号已经注销')) overFarewell.push(cover.isConnected);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    answerIt(ok({}));
    await waitFor(() => expect(cover).not.toBeInTheDocument());
    observer.disconnect();
    expect(overFarewell[0]).toBe(true);
    expect(cover).toHaveAttribute('data-closing');
  });

  it('says what is missing and sends nothing', async () => {
    await goToConfirm();
    await click('注销账号');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('请输入验证码');
    await userEvent.type(field(), '1');
    await click('注销账号');
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先勾选确认');
    expect(kit.asked('verifyCode')).toEqual([]);
  });

  it('sends once for two clicks', async () => {
    await goToConfirm();
    const send = kit.press('获取验证码');
    act(() => {
      fireEvent.click(send);
      fireEvent.click(send);
    });
    await screen.findByText('60 秒');
    await userEvent.type(field(), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    const remove = kit.press('注销账号');
    act(() => {
      fireEvent.click(remove);
      fireEvent.click(remove);
    });
    await screen.findByText('账号已经注销');
    expect(kit.asked('sendCodeByUser')).toHaveLength(1);
    expect(kit.asked('verifyCode')).toHaveLength(1);
    expect(kit.asked('accountDelete')).toHaveLength(1);
  });

  it('removes nothing for somebody who leaves while the code is looked at', async () => {
    const { unmount } = await goToConfirm();
    let answerIt = (_: object): void => undefined;
    kit.answer('verifyCode', new Promise((resolve) => (answerIt = resolve)));
    await confirm();
    await waitFor(() => expect(kit.asked('verifyCode')).toHaveLength(1));
    unmount();
    answerIt(ok({ ticket: 'ticket-1' }));
    await kit.client.api.settle();
    expect(kit.asked('accountDelete')).toEqual([]);
    expect(isLoggedIn()).toBe(true);
  });
});

describe('what goes wrong', () => {
  it('too many requests for codes start the countdown from what the API says', async () => {
    kit.answer('sendCodeByUser', refusal(ERROR_CODE.tooManyCodes, { retry_after: 754.2 }));
    await goToConfirm();
    await click('获取验证码');
    expect(await screen.findByText('755 秒')).toBeVisible();
    expect(screen.getByText(/获取得太频繁/)).toBeVisible();
    expect(kit.client.shown).toEqual([]);
  });

  it('a code that could not be sent may be asked for again at once', async () => {
    kit.answer('sendCodeByUser', undefined);
    await goToConfirm();
    await click('获取验证码');
    await waitFor(() => expect(kit.client.shown).toHaveLength(1));
    await waitFor(() => expect(kit.press('获取验证码')).toBeEnabled());
  });

  it('the countdown and the code outlive a look at the step before', async () => {
    await goToConfirm();
    await click('获取验证码');
    await screen.findByText('60 秒');
    await userEvent.type(field(), '12');
    await click('上一步');
    await click('我知道了，下一步');
    expect(field()).toHaveValue('12');
    expect(screen.getByText(/^(60|59|58) 秒$/)).toBeVisible();
  });

  it('a removal that failed is tried again with the same ticket, and nothing else', async () => {
    kit.answer('accountDelete', undefined);
    await goToConfirm();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('只差最后一步');
    expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
    expect(isLoggedIn()).toBe(true);
    kit.answer('accountDelete', ok({}));
    await click('注销账号');
    await screen.findByText('账号已经注销');
    expect(kit.asked('verifyCode')).toHaveLength(1);
    expect(kit.asked('accountDelete')).toEqual(['?ticket=ticket-1', '?ticket=ticket-1']);
  });

  it('a ticket that is taken no more leads back to the code', async () => {
    kit.answer('accountDelete', refusal(ERROR_CODE.invalidInput));
    await goToConfirm();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('验证已经过期');
    expect(field()).toHaveValue('');
    expect(kit.client.shown).toEqual([]);
    kit.answer('accountDelete', ok({}));
    kit.answer('verifyCode', ok({ ticket: 'ticket-2' }));
    await userEvent.type(field(), '654321');
    await click('注销账号');
    await screen.findByText('账号已经注销');
    expect(kit.asked('accountDelete')).toEqual(['?ticket=ticket-1', '?ticket=ticket-2']);
  });

  it('a session that ends is explained, and whoever logs in again goes on where they were', async () => {
    kit.answer('verifyCode', refusal(ERROR_CODE.sessionInvalid));
    await goToConfirm();
    await confirm('1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('账号没有任何改动');
    expect(screen.getByRole('heading', { name: '登录已过期' })).toBeVisible();
    await click('登录/注册');
    expect(kit.isLoginOpen()).toBe(true);
    act(() => kit.logIn());
    expect(await screen.findByLabelText('验证码')).toHaveValue('1234');
  });

  it('a session that ends during the removal leaves open whether it was done', async () => {
    kit.answer('accountDelete', undefined);
    await goToConfirm();
    await confirm();
    await screen.findByText('只差最后一步');
    kit.answer('accountDelete', refusal(ERROR_CODE.sessionInvalid));
    await click('注销账号');
    expect(await screen.findByRole('alert')).toHaveTextContent('还不能确定账号有没有注销');
  });
});

describe('the address', () => {
  it('of another account is refused, and one’s own is offered', async () => {
    kit.logIn();
    await open('/m/profile/removeAccount-7');
    expect(screen.getByText('这个链接属于另一个账号')).toBeVisible();
    expect(screen.getByRole('link', { name: '注销我自己的账号' })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: '回到个人中心' })).toHaveAttribute(
      'href',
      '/m/profile/',
    );
    expect(screen.queryByText(/共 4 步/)).not.toBeInTheDocument();
    expect(kit.client.api.seen).toEqual([]);
  });

  it.each([
    [address, '注销账号', '登录/注册', '第 1 步，共 4 步'],
    [`/en${address}`, 'Remove account', 'Log in / Sign up', 'Step 1 of 4'],
    [`/ja${address}`, 'アカウント削除', 'ログイン・新規登録', '4ステップ中1番目'],
  ])(
    '%s explains itself to a visitor, and goes on after login',
    async (at, title, button, first) => {
      await open(at);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(kit.isLoginOpen()).toBe(true);
      act(() => kit.client.closeLogin());
      await click(button);
      expect(kit.isLoginOpen()).toBe(true);
      act(() => kit.logIn());
      expect(screen.getByText(first)).toBeVisible();
    },
  );
});

// Last: the place of toasts, with its live regions, stays once the first one was shown.
describe('somebody who leaves while the account is being removed', () => {
  it('is told elsewhere that it is gone, and is logged out', async () => {
    let answerIt = (_: object): void => undefined;
    kit.answer('accountDelete', new Promise((resolve) => (answerIt = resolve)));
    const { unmount } = await goToConfirm();
    await confirm();
    await waitFor(() => expect(kit.asked('accountDelete')).toHaveLength(1));
    expect(kit.press('上一步')).toBeDisabled();
    unmount();
    await open('/m/profile/');
    answerIt(ok({}));
    expect(await screen.findByText('账号已经注销')).toBeVisible();
    expect(isLoggedIn()).toBe(false);
  });
});
