import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { normalizeVerificationCode, CodeField } from './code-field';
import { TextField } from './text-field';

function digits(text: string) {
  return text.normalize('NFKC').replace(/\D/g, '');
}
const told = jest.fn<undefined, [string]>();

function Sample(more: { error?: string; hint?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="手机号"
      value={value}
      clean={digits}
      onChange={(text) => {
        told(text);
        setValue(text);
      }}
      {...more}
    />
  );
}

function field() {
  return screen.getByLabelText<HTMLInputElement>('手机号');
}

describe('a field', () => {
  it('puts right what is typed and pasted', async () => {
    render(<Sample />);
    await userEvent.click(field());
    await userEvent.paste(' １３-8x');
    expect(field()).toHaveValue('138');
    expect(told).toHaveBeenLastCalledWith('138');
    await userEvent.type(field(), '-0');
    expect(field()).toHaveValue('1380');
  });

  it('leaves the caret where it is written', async () => {
    render(<Sample />);
    await userEvent.type(field(), '1380');
    field().setSelectionRange(2, 2);
    await userEvent.paste('a9-9');
    expect(field()).toHaveValue('139980');
    expect(field().selectionStart).toBe(4);
  });

  it('does not touch what an input method composes, until it is done', () => {
    render(<Sample />);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '１３ ' } });
    expect(field()).toHaveValue('１３ ');
    expect(told).toHaveBeenLastCalledWith('１３ ');
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('13');
    expect(told).toHaveBeenLastCalledWith('13');
  });

  it('is described by what is wrong rather than by a hint, in a place that is always there', () => {
    const { rerender } = render(<Sample />);
    expect(field()).not.toHaveAccessibleDescription();
    const place = field().closest('div')?.parentElement?.querySelector('p');
    expect(place).toBeEmptyDOMElement();
    rerender(<Sample hint="11 位" />);
    expect(field()).toHaveAccessibleDescription('11 位');
    expect(field()).toBeValid();
    rerender(<Sample hint="11 位" error="请输入手机号" />);
    expect(field()).toHaveAccessibleDescription('请输入手机号');
    expect(field()).toBeInvalid();
    expect(place).toHaveTextContent('请输入手机号');
  });
});

test.each([
  [' １２３ 456 ', '123456'],
  ['A1-b2', 'A1b2'],
  ['验证码', ''],
])('the code %s is %s', (written, code) => {
  expect(normalizeVerificationCode(written)).toBe(code);
});

describe('a field for a code', () => {
  const onSend = jest.fn();
  const Code = ({ seconds = 0, isSending = false }) => {
    const [value, setValue] = useState('');
    const ref = useRef<HTMLInputElement>(null);
    return (
      <>
        <CodeField
          ref={ref}
          label="验证码"
          value={value}
          onChange={setValue}
          sendLabel={seconds > 0 ? `${String(seconds)} s` : '获取验证码'}
          secondsLeft={seconds}
          isSending={isSending}
          onSend={onSend}
        />
        <button type="button" onClick={() => ref.current?.focus()}>
          去填
        </button>
      </>
    );
  };
  const button = () => screen.getAllByRole('button')[0]!;

  it('hands its input out', async () => {
    render(<Code />);
    await userEvent.click(screen.getByText('去填'));
    expect(screen.getByLabelText('验证码')).toHaveFocus();
  });

  it('sends, but not while it is sending or waiting', async () => {
    const { rerender } = render(<Code />);
    await userEvent.click(button());
    expect(onSend).toHaveBeenCalledTimes(1);
    rerender(<Code isSending />);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    rerender(<Code seconds={9} />);
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('does not drop the keyboard when its button is disabled', async () => {
    const { rerender } = render(<Code />);
    await userEvent.click(button());
    expect(button()).toHaveFocus();
    rerender(<Code seconds={60} />);
    expect(screen.getByLabelText('验证码')).toHaveFocus();
  });
});
