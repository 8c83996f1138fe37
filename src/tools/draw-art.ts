import { drawAll } from './art/draw-all';
import { readOptions, runCommand } from './cli';

void runCommand(async () => {
  const { only, video } = readOptions({
    only: { type: 'string' },
    video: { type: 'boolean', default: false },
  });
  await drawAll(only, video);
  return 0;
});
