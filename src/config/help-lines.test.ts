import { DISTRESS } from './help-lines';

test.each(['我想死', '真的活不下去了', 'I want to die.', 'how to kill myself', '死にたい', '自殺'])(
  '%s is heard',
  (text) => {
    expect(DISTRESS.test(text)).toBe(true);
  },
);

test.each(['想死你了', '这关笑死我了', 'The boss killed me again', 'a dying star', '死神が出た'])(
  '%s is not',
  (text) => {
    expect(DISTRESS.test(text)).toBe(false);
  },
);
