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
