export { default as strings } from '../../../content/locales/zh/square.json';
