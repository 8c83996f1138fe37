export * from './role-parts';
