import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dataFolder, startTestApi } from '../testing/test-api';
import { logInVisitor } from '../testing/visitor';

const SAMPLE = join(__dirname, '../sample');

/** A copy of the voices and stories. */
function copyVoices(): string {
  const dir = dataFolder();
  for (const folder of ['voices', 'stories']) {
    cpSync(join(SAMPLE, folder), join(dir, folder), { recursive: true });
  }
  return dir;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('faulty voices and stories stop the start, each named with file and field', async () => {
  const voicesDir = copyVoices();
  edit(join(voicesDir, 'voices/p-lingxi.json'), '"hello": {', '"hallo": {');
  edit(join(voicesDir, 'voices/p-lingxi.json'), '都像，我不猜：{titles}。', '都像，我不猜。');
  edit(join(voicesDir, 'stories/p-lingxi-q-1.json'), '"goto": "done"', '"goto": "nowhere"');
  writeFileSync(join(voicesDir, 'stories/p-xiaoman-q-1.json'), '{');
  const message = await startTestApi({ voicesDir }).catch((error: unknown) => String(error));
  expect(message).toContain('voices/p-lingxi.json: talk.hello');
  expect(message).toMatch(/p-lingxi\.json: library\.several\..*expected a line with \{titles\}/);
  expect(message).toMatch(/stories\/p-lingxi-q-1\.json: steps\..*there is no step nowhere/);
  expect(message).toContain('stories/p-xiaoman-q-1.json: ');
});

test('partners without a voice are named, and only they cannot talk', async () => {
  const voicesDir = dataFolder();
  mkdirSync(join(voicesDir, 'voices'));
  cpSync(join(SAMPLE, 'voices/p-lingxi.json'), join(voicesDir, 'voices/p-lingxi.json'));
  const news = jest.spyOn(console, 'log').mockImplementation();
  const fault = jest.spyOn(console, 'error').mockImplementation();
  const api = await startTestApi({ voicesDir, quiet: false });
  const { headers } = await logInVisitor(api, '13800000000');
  const codes = [];
  for (const character_id of ['p-lingxi', 'p-xiaoman']) {
    const input = { character_id, content: 'hello', client_message_id: character_id };
    codes.push((await api.call('chatRespond', input, headers)).envelope.error_code);
  }
  const said = z
    .parse(z.array(z.array(z.string())), news.mock.calls)
    .flat()
    .join('\n');
  news.mockRestore();
  fault.mockRestore();
  expect(said).toContain('voices/p-xiaoman.json');
  expect(said).not.toContain('voices/p-lingxi.json');
  expect(codes).toEqual([0, 50_000]);
});
