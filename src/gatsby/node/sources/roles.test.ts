import { roleDetailSchema } from '../../../contract/library';
import { createAddresses } from './addresses';
import { toRole } from './roles';
import { smallLibrary } from './testing/small-library';

const addresses = createAddresses('https://api.example');
const [full = {}] = smallLibrary(1).roles;

test('maps a role with absolute pictures; translated skills are texts only', () => {
  expect(toRole(roleDetailSchema.parse({ ...full, rarity: 5 }), addresses)).toEqual({
    id: 'r1-0',
    gameId: 'g1',
    texts: {
      name: '角色',
      title: '',
      tags: [],
      attributes: [{ label: '力', value: '5' }],
      skills: [{ name: '斩', description: '快', icon: 'https://api.example/pictures/skill.png' }],
      description: '说明',
      story: '',
    },
    translations: { en: { skills: [{ name: 'Slash', description: 'Fast' }] } },
    avatar: 'https://api.example/pictures/role.png',
    portrait: undefined,
    rarity: 5,
    updatedAt: '2026-11-01T08:00:00Z',
    relatedIds: [],
    pictureTexts: [],
  });
});

test('what is optional and missing gets its default', () => {
  const { id, game_id, name, avatar, updated_at, description } = full;
  const bare = { id, game_id, name, avatar, updated_at, description };
  expect(toRole(roleDetailSchema.parse(bare), addresses)).toMatchObject({
    texts: { title: '', tags: [], attributes: [], skills: [], story: '' },
    translations: undefined,
    rarity: undefined,
  });
});
