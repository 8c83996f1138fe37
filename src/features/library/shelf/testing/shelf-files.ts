/** Cards of items by id, as a build writes them (`outputs/item-cards`). */
export const cards = {
  'game lantern-city': {
    ...{ name: 'City of Lanterns', src: '/city.webp', srcSet: '/city.webp 320w' },
    ...{ color: '#123456', facts: ['1–4 players', '60–120 min'] },
  },
  'game old-city': {
    ...{ name: 'City of Lanterns', src: '/city.webp', color: '#123456' },
    now: 'lantern-city',
  },
  'game iron-garden': { name: 'Iron Garden', at: 300, src: '/iron.webp', color: '#123456' },
  'game g189': { name: 'Eleventh', src: '/city.webp', color: '#123456' },
  'role cat-inn-sangeng': {
    ...{ name: 'Sangeng', game: '猫客栈', foreignGame: 1, src: '/face.webp', color: '#123456' },
  },
};

/** Changes of items since they were read, as a build writes them (`outputs/item-changes`). */
export const changes = {
  page: 'Page updated',
  items: {
    'game lantern-city': [
      {
        at: 200,
        lines: [[{ text: 'New section ' }, { text: '“灯”', fragment: 's', foreign: 1 }]],
      },
    ],
    'role cat-inn-sangeng': [{ at: 100, lines: [[{ text: 'Story revised' }]] }],
  },
};
