export { default as strings } from '../../../content/locales/zh/login.json';
