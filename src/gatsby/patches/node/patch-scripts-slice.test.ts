import { leaveOutChunkTable } from './patch-scripts-slice';

const SLICE = 'public/_gatsby/slices/_gatsby-scripts-1.html';
const REST = '<script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async>';

function createWriter() {
  const written: string[] = [];
  const writer = {
    ensureFileContent: (_file: string, text: string) => {
      written.push(text);
      return Promise.resolve(true);
    },
  };
  leaveOutChunkTable(writer);
  return { written, write: (file: string, text: string) => writer.ensureFileContent(file, text) };
}

test('the table of chunks stays out of the scripts of pages, and of no other file', async () => {
  const { written, write } = createWriter();
  const table =
    '\n  <script\n  id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n </script>\n';
  expect(await write(SLICE, table + REST)).toBe(true);
  await write('public/other.html', table + REST);
  expect(written).toEqual([REST, table + REST]);
});

test('other scripts than those of Gatsby 5.16 are no silent loss', async () => {
  const { write } = createWriter();
  await expect(write(SLICE, REST)).rejects.toThrow('another than in 5.16');
  expect(() => {
    leaveOutChunkTable({});
  }).toThrow('another than in 5.16');
});
