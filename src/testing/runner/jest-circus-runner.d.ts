/** Jest's own runner, which comes without types. */
declare module 'jest-circus/runner' {
  const runFile: (...file: readonly unknown[]) => Promise<unknown>;
  export default runFile;
}
