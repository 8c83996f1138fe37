import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refusal } from '../../api-client/testing/client-kit';
import { ERROR_CODE } from '../../contract';
import { forgetSaid, said } from '../../platform/testing/said';
import { VOICE_REST_MS } from '../../platform/voice';
import { startRemovalKit } from './testing/removal-kit';

const { kit, click, field, goToConfirm, confirm } = startRemovalKit();

/** Waits until the voice has said what it has to say. */
function restVoice() {
  return act(() => new Promise((resolve) => setTimeout(resolve, VOICE_REST_MS + 50)));
}

it('a wrong code is said under the field, and another one may be tried', async () => {
  kit.answer('verifyCode', refusal(ERROR_CODE.wrongCode));
  await goToConfirm();
  expect(field()).toBeRequired();
  expect(screen.getByRole('checkbox')).toBeRequired();
  await click('获取验证码');
  await screen.findByText('验证码已发送');
  await restVoice();
  await confirm('000000');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/验证码不对或已过期/));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('000000');
  await restVoice();
  forgetSaid();
  expect(kit.client.shown).toEqual([]);
  kit.answer('verifyCode', ok({ ticket: 'ticket-2' }));
  // What was wrong is selected: typing takes its place.
  await userEvent.keyboard('123456');
  expect(field()).toHaveValue('123456');
  expect(field()).toHaveAccessibleDescription('验证码已发送');
  await restVoice();
  expect(said()).toEqual([]);
  await click('注销账号');
  await screen.findByText('账号已经注销');
  await restVoice();
  expect(said()).toEqual([]);
  expect(kit.asked('accountDelete')).toEqual(['?ticket=ticket-2']);
});
