export { Greeting } from './greeting';
