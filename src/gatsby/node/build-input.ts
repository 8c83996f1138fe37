import type { PictureIndex } from './pictures/picture-kinds';
import type { LegalDocument } from './sources/legal';
import type { Library } from './sources/model';

/** What `onPreInit` has read and validated; the later hooks make nodes and pages of it. */
export interface BuildInput {
  readonly library: Library;
  readonly pictures: PictureIndex;
  readonly legal: readonly LegalDocument[];
}

let current: BuildInput | undefined;

/** Hands the validated input to the later hooks of the same build. */
export function setBuildInput(input: BuildInput): void {
  current = input;
}

/** The validated input of this build. */
export function buildInput(): BuildInput {
  if (!current) throw new Error('The build has not read its input yet: onPreInit comes first');
  return current;
}
