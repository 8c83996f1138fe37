import { plainText, toSpeech } from './plain-text';

test('Markdown leaves its words', () => {
  expect(plainText('### Head\n- **bold** [link](/a)\n1. one\n\n> quote ![p](x.png)')).toBe(
    'Head bold link one quote p',
  );
});

test('links keep their words, also with brackets in the address', () => {
  expect(plainText('see [the page](/a_(board)), ![a cat](/c.png) and [x] (y)')).toBe(
    'see the page, a cat and [x] (y)',
  );
});

test.each(['x', '()', '(', 'a(b)c'])('a link that never ends with %j is plain text', (piece) => {
  const text = `[a](${piece.repeat(500_000)}`;
  expect(plainText(text)).toBe(text);
});

test.each(['[', '![', '](', '[](', '[x](', '[](()', '\n', ' \n', '- ', '1', '# '])(
  'a text of nothing but %j is read once, not once for each of its characters',
  (piece) => {
    // To read two million characters once for each of them takes hours.
    const text = piece.repeat(2_000_000 / piece.length);
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  },
);

test('headings and items of lists end like sentences', () => {
  expect(toSpeech('### Head\n- one\n- two!\n\nBody', 'en')).toBe('Head: one. two! Body');
  expect(toSpeech('### 标题\n- 一\n- 二\n\n正文', 'zh')).toBe('标题：一。二。正文');
});
