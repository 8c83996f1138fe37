import { PartnersView } from '../partners-view';

type Card = Queries.PartnerCardFragment;

const picture = { src: '/built/f.webp', srcSet: '', width: 320, height: 480, color: '#000' };

/** A partner of the list as the build knew it. */
function card(characterId: string, name: string, tag: string, gameId: string): Card {
  return {
    characterId,
    avatar: picture,
    figure: picture,
    text: { name, slogan: `${name}的话`, greeting: `${name}问你`, tags: [tag], untranslated: [] },
    zh: { tags: [tag] },
    games: [{ gameId, text: { name: `名 ${gameId}`, untranslated: [] } }],
    answers: [{ say: `答${name}`, reply: `${name}回你`, place: 'chat', game: null }],
    reasons: [{ gameId, text: `${name}喜欢它` }],
  };
}

const cards = [
  card('p-lingxi', '灵犀', '沉静', 'star-echo'),
  card('p-axian', '阿弦', '嘴快', 'moon-opera'),
];

/** The partner directory at an address, as a page shows it. */
export function directory(hash = '') {
  return <PartnersView partners={cards} hash={hash} />;
}
