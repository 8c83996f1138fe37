export * from './home-screens';
