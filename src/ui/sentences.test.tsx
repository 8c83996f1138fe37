import { render } from '@testing-library/react';
import { Sentences } from './sentences';

test.each([
  [
    '十九番目の灯籠はなぜ消える？結末を書くのはあなた',
    ['十九番目の灯籠はなぜ消える？', '結末を書くのはあなた'],
  ],
  ['来る？！　待っている', ['来る？！　', '待っている']],
  ['「来い」。そう言った', ['「来い」。', 'そう言った']],
  ['？！来る', ['？！', '来る']],
  ['灯灭了吗？', []],
  ['Who blew it out? You say', []],
])('a text that goes on after a sentence is parted there: %s', (text, parts) => {
  const { container } = render(<Sentences text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent)).toEqual(
    parts,
  );
});
