export { RolePager } from './role-pager';
export { RoleStory } from './role-story';
