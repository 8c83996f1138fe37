import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { GamePartner } from './game-partner';

const avatar = { src: '/a.webp', srcSet: '', width: 1, height: 1, color: '#000' };
const texts = {
  ...{ name: '万灯城', summary: '', html: '', developer: '', publisher: '', tags: [] },
  ...{ sections: [{ title: '玩法', html: '' }], untranslated: [] },
};
const character = { characterId: 'p-lingxi', avatar, text: { name: '灵犀', untranslated: [] } };

it('says why the partner likes the game, in the partner’s words, and leads to the partner', () => {
  const game = { gameId: 'g', character, partnerReason: '它肯让人安静下来。', text: texts };
  renderPage(<GamePartner game={game} />, ['library']);
  expect(screen.getByText('它肯让人安静下来。', { selector: 'blockquote' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '聊聊这款游戏' })).toHaveTextContent('灵犀');
  expect(screen.getByRole('link', { name: '去见灵犀' })).toHaveAttribute(
    'href',
    '/game-partner/detail-p-lingxi',
  );
});

it.each([
  ['zh', /灵犀很熟悉这款游戏/],
  ['en', /灵犀 knows this game well/],
  ['ja', /攻略も編成も物語も、灵犀に聞いて/],
] as const)(
  'says in %s that the partner knows the game where nobody has written why',
  (locale, text) => {
    const game = { gameId: 'g', character, partnerReason: null, text: texts };
    renderPage(<GamePartner game={game} />, ['library'], { locale, variant: 'm' });
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

it('is nothing where nobody knows the game', () => {
  const { container } = renderPage(
    <GamePartner game={{ gameId: 'g', character: null, partnerReason: null, text: texts }} />,
    ['library'],
  );
  expect(container).toBeEmptyDOMElement();
});

it.each(['pc', 'm'] as const)(
  'asks who is stuck to go on with the partner once on a page (%s)',
  (variant) => {
    const game = { gameId: 'g', character, partnerReason: null, text: texts };
    renderPage(
      <main>
        <div data-fold="a">
          <details open />
        </div>
        <GamePartner game={game} beside />
        {variant === 'm' && <GamePartner game={game} />}
      </main>,
      ['library'],
      { locale: 'zh', variant },
    );
    expect(screen.getAllByRole('link', { name: '还是卡着？问问灵犀' })).toHaveLength(1);
  },
);

// Hidden where there is no room beside the text, such as here.
it('offers beside the text to ask about the section that is read', async () => {
  const game = { gameId: 'lantern-city', character, partnerReason: null, text: texts };
  const page = (top: number) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
    return renderPage(
      <>
        <section>
          <h2 id="section-1">玩法</h2>
        </section>
        <GamePartner game={game} beside />
      </>,
      ['library'],
    );
  };
  const { unmount } = page(900);
  expect(screen.queryByRole('link', { name: /^问问灵犀/, hidden: true })).toBeNull();
  unmount();
  page(100);
  const ask = await screen.findByRole('link', { name: /^问问灵犀/, hidden: true });
  expect(ask).toHaveTextContent('玩法');
  const address = decodeURIComponent(ask.getAttribute('href') ?? '');
  expect(address).toMatch(/chat-p-lingxi.*#.*game=lantern-city.*玩法/);
});
