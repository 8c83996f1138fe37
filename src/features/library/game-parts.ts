export { GameGrid } from './game-card';
export { GameFacts } from './game-facts';
export { GamePartner } from './game-partner';
export { GameRoles } from './game-roles';
export { PictureDescription } from '../../ui/picture-description';
