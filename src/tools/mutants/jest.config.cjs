const path = require('node:path');
const config = require('../../../jest.config.cjs');

const COUNT_HITS = path.join(__dirname, 'count-hits.ts');

/**
 * The unit tests as they are for `npm run mutants`, which runs them in a copy of the project.
 * @type {import('jest').Config}
 */
module.exports = {
  ...config,
  rootDir: path.resolve(__dirname, '../../..'),
  testSequencer: path.join(__dirname, 'in-given-order.cjs'),
  projects: config.projects.map((project) => ({
    ...project,
    setupFilesAfterEnv: [...(project.setupFilesAfterEnv ?? []), COUNT_HITS],
  })),
};
