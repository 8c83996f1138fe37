export { default as strings } from '../../../content/locales/ja/typeahead.json';
