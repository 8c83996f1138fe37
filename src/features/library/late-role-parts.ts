import { latePart } from '../../platform/loading/late-part';
import { partsAtBuild } from './role-parts-at-build';

function load() {
  return import('./role-parts.lazy');
}

/** Parts of the page of a role below its hero. */
export const RoleSkills = latePart(
  'role-skills',
  partsAtBuild?.RoleSkills,
  async () => (await load()).RoleSkills,
);
export const RoleStory = latePart(
  'role-story',
  partsAtBuild?.RoleStory,
  async () => (await load()).RoleStory,
);
export const RoleEnd = latePart(
  'role-end',
  partsAtBuild?.RoleEnd,
  async () => (await load()).RoleEnd,
);
