import * as z from 'zod/mini';
import { create } from 'zustand';
import { momentSchema } from './moment-schema';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/** Most notes of all games; the oldest ones are dropped. */
const MOST = 200;

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

const noteSchema = z.object({
  game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** The time of the note, in milliseconds since 1970. */
  at: momentSchema,
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_NOTE * 2)),
});

/** A line that a visitor wrote beside a game. It is never sent. */
export type GameNote = z.infer<typeof noteSchema>;

function keyOf({ at, game, text }: GameNote): string {
  return `${at} ${game} ${text}`;
}

/** Keeps the sound notes, the latest first, each once: a spoiled one does not cost the others. */
function tidy(notes: readonly unknown[]): GameNote[] {
  const sound = notes.flatMap((note) => {
    const parsed = noteSchema.safeParse(note);
    return parsed.success ? [parsed.data] : [];
  });
  const byKey = new Map(sound.map((note) => [keyOf(note), note]));
  return [...byKey.values()].sort((one, other) => other.at - one.at).slice(0, MOST);
}

/** Notes that this browser has kept. */
export function readGameNotes(): readonly GameNote[] {
  return readStored('localStorage', 'gameNotes', (text) =>
    text === null ? [] : tidy(z.array(z.unknown()).parse(JSON.parse(text))),
  );
}

interface NotesState {
  readonly notes: readonly GameNote[];
  /** False while storage is full or forbidden: then what could not be stored is gone with the page. */
  readonly isKept: boolean;
}

/**
 * How long a note stays fresh, in milliseconds. Windows hear of one another's notes a moment later: one that writes at the same
 * time writes over what it does not know yet. Nobody takes a note of another window away so soon.
 */
const FRESH_MS = 2000;

/** Notes that were just written here, with the time until which they are fresh, by a clock that nobody sets. */
let fresh: readonly { readonly note: GameNote; readonly until: number }[] = [];

/** Notes that could not be stored. They live as long as the page, and are tried again with each change. */
let unstored: readonly GameNote[] = [];

export const useGameNotes = create<NotesState>(() => ({ notes: readGameNotes(), isKept: true }));

/** Changes the notes. What another window has stored meanwhile stays; what cannot be stored lives as long as the page. */
function change(update: (notes: readonly GameNote[]) => readonly unknown[]): void {
  const stored = readGameNotes();
  const next = tidy(update(tidy([...unstored, ...stored])));
  const text = next.length === 0 ? undefined : JSON.stringify(next);
  const isKept = writeStored('localStorage', 'gameNotes', text);
  const known = new Set(stored.map(keyOf));
  unstored = isKept ? [] : next.filter((note) => !known.has(keyOf(note)));
  useGameNotes.setState({ notes: next, isKept });
}

onStoredElsewhere('gameNotes', () => {
  const notes = readGameNotes();
  const known = new Set(notes.map(keyOf));
  const now = performance.now();
  const lost = fresh.flatMap(({ note, until }) =>
    until > now && !known.has(keyOf(note)) ? [note] : [],
  );
  // For what could not be stored there may be room again.
  if (lost.length + unstored.length > 0) change((others) => [...lost, ...others]);
  else useGameNotes.setState({ notes, isKept: true });
});

/** Forgets that a note was just written here. */
function forgetFresh(gone: GameNote): void {
  fresh = fresh.filter(({ note }) => keyOf(note) !== keyOf(gone));
}

/** Writes a note beside a game, with the time of now. Blanks around it are left out; of nothing else there is no note. */
export function addNote(game: string, text: string): void {
  const line = Array.from(text.trim()).slice(0, LONGEST_NOTE).join('');
  if (line === '') return;
  // Whoever tries again what could not be stored writes no second one.
  const again = unstored.find((note) => note.game === game && note.text === line);
  if (again) forgetFresh(again);
  const others = (notes: readonly GameNote[]): readonly GameNote[] =>
    again ? notes.filter((note) => keyOf(note) !== keyOf(again)) : notes;
  const note = { game, at: Date.now(), text: line };
  const now = performance.now();
  fresh = [...fresh.filter(({ until }) => until > now), { note, until: now + FRESH_MS }];
  // The oldest makes room, also when the clock says that this one is older.
  change((notes) => [note, ...others(notes).slice(0, MOST - 1)]);
}

export function removeNote(removed: GameNote): void {
  forgetFresh(removed);
  change((notes) => notes.filter((note) => keyOf(note) !== keyOf(removed)));
}

/** Adds notes of a file to those that are there; what is no note is left out. @returns how many were sound */
export function addNotes(found: readonly unknown[]): number {
  const sound = tidy(found);
  if (sound.length > 0) change((notes) => [...notes, ...sound]);
  return sound.length;
}

export function clearNotes(): void {
  fresh = [];
  change(() => []);
}
