import fc from 'fast-check';
import { ACTIVITY_DAYS, SEASONS, WEEKDAYS, type Occasion } from '../contract/notebooks';
import { checkProperty } from '../testing/check-property';
import { choosePages } from './choose-pages';
import { dayNumber, dayOfNumber } from './day-number';
import type { DatedNotebook } from './entry-ties';

const LAST = dayNumber('2100-12-31');

/** A day that is spoken of in tests lies here, so that all of them meet. */
const BASE = dayNumber('2026-11-01');

const numbers = fc.integer({ min: 0, max: LAST });
const near = fc.integer({ min: BASE - 40, max: BASE + 100 });

const anyDay: fc.Arbitrary<Occasion> = fc.oneof(
  fc.constantFrom('p-axian', 'p-feng').map((partner) => ({ partner })),
  fc.constantFrom('cat-inn', 'star-echo').map((game) => ({ game })),
);

const someDays: fc.Arbitrary<Occasion> = fc.oneof(
  fc.record({ activity: fc.constantFrom('a1', 'a2'), when: fc.constantFrom(...ACTIVITY_DAYS) }),
  fc.constantFrom(...SEASONS).map((season) => ({ season })),
  fc.constantFrom(...WEEKDAYS).map((weekday) => ({ weekday })),
  fc.constantFrom('12-21', '11-05', '02-28').map((day) => ({ day })),
);

/** Notebooks as `content/notebooks` may have them, with activities of up to two weeks. */
const notebooks: fc.Arbitrary<DatedNotebook> = fc
  .record({
    always: fc.array(anyDay, { minLength: 3, maxLength: 12 }),
    sometimes: fc.array(someDays, { maxLength: 30 }),
    starts: fc.tuple(near, near),
    length: fc.nat(13),
    changed: fc.array(near, { maxLength: 3 }),
  })
  .map(({ always, sometimes, starts, length, changed }) => ({
    entries: [...always, ...sometimes].map((on) => ({ on })),
    activities: Object.fromEntries(
      starts.map((start, at) => [
        `a${String(at + 1)}`,
        [dayOfNumber(start), dayOfNumber(start + length)],
      ]),
    ),
    changes: { 'cat-inn': changed.map(dayOfNumber) },
  }));

function pages(notebook: DatedNotebook, number: number, count = 1) {
  return choosePages(notebook, 'p-tuanzi', dayOfNumber(number), count).latest;
}

const anyDays = Array.from({ length: 5 }, () => ({ on: { partner: 'p-axian' } }));

function notebookOf(...own: readonly Occasion[]): DatedNotebook {
  return {
    entries: [...own.map((on) => ({ on })), ...anyDays],
    activities: { birthday: ['2026-11-23', '2026-11-30'], tea: ['2026-11-25', '2026-11-26'] },
    changes: { 'cat-inn': ['2026-11-10'] },
  };
}

/** Entries of own occasions by their days in November and December; others are a dot. */
function daysOf(notebook: DatedNotebook, from: string, to: string): string {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return pages(notebook, last, last - first + 1)
    .map(({ at }) => (at < notebook.entries.length - anyDays.length ? String(at) : '.'))
    .reverse()
    .join('');
}

test('every day from 1970 to 2100 has a page, and the same one whichever day asks for it', () => {
  checkProperty(
    fc.property(
      notebooks,
      numbers,
      fc.integer({ min: 1, max: 1000 }),
      (notebook, number, later) => {
        const [page] = pages(notebook, number);
        expect(page?.day).toBe(dayOfNumber(number));
        expect(notebook.entries[page?.at ?? -1]).toBeDefined();
        const asked = Math.min(number + later, LAST);
        expect(pages(notebook, asked, asked - number + 1).at(-1)).toEqual(page);
      },
    ),
    { numRuns: 60 },
  );
});

test('neighbouring days never show the same entry', () => {
  checkProperty(
    fc.property(notebooks, fc.oneof(numbers, near), (notebook, number) => {
      const shown = pages(notebook, number, 200).map(({ at }) => at);
      expect(shown.filter((at, index) => at === shown[index + 1])).toEqual([]);
    }),
  );
});

test('every entry whose day there is comes within two years', () => {
  checkProperty(
    fc.property(notebooks, (notebook) => {
      const all = pages(notebook, BASE + 600, 730);
      const seasonal = notebook.entries.flatMap(({ on }, at) => ('activity' in on ? [] : [at]));
      const shown = new Set(all.map(({ at }) => at));
      const years = new Map(seasonal.map((at) => [JSON.stringify(notebook.entries[at]?.on), at]));
      // Of several for the same day of the year, one comes each year.
      const missing = [...years.values()].filter(
        (at) =>
          !shown.has(at) &&
          !seasonal.some(
            (other) =>
              shown.has(other) &&
              'day' in notebook.entries[at]!.on &&
              JSON.stringify(notebook.entries[other]?.on) ===
                JSON.stringify(notebook.entries[at]?.on),
          ),
      );
      expect(missing).toEqual([]);
    }),
  );
});

test('in the rotation no entry comes again before the others that fit its day have come', () => {
  const week = WEEKDAYS.map((weekday) => ({ weekday }));
  const seasons = [...SEASONS, ...SEASONS].map((season) => ({ season }));
  const notebook = { ...notebookOf(...week, ...seasons), changes: {}, activities: {} };
  const fits = ({ on }: { on: Occasion }, day: string): boolean => {
    const date = new Date(day);
    if ('weekday' in on) return on.weekday === WEEKDAYS[date.getUTCDay()];
    if (!('season' in on)) return true;
    return on.season === SEASONS[Math.floor(((date.getUTCMonth() + 10) % 12) / 3)];
  };
  // Within one rotation, which begins anew every 1024 days.
  const all = [...pages(notebook, BASE + 600, 800)].reverse();
  const lastCame = new Map<number, number>();
  for (const [index, { at, day }] of all.entries()) {
    const came = lastCame.get(at);
    lastCame.set(at, index);
    expect(notebook.entries.slice(at, at + 1).every((entry) => fits(entry, day))).toBe(true);
    if (came === undefined) continue;
    const others = notebook.entries.flatMap((entry, other) =>
      fits(entry, day) && other !== at ? [other] : [],
    );
    expect(others.filter((other) => (lastCame.get(other) ?? -1) < came)).toEqual([]);
  }
});

test('what is tied to an activity comes on its days, and how it ended comes behind it', () => {
  const birthday = (when: (typeof ACTIVITY_DAYS)[number]) => ({ activity: 'birthday', when });
  const only = (when: (typeof ACTIVITY_DAYS)[number]) =>
    daysOf(notebookOf(birthday(when)), '2026-11-14', '2026-12-09');
  expect(only('before')).toBe(`..0...0..${'.'.repeat(17)}`);
  expect(only('first')).toBe(`${'.'.repeat(9)}0${'.'.repeat(16)}`);
  expect(only('during')).toBe(`${'.'.repeat(9)}0...0...${'.'.repeat(9)}`);
  expect(only('last')).toBe(`${'.'.repeat(16)}0${'.'.repeat(9)}`);
  expect(only('ended')).toBe(`${'.'.repeat(17)}0...0....`);
});

test('several that are equally close take turns, and the first day goes before any day', () => {
  const during = { activity: 'birthday', when: 'during' } as const;
  const first = { activity: 'birthday', when: 'first' } as const;
  const shown = daysOf(notebookOf(first, during, during), '2026-11-22', '2026-12-01');
  expect(shown).toMatch(/^\.0(?:12|21)\.\.(?:12|21)\.\.$/);
});

test('all that is written on the days of an activity comes where there are days enough', () => {
  const during = { activity: 'birthday', when: 'during' } as const;
  const notebook = notebookOf(during, during, during, during, during, during);
  const shown = new Set(daysOf(notebook, '2026-11-23', '2026-11-28'));
  expect([...shown].sort()).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('an activity goes before a day of the year, that before a changed game, and that before the rotation', () => {
  const day = { day: '11-12' };
  const game = { game: 'cat-inn' };
  const without = notebookOf(day, game);
  expect(daysOf(without, '2026-11-11', '2026-11-13')).toBe('101');
  const tied: DatedNotebook = {
    ...notebookOf({ activity: 'birthday', when: 'first' }, day),
    activities: { birthday: ['2026-11-12', '2026-11-13'] },
  };
  expect(daysOf(tied, '2026-11-11', '2026-11-13')).toBe('.0.');
});

test('an activity that is gone, or whose days changed, moves no day but its own', () => {
  const notebook = notebookOf({ activity: 'birthday', when: 'first' }, { weekday: 'friday' });
  const at = (activities: DatedNotebook['activities']) =>
    pages({ ...notebook, activities }, dayNumber('2026-12-31'), 60);
  const gone = at({});
  const differing = (other: typeof gone) =>
    other.filter((page, index) => page.at !== gone[index]?.at).map(({ day }) => day);
  expect(differing(at({ birthday: ['2026-11-23', '2026-11-30'] }))).toEqual(['2026-11-23']);
  expect(differing(at({ birthday: ['2026-12-03', '2026-11-30'] }))).toEqual([]);
  expect(differing(at({ birthday: ['2026-12-03', '2026-12-05'] }))).toEqual(['2026-12-03']);
});

test('the page that an activity leaves stays when its days are over', () => {
  const notebook = notebookOf({ activity: 'birthday', when: 'ended' });
  const endedOn = (day: string) => choosePages(notebook, 'p-tuanzi', day, 7).ended;
  expect(endedOn('2026-12-02')).toEqual([]);
  // The fifth has said it again, and lies among the latest.
  expect(endedOn('2026-12-09')).toEqual([]);
  expect(endedOn('2026-12-20')).toEqual([{ day: '2026-12-01', at: 0 }]);
  expect(choosePages(notebook, 'p-tuanzi', '2026-12-01', 1).latest).toEqual(endedOn('2026-12-20'));
});

test.each(['1970-01-01', '1969-07-20', '2300-01-01', '275760-09-13', 'no day', ''])(
  'a clock that says %j gets a page as well',
  (day) => {
    expect(choosePages(notebookOf(), 'p-tuanzi', day, 7).latest.length).toBeGreaterThan(0);
  },
);

test('what is called like something that every object has is neither an activity nor a change', () => {
  const odd = notebookOf({ activity: 'constructor', when: 'during' }, { game: 'toString' });
  const shown = pages(odd, BASE, 60).map(({ at }) => at);
  expect(shown).toHaveLength(60);
  expect(shown).not.toContain(0);
});
