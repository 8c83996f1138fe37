export * from './game-parts';
