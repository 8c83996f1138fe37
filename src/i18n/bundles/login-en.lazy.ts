export { default as strings } from '../../../content/locales/en/login.json';
