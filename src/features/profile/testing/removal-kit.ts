import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startProfileKit } from './profile-kit';

/** The pages of account removal, and ways through them. To be called once per file, outside of its tests. */
export function startRemovalKit() {
  const kit = startProfileKit();
  const address = `/m/profile/removeAccount-${kit.user.web_user_id}`;
  const click = (name: string) => userEvent.click(kit.press(name));
  const field = () => screen.getByLabelText('验证码');

  /** Shows an address and waits for the code of the removal. */
  async function open(pathname: string) {
    const page = kit.show(pathname);
    await screen.findByRole('heading', { level: 1 });
    return page;
  }

  return {
    kit,
    address,
    click,
    field,
    open,
    /** Goes to the step where the code is asked for. */
    goToConfirm: async () => {
      kit.logIn();
      const page = await open(address);
      await click('我知道了，下一步');
      await click('我知道了，下一步');
      await screen.findByLabelText('验证码');
      return page;
    },
    /** Fills in the step and sends it. */
    confirm: async (code = '123456') => {
      await userEvent.type(field(), code);
      await userEvent.click(screen.getByRole('checkbox'));
      await click('注销账号');
    },
  };
}
