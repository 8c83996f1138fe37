import { ACCESS_KEYS } from '../../contract/access-keys';
import { accessTerms } from './access-terms';

test('machines are told what schema.org has words for', () => {
  expect(accessTerms({ yes: [...ACCESS_KEYS], no: [] })).toEqual({
    accessibilityFeature: ['displayTransformability', 'captions'],
    accessibilityHazard: ['noFlashingHazard'],
    accessModeSufficient: [{ '@type': 'ItemList', itemListElement: ['auditory'] }],
  });
});

test('that a game flashes is told too; what is not known is told by nothing', () => {
  expect(accessTerms({ yes: [], no: [...ACCESS_KEYS] })).toEqual({
    ...{ accessibilityFeature: [], accessModeSufficient: [] },
    accessibilityHazard: ['flashing'],
  });
  expect(accessTerms({ yes: ['one_hand', 'constructor'], no: [] }).accessibilityHazard).toEqual([]);
});
