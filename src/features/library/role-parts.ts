export { RoleEnd } from './role-end';
export { RoleSkills } from './role-skills';
export { RoleStory } from './role-story';
