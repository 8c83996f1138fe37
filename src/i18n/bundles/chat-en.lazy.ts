export { default as strings } from '../../../content/locales/en/chat.json';
