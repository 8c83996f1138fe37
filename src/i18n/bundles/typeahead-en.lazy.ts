export { default as strings } from '../../../content/locales/en/typeahead.json';
