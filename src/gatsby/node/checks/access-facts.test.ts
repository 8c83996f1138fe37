import { gameDetailSchema } from '../../../contract/library';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { warnOfAccessFacts } from './access-facts';

function warningsOf(access: object | undefined): string[] {
  const wire = gameDetailSchema.parse({
    ...{ id: 'g1', name: 'G', summary: '', description: '', cover: '', role_count: 0, tags: [] },
    ...{ updated_at: '2026-11-01T08:00:00Z', access },
  });
  const warnings: string[] = [];
  warnOfAccessFacts(
    { games: [toGame(wire, [], createAddresses('https://api.example'))] },
    (message) => warnings.push(message),
    // The day after in Beijing.
    new Date('2026-11-26T18:00:00Z'),
  );
  return warnings;
}

const features = { one_hand: 'yes' };

test.each([
  ['no facts', undefined],
  ['facts of today', { checked_on: '2026-11-27', version: '1.1', features }],
  ['facts without a version', { checked_on: '2026-11-20', features: { one_hand: 'no' } }],
])('%s are no contradiction', (_, access) => {
  expect(warningsOf(access)).toEqual([]);
});

test.each([
  ['a check that is still to come', { checked_on: '2026-11-28', features }, 'is still to come'],
  ['a version without a day', { version: '1.1', features }, 'a version (1.1), but no day'],
  ['answers without a day', { features }, 'there are answers, but no day'],
  [
    'a check that has found nothing out',
    { checked_on: '2026-11-20', features: { one_hand: 'unknown' } },
    'nothing is known',
  ],
])('%s warns, with game and field', (_, access, words) => {
  expect(warningsOf(access)).toEqual([expect.stringContaining(words)]);
  expect(warningsOf(access)[0]).toMatch(/^game g1, field access\./);
});
