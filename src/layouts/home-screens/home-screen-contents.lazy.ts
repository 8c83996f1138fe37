export * from './home-screen-contents';
