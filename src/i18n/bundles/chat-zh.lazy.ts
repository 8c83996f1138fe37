export { default as strings } from '../../../content/locales/zh/chat.json';
