/** The SDK without A/B tests, click tracking and their editors; the package names the types of the whole only. */
declare module '@datarangers/sdk-javascript/es/index-base.min.js' {
  export { Collector } from '@datarangers/sdk-javascript';
}
