import { letterFeatures } from './letter-features';
import { scoreOf, trainClassifier } from './train-classifier';
import { readWeights, writeWeights } from './weights-file';

test('what is learned tells what was told, and the same each time', () => {
  const examples = ['lantern', 'lanterns', 'a lantern'].map((text) => ({ text, isFor: true }));
  const others = ['harbour', 'harbours', 'the harbour'].map((text) => ({ text, isFor: false }));
  const [weights, again] = [1, 2].map(() =>
    trainClassifier([...examples, ...others], letterFeatures),
  );
  const scores = [weights, again].map((each) =>
    ['my lantern', 'my harbour'].map((text) => each && scoreOf(letterFeatures(text), each)),
  );
  expect(scores[0]?.[0]).toBeGreaterThan(0);
  expect(scores[0]?.[1]).toBeLessThan(0);
  expect(scores[1]).toEqual(scores[0]);
});

test('weights are kept in steps of a hundredth of the largest', () => {
  const places = [1, -0.5, 0.001];
  const { bias, places: read } = readWeights(writeWeights({ bias: 0.25, places }, 'd'));
  expect(bias).toBe(0.25);
  expect([read[0], read[2]]).toEqual([1, 0]);
  expect(read[1]).toBeCloseTo(-0.5, 2);
});
