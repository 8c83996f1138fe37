import fc from 'fast-check';
import { plainTextSchema } from '../../contract/texts';
import { checkProperty } from '../../testing/check-property';
import { MODEL_REPLY_CHARACTERS } from '../limits';
import { ReplyCheck, UnfitReplyError } from './reply-check';
import { cutAnywhere, cuts, DISTRESS, fitText, LINKS, textWith } from './testing/model-words';

/** Checks a reply that comes in pieces. Tells what was shown, too. */
function check(pieces: readonly string[]) {
  let shown = '';
  const reply = new ReplyCheck((piece) => {
    shown += piece;
  });
  try {
    for (const piece of pieces) if (!reply.add(piece)) break;
    const content = reply.finish();
    return { shown, content, fault: undefined };
  } catch (error) {
    if (!(error instanceof UnfitReplyError)) throw error;
    return { shown, content: undefined, fault: error.message };
  }
}

test('a reply is shown and kept as it is, however it is cut', () => {
  checkProperty(
    fc.property(fitText, cuts, (text, places) => {
      const { content } = check(cutAnywhere(text, places));
      expect(content).toBe(text);
    }),
  );
});

test.each([
  ['a link', LINKS],
  ['words of distress', DISTRESS],
])('%s is never shown, however the reply is cut', (what, phrases) => {
  checkProperty(
    fc.property(textWith(phrases), cuts, ({ text, start, phrase }, places) => {
      const { shown, content, fault } = check(cutAnywhere(text, places));
      expect({ content, fault }).toEqual({ content: undefined, fault: `The model wrote ${what}` });
      expect(`${start} ${phrase}`.startsWith(shown)).toBe(true);
      expect(shown).not.toContain(phrase);
    }),
    { numRuns: 500 },
  );
});

test('half of a link is shown no more than a whole one', () => {
  for (const link of LINKS) {
    const { shown } = check([...`Look at ${link}`.split(/(?=.)/u), ' now']);
    expect(shown).toBe('Look at ');
  }
});

test('what is shown before a reply is refused could stand alone', () => {
  const word = fc.oneof(fitText, fc.constantFrom(...LINKS, ...DISTRESS, 'want', 'to', 'die', '.'));
  checkProperty(
    fc.property(fc.array(word), cuts, (words, places) => {
      const text = words.join(' ');
      const whole = check([text]);
      const { shown, fault } = check(cutAnywhere(text, places));
      expect(fault).toBe(whole.fault);
      expect(check([shown]).fault ?? 'The model wrote nothing').toBe('The model wrote nothing');
    }),
    { numRuns: 500 },
  );
});

test('whatever comes, a reply is a text of bounded length or none', () => {
  const anything = fc.array(
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
  );
  checkProperty(
    fc.property(anything, fc.constantFrom(1, 100), (pieces, times) => {
      const { shown, content } = check(Array.from({ length: times }, () => pieces).flat());
      expect(shown.length).toBeLessThanOrEqual(MODEL_REPLY_CHARACTERS);
      if (content !== undefined) {
        expect(content).toBe(shown);
        expect(plainTextSchema.parse(content)).toBe(content);
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test.each(['青铜之门有三副面具，最后一副在钟楼', '最後の面は鐘楼にあります。まず鍵を'])(
  'what is written without blanks is shown clause by clause: %s',
  (text) => {
    const pieces: string[] = [];
    const reply = new ReplyCheck((piece) => pieces.push(piece));
    for (const sign of text) reply.add(sign);
    expect(pieces).toEqual([/^.*[，。]/u.exec(text)?.[0]]);
  },
);

test.each(['', ' ', '\u200b\n', '\u0000'])(
  'a reply of which nothing is seen is none: %j',
  (text) => {
    expect(check([text]).fault).toBe('The model wrote nothing');
  },
);

test.each([
  'v1.2.3',
  'At 3.5 s...',
  'Lv.10 vs. Lv.20',
  'the S.T.A.R. door',
  '她说。OK',
  'No. 7: go',
])('what only looks like an address is shown: %s', (text) => {
  expect(check([text]).content).toBe(text);
});
