import {
  addNote,
  addNotes,
  clearNotes,
  LONGEST_NOTE,
  readGameNotes,
  removeNote,
  useGameNotes,
} from './game-notes';

beforeEach(() => {
  localStorage.clear();
  clearNotes();
});

function texts(): readonly string[] {
  return useGameNotes.getState().notes.map(({ text }) => text);
}

test('notes are kept, the latest first, without blanks around them and no longer than they may be', () => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000);
  addNote('cat-inn', '  二楼 ');
  addNote('cat-inn', '😺'.repeat(LONGEST_NOTE + 1));
  addNote('cat-inn', ' \n ');
  expect(texts()).toEqual(['😺'.repeat(LONGEST_NOTE), '二楼']);
  expect(readGameNotes()).toEqual(useGameNotes.getState().notes);
});

test('what another window has written meanwhile stays', () => {
  addNote('cat-inn', 'ours');
  const theirs = { game: 'cat-inn', at: 5, text: 'theirs' };
  localStorage.setItem('gameNotes', JSON.stringify([theirs]));
  addNote('cat-inn', 'ours again');
  expect(texts()).toEqual(['ours again', 'theirs']);
  removeNote(theirs);
  expect(texts()).toEqual(['ours again']);
});

test('a file adds its sound notes, each once, and the oldest of too many go', () => {
  const notes = Array.from({ length: 250 }, (_, at) => ({ game: 'g', at, text: String(at) }));
  expect(addNotes([notes[0], notes[0], { game: '../x', at: 1, text: 'a' }, 7])).toBe(1);
  expect(addNotes(notes)).toBe(200);
  expect(texts()).toHaveLength(200);
  expect(texts()[0]).toBe('249');
});

test('spoiled storage is no notes', () => {
  localStorage.setItem('gameNotes', '{"a":');
  expect(readGameNotes()).toEqual([]);
});

/** Lets storage be full until it is restored. */
function fill(): jest.SpyInstance {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Another window writes its notes. */
function writeElsewhere(notes: readonly object[]): void {
  localStorage.setItem('gameNotes', JSON.stringify(notes));
  window.dispatchEvent(new StorageEvent('storage', { key: 'gameNotes' }));
}

test('what could not be stored stays when another window writes, and is stored once there is room', () => {
  const full = fill();
  jest.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000);
  addNote('cat-inn', 'ours');
  addNote('cat-inn', 'ours');
  expect(useGameNotes.getState().isKept).toBe(false);
  expect(texts()).toEqual(['ours']);
  full.mockRestore();
  writeElsewhere([{ game: 'cat-inn', at: 5, text: 'theirs' }]);
  expect(texts()).toEqual(['ours', 'theirs']);
  expect(useGameNotes.getState().isKept).toBe(true);
  expect(readGameNotes()).toEqual(useGameNotes.getState().notes);
});

test('what another window writes over in the same moment is put back, and what it takes away later is not', () => {
  const time = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const theirs = { game: 'cat-inn', at: 5, text: 'theirs' };
  addNote('cat-inn', 'ours');
  addNote('cat-inn', 'a slip');
  removeNote(useGameNotes.getState().notes.find(({ text }) => text === 'a slip')!);
  writeElsewhere([theirs]);
  expect(texts()).toEqual(['ours', 'theirs']);
  expect(readGameNotes()).toEqual(useGameNotes.getState().notes);
  time.mockReturnValue(60_000);
  writeElsewhere([theirs]);
  expect(texts()).toEqual(['theirs']);
});

test('a note is kept whatever the clock says, and however many there are', () => {
  addNotes(Array.from({ length: 200 }, (_, at) => ({ game: 'g', at: at + 1, text: String(at) })));
  jest.spyOn(Date, 'now').mockReturnValueOnce(0);
  addNote('g', 'of 1970');
  expect(texts()).toHaveLength(200);
  expect(texts().at(-1)).toBe('of 1970');
});

test('a spoiled note does not cost the others', () => {
  const sound = { game: 'g', at: 1, text: 'sound' };
  const spoiled = [{ ...sound, at: 9e15 }, { ...sound, text: '' }, null];
  localStorage.setItem('gameNotes', JSON.stringify([...spoiled, sound]));
  expect(readGameNotes()).toEqual([sound]);
});
