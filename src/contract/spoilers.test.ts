import fc from 'fast-check';
import { SPOILER_MARK, spoilersOf, withoutSpoilers } from './spoilers';

const FOLD = `> ${SPOILER_MARK} 门怎么开？\n> 1. 听。\n> 2. 数到七。\n> 3. 从**背面**进去。`;

describe('a text without what its folds hide', () => {
  test('keeps the question and nothing of the steps', () => {
    expect(withoutSpoilers(`前\n\n${FOLD}\n\n后`)).toBe('前\n\n 门怎么开？\n\n后');
  });

  test('or not even the question', () => {
    expect(withoutSpoilers(`前\n\n${FOLD}\n\n后`, '')).toBe('前\n\n\n\n后');
  });

  test.each([
    ['a step that goes on without its sign', `${FOLD}\n谜底在这里`],
    ['a fold within a list', '- > [!fold] 问\n  > 1. 谜底在这里'],
    ['a fold within a quotation', '> > [!fold] 问\n> > 1. 甲\n> > 3. 谜底在这里'],
    ['lines with carriage returns', FOLD.replaceAll('\n', '\r\n').replace('听', '谜底在这里')],
    ['blank lines within', '> [!fold] 问\n>\n> 1. 甲\n>\n> 2. 谜底在这里'],
    ['a line that is indented', '> [!fold] 问\n \t谜底在这里'],
    ['a fold in each kind of list', '1. 2) * + - > [!fold] 问\n> 谜底在这里'],
  ])('gives nothing away of %s', (_, markdown) => {
    expect(withoutSpoilers(markdown)).not.toContain('谜底在这里');
  });

  test('keeps a mark in the middle of a line', () => {
    expect(withoutSpoilers('甲 [!fold] 乙\n丙')).toBe('甲 [!fold] 乙\n丙');
  });
});

describe('the folds of a text', () => {
  test('have steps that may speak of numbers, and lines without a sign', () => {
    const fold = '> [!fold] 问\n> 1.  甲 2. 乙\n见 3. 丙\n> 见4. 丁\n> 2. 戊';
    expect(spoilersOf(fold)).toEqual([
      { question: '问', steps: ['甲 2. 乙\n见 3. 丙\n见4. 丁', '戊'] },
    ]);
  });

  test('are questions with hint, nudge and answer', () => {
    expect(spoilersOf(`前\n\n${FOLD}\n\n中\n\n> [!fold]  空 `)).toEqual([
      { question: '门怎么开？', steps: ['听。', '数到七。', '从**背面**进去。'] },
      { question: '空', steps: [] },
    ]);
  });

  test('have steps that go on, none before the list begins, and no fourth one', () => {
    const fold =
      '> [!fold] 问\r\n>\r\n> 线索\r\n> 1. 甲\r\n>    乙\r\n> 2) 丙\r\n>10. 丁\r\n> 4. 戊';
    expect(spoilersOf(fold)).toEqual([{ question: '问', steps: ['甲\n乙', '丙', '丁\n4. 戊'] }]);
  });
});

const word = fc.stringMatching(/^[甲-龥a-z]{1,8}$/);

test('whatever a fold stands in, its steps are found and none of them is quoted', () => {
  const wrappings = fc.constantFrom('> ', '>', '> > ', '- > ', '1. > ', '\t> ');
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 6, maxLength: 6 }),
      wrappings,
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('.', ')'),
      (
        [before = '', question = '', hint = '', nudge = '', answer = '', after = ''],
        wrapping,
        newLine,
        sign,
      ) => {
        const quoted = wrapping.replace(/[-1.]/g, ' ');
        const fold = [
          `${wrapping}[!fold] ${question}`,
          ...[hint, nudge, answer].map(
            (step, at) => `${quoted}${String(at + 1)}${sign} 【${step}】`,
          ),
        ];
        const text = [before, '', ...fold, '', after].join(newLine);
        expect(spoilersOf(text)).toEqual([
          { question, steps: [`【${hint}】`, `【${nudge}】`, `【${answer}】`] },
        ]);
        expect(withoutSpoilers(text)).toBe([before, '', ` ${question}`, '', after].join(newLine));
      },
    ),
  );
});
