export { default as strings } from '../../../content/locales/zh/quiet-page.json';
