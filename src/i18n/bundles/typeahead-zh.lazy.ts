export { default as strings } from '../../../content/locales/zh/typeahead.json';
