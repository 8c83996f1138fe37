import type { BenchKind } from '../bench-kind';
import { build } from './build';
import { chat } from './chat';
import { click } from './click';
import { companion } from './companion';
import { conversations } from './conversations';
import { interact } from './interact';
import { lab } from './lab';
import { page } from './page';
import { search } from './search';
import { serving } from './serving';
import { slowLine } from './slow-line';

/** All kinds, in the order in which they run. */
export const benchKinds: readonly BenchKind[] = [
  build,
  page,
  lab,
  slowLine,
  click,
  interact,
  chat,
  search,
  companion,
  serving,
  conversations,
];
