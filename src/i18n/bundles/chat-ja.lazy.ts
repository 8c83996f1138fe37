export { default as strings } from '../../../content/locales/ja/chat.json';
