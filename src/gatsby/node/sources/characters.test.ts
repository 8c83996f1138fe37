/** @jest-environment node */
import { characterSchema } from '../../../contract/partners';
import { createAddresses } from './addresses';
import { toCharacter } from './characters';

test('maps a character; what is optional and missing gets its default', () => {
  const wire = characterSchema.parse({
    id: 7,
    name: '灵犀',
    avatar: '/a.png',
    chat_count: 3,
    i18n: { ja: { name: '霊犀' } },
  });
  expect(toCharacter(wire, createAddresses('https://api.example'))).toEqual({
    id: '7',
    texts: { name: '灵犀', slogan: '', description: '', tags: [], greeting: '' },
    translations: { ja: { name: '霊犀' } },
    avatar: 'https://api.example/a.png',
    figure: undefined,
    gameIds: [],
  });
});
