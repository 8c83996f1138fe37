import { render } from '@testing-library/react';
import { WholeSentences } from './whole-sentences';

test.each([
  [
    '十九番目の灯籠はなぜ消える？結末を書くのはあなた',
    ['十九番目の灯籠はなぜ消える？', '結末を書くのはあなた'],
  ],
  ['来る？！　待っている', ['来る？！　', '待っている']],
  ['灯灭了吗？', []],
  ['Who blew it out? You say', []],
])('a title that goes on after a question is parted there: %s', (text, parts) => {
  const { container } = render(<WholeSentences text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent)).toEqual(
    parts,
  );
});
