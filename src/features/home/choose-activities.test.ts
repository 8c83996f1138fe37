import { chooseActivities } from './choose-activities';

function activity(id: string, from: number, to: number) {
  return {
    id,
    startAt: new Date(from).toISOString(),
    endAt: new Date(to).toISOString(),
  };
}

const listed = [
  activity('far', 900, 999),
  activity('next', 600, 700),
  activity('long', 100, 800),
  activity('short', 400, 550),
  activity('old', 10, 20),
  activity('older', 1, 5),
];

function ids(now: number | undefined, activities = listed) {
  return chooseActivities(activities, now).map(({ activity: { id }, state }) => [id, state]);
}

test('running ones first, the next to end at the head, then what begins next', () => {
  expect(ids(500)).toEqual([
    ['short', 'running'],
    ['long', 'running'],
    ['next', 'upcoming'],
    ['far', 'upcoming'],
  ]);
});

test('what has ended fills up, the latest first', () => {
  expect(ids(850)).toEqual([
    ['far', 'upcoming'],
    ['long', 'ended'],
    ['next', 'ended'],
    ['short', 'ended'],
  ]);
});

test('without a clock they stand as built, and have no state', () => {
  expect(ids(undefined)).toEqual([
    ['far', undefined],
    ['next', undefined],
    ['long', undefined],
    ['short', undefined],
  ]);
});

test('none is fine, and what is given stays as it is', () => {
  expect(ids(500, [])).toEqual([]);
  const before = [...listed];
  ids(500);
  expect(listed).toEqual(before);
});
