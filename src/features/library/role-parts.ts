export { RoleEnd } from './role-end';
export { RoleStory } from './role-story';
