export { default as strings } from '../../../content/locales/en/quiet-page.json';
