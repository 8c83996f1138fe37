import path from 'node:path';

/** The folder of the sample library. */
export const SAMPLE_DIR = path.join(__dirname, '..', 'sample');
