import type { BuildId } from './builds';
import type { System, VisitorSystem } from './visitor-system';

/** What is said of the visitor's machine; each is the key of a text. */
export type Note =
  | 'note-windows'
  | 'note-windows-arm'
  | 'note-android'
  | 'note-mac'
  | 'note-linux'
  | 'note-chromeos'
  | 'note-ios'
  | 'note-harmony'
  | 'note-none';

export interface Recommendation {
  /** The build that fits; none where there is none for this machine. */
  readonly build: BuildId | undefined;
  readonly note: Note;
}

interface Rule {
  /** The build that fits, if one could. */
  readonly build?: BuildId;
  readonly note: Note;
  /** What the note sends visitors to. */
  readonly needs: readonly BuildId[];
}

const rules: Readonly<Record<Exclude<System, 'unknown'>, Rule>> = {
  windows: { build: 'pc', note: 'note-windows', needs: ['pc'] },
  android: { build: 'mobile', note: 'note-android', needs: ['mobile'] },
  mac: { note: 'note-mac', needs: ['mobile', 'pc'] },
  linux: { note: 'note-linux', needs: ['mobile', 'pc'] },
  chromeos: { note: 'note-chromeos', needs: ['mobile', 'pc'] },
  ios: { note: 'note-ios', needs: ['pc'] },
  harmony: { note: 'note-harmony', needs: ['pc'] },
};

/**
 * Which build fits a machine, and what to say of it; nothing where the machine is not known. A note never
 * sends anybody to a build that is not there.
 * @param builds those that are configured
 */
export function recommendBuild(
  { system, architecture }: VisitorSystem,
  builds: readonly BuildId[],
): Recommendation | undefined {
  if (system === 'unknown') return undefined;
  const { build, note, needs } = rules[system];
  if (!needs.every((needed) => builds.includes(needed))) {
    return { build: undefined, note: 'note-none' };
  }
  const isArm = system === 'windows' && architecture === 'arm';
  return { build, note: isArm ? 'note-windows-arm' : note };
}
