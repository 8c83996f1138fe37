import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../../api-client/testing/render-page';
import { Composer } from './composer';

function Sample({ onSend }: { onSend: (text: string) => void }) {
  const [draft, setDraft] = useState('');
  return <Composer name="灵犀" draft={draft} setDraft={setDraft} onSend={onSend} />;
}

function show() {
  const onSend = jest.fn();
  renderPage(<Sample onSend={onSend} />, ['chat']);
  return { onSend, field: screen.getByLabelText('写给灵犀') };
}

it('sends by Enter, breaks the line by Shift and Enter, and keeps the focus', async () => {
  const { onSend, field } = show();
  await userEvent.type(field, 'a{Shift>}{Enter}{/Shift}b{Enter}');
  expect(onSend.mock.calls).toEqual([['a\nb']]);
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(field).toHaveFocus();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Enter to an input method that composes: %j',
  (sign) => {
    const { onSend, field } = show();
    fireEvent.change(field, { target: { value: 'dengcheng' } });
    fireEvent.keyDown(field, { key: 'Enter', ...sign });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
  },
);

test.each(['', '   ', '\n\n', '　'])('sends nothing of %j', (value) => {
  const { onSend, field } = show();
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '发送' })).toHaveAttribute('aria-disabled', 'true');
});

// A family is eleven units of UTF-16, and one sign.
test.each([
  ['字'.repeat(1799), undefined, true],
  ['字'.repeat(1800), '还能写 200 字', true],
  ['字'.repeat(2000), '还能写 0 字', true],
  ['字'.repeat(2001), '超出 1 字', false],
  ['👨‍👩‍👧‍👦'.repeat(182), '超出 2 字', false],
])('counts as the API does: %#', (value, words, isSent) => {
  const { onSend, field } = show();
  fireEvent.change(field, { target: { value } });
  const count = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(count?.textContent).toBe(words ?? '');
  if (words === undefined) expect(count).not.toBeVisible();
  else expect(count).toBeVisible();
  if (isSent) expect(field).toBeValid();
  else expect(field).toBeInvalid();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(field).toHaveValue(value);
});

it('is a form whose text outlives a reload', () => {
  const { field } = show();
  expect(field.closest('form')).toHaveAttribute('data-draft');
});
