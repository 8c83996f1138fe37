import { Greeting } from './greeting';

/**
 * The greeting where pages are rendered. The browser's production code has nothing in this file's place
 * (`aliases` of `webpack-config.ts`): its HTML is kept there.
 */
export const GreetingAtBuild: typeof Greeting | undefined = Greeting;
