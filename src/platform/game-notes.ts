import * as z from 'zod/mini';
import { create } from 'zustand';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/** Most notes of all games; the oldest ones are dropped. */
const MOST = 200;

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

const noteSchema = z.object({
  game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** The time of the note, in milliseconds since 1970. */
  at: z.number(),
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_NOTE * 2)),
});

/** A line that a visitor wrote beside a game. It is never sent. */
export type GameNote = z.infer<typeof noteSchema>;

/** Keeps the sound notes, the latest first, each once: a spoiled one does not cost the others. */
function tidy(notes: readonly unknown[]): GameNote[] {
  const sound = notes.flatMap((note) => {
    const parsed = noteSchema.safeParse(note);
    return parsed.success ? [parsed.data] : [];
  });
  const byKey = new Map(sound.map((note) => [`${note.at} ${note.game} ${note.text}`, note]));
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
  /** False while storage is full or forbidden: then notes are gone with the page. */
  readonly isKept: boolean;
}

export const useGameNotes = create<NotesState>(() => ({ notes: readGameNotes(), isKept: true }));

onStoredElsewhere('gameNotes', () =>
  useGameNotes.setState({ notes: readGameNotes(), isKept: true }),
);

/** Changes the notes. What another window has stored meanwhile stays; what cannot be stored lives as long as the page. */
function change(update: (notes: readonly GameNote[]) => readonly unknown[]): void {
  const { notes, isKept } = useGameNotes.getState();
  const next = tidy(update(isKept ? readGameNotes() : notes));
  const text = next.length === 0 ? undefined : JSON.stringify(next);
  useGameNotes.setState({ notes: next, isKept: writeStored('localStorage', 'gameNotes', text) });
}

/** Writes a note beside a game, with the time of now. Blanks around it are left out; of nothing else there is no note. */
export function addNote(game: string, text: string): void {
  const line = Array.from(text.trim()).slice(0, LONGEST_NOTE).join('');
  if (line !== '') change((notes) => [{ game, at: Date.now(), text: line }, ...notes]);
}

export function removeNote({ game, at, text }: GameNote): void {
  change((notes) =>
    notes.filter((note) => note.game !== game || note.at !== at || note.text !== text),
  );
}

/** Adds notes of a file to those that are there; what is no note is left out. @returns how many were sound */
export function addNotes(found: readonly unknown[]): number {
  const sound = tidy(found);
  if (sound.length > 0) change((notes) => [...notes, ...sound]);
  return sound.length;
}

export function clearNotes(): void {
  change(() => []);
}
