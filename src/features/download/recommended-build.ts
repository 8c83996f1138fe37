import type { BuildId } from './builds';
import type { Os, DetectedOs } from './detect-os';

/** The note about the visitor's machine: keys of strings. */
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
  /** The recommended build; undefined where none runs on this machine. */
  readonly build: BuildId | undefined;
  readonly note: Note;
}

interface Rule {
  /** The build that runs on this system, if any does. */
  readonly build?: BuildId;
  readonly note: Note;
  /** The builds that the note mentions. */
  readonly needs: readonly BuildId[];
}

const rules: Readonly<Record<Exclude<Os, 'unknown'>, Rule>> = {
  windows: { build: 'pc', note: 'note-windows', needs: ['pc'] },
  android: { build: 'mobile', note: 'note-android', needs: ['mobile'] },
  mac: { note: 'note-mac', needs: ['mobile', 'pc'] },
  linux: { note: 'note-linux', needs: ['mobile', 'pc'] },
  chromeos: { note: 'note-chromeos', needs: ['mobile', 'pc'] },
  ios: { note: 'note-ios', needs: ['pc'] },
  harmony: { note: 'note-harmony', needs: ['pc'] },
};

/**
 * Recommends a build for a machine, with a note; undefined when the machine is not known. The note never mentions a
 * build that is not configured.
 * @param builds the ids of the configured builds
 */
export function recommendBuild(
  { system, architecture }: DetectedOs,
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
