import { latePart } from '../../platform/loading/late-part';
import { partsAtBuild } from './game-parts-at-build';

function load() {
  return import('./game-parts.lazy');
}

/** Facts of a game: in sight at once as HTML, and nothing in them waits for a click but what comes with their code. */
export const Facts = latePart(
  'facts',
  partsAtBuild?.GameFacts,
  async () => (await load()).GameFacts,
);

/** The words for the picture at the top of a game, before its other pictures; they open without any code. */
export const CoverDescription = latePart(
  'cover-description',
  partsAtBuild?.PictureDescription,
  async () => (await load()).PictureDescription,
);

/** Parts of the page of a game beside and below its text. */
export const PartnerBeside = latePart(
  'partner-beside',
  partsAtBuild?.GamePartner,
  async () => (await load()).GamePartner,
);
export const PartnerBelow = latePart(
  'partner-below',
  partsAtBuild?.GamePartner,
  async () => (await load()).GamePartner,
);
export const Roles = latePart(
  'roles',
  partsAtBuild?.GameRoles,
  async () => (await load()).GameRoles,
);
export const Related = latePart(
  'related',
  partsAtBuild?.GameGrid,
  async () => (await load()).GameGrid,
);
