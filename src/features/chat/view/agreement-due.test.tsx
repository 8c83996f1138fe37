import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAgreementDue } from '../../../api-client/session/agreement-due';
import { giveHeights, showChat } from '../testing/show-chat';

beforeEach(giveHeights);

it('sends nothing while something has to be agreed to first, and keeps what was typed', async () => {
  const send = jest.fn();
  const setDraft = jest.fn();
  const show = jest.fn();
  act(() => useAgreementDue.setState({ show }));
  showChat({ draft: '你好', suggestions: ['再见'], send, setDraft }, { news: <p>同意吗</p> });
  expect(screen.getByText('同意吗')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再见' }));
  await userEvent.type(screen.getByLabelText('写给灵犀'), '{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(setDraft).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledTimes(2);
  act(() => useAgreementDue.setState({ show: undefined }));
  await userEvent.type(screen.getByLabelText('写给灵犀'), '{Enter}');
  expect(send.mock.calls).toEqual([['你好']]);
});
