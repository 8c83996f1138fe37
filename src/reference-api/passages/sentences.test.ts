import { sentencesOf } from './sentences';

test('a quotation at the beginning of a sentence keeps its opening mark', () => {
  expect(sentencesOf('咳払いが聞こえる。「散板」には拍がない。', 'ja')).toEqual([
    '咳払いが聞こえる。',
    '「散板」には拍がない。',
  ]);
  expect(sentencesOf('Ring once. (Not twice.) Wait.', 'en')).toEqual([
    'Ring once.',
    '(Not twice.)',
    'Wait.',
  ]);
});
