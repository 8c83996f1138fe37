import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import type { Locale } from '../../config/locales';
import { GreetingDialogue } from './greeting-dialogue';
import { toGreeter } from './greeter';
import { built } from './testing/lingxi';

const greeter = toGreeter(built);

function show(locale: Locale = 'zh', variant: 'pc' | 'm' = 'pc') {
  renderPage(<GreetingDialogue greeter={greeter} />, ['first-word'], { locale, variant });
  return within(screen.getByRole('group', { name: /灵犀/ }));
}

it('greets, and offers answers of which one is open at a time', () => {
  const answers = show();
  expect(screen.getByText('频道通了。')).toBeInTheDocument();
  const details = answers.getAllByRole('group');
  expect(details.map((each) => each.querySelector('summary')?.textContent)).toEqual([
    '夜里',
    '白天',
    '分不清',
  ]);
  expect(new Set(details.map((each) => each.getAttribute('name')))).toEqual(
    new Set(['say-p-lingxi']),
  );
});

it.each([
  ['zh', '回灵犀一句', '走进灵犀的剧情', '去看《星海回波》'],
  ['en', 'Answer 灵犀', 'Play a scene with 灵犀', 'Open 星海回波'],
  ['ja', '灵犀に答える', '灵犀のストーリーへ', '『星海回波』を見る'],
] as const)('leads on from a reply, in %s', (locale, label, story, game) => {
  const answers = show(locale, 'm');
  const home = locale === 'zh' ? '/m' : `/${locale}/m`;
  expect(screen.getByRole('group', { name: label })).toBeInTheDocument();
  const [night, day] = answers.getAllByRole('group');
  expect(night).toHaveTextContent('那我们值同一班。');
  // Links of closed answers are hidden from the tree of roles.
  const links = [night!, day!].map((each) => within(each).getByRole('link', { hidden: true }));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [story, `${home}/game-partner/story-p-lingxi`],
    [game, `${home}/game-library/star-echo/`],
  ]);
});

it('leads to the chat, and nowhere where the library no longer has the game', () => {
  const [answer] = greeter.answers;
  const answers = [
    { ...answer!, say: '聊聊', place: 'chat' },
    { ...answer!, say: '没了', place: null, game: null },
  ];
  renderPage(<GreetingDialogue greeter={{ ...greeter, answers }} />, ['first-word']);
  const [link, ...others] = screen.getAllByRole('link', { hidden: true });
  expect(link).toHaveAttribute('href', '/game-partner/chat-p-lingxi');
  expect(link).toHaveTextContent('接着和灵犀聊');
  expect(others).toEqual([]);
  expect(screen.getAllByText('那我们值同一班。')).toHaveLength(2);
});

it('greets alone where nobody has written answers, and says nothing without a greeting', () => {
  const { container, rerender } = renderPage(
    <GreetingDialogue greeter={{ ...greeter, answers: [] }} />,
    ['first-word'],
  );
  expect(container).toHaveTextContent(/^频道通了。$/);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(inPage(<GreetingDialogue greeter={{ ...greeter, greeting: '' }} />, ['first-word']));
  expect(container).toBeEmptyDOMElement();
});

it('is whole in the HTML, for who has no script', () => {
  const html = renderToStaticMarkup(inPage(<GreetingDialogue greeter={greeter} />, ['first-word']));
  expect(html).toContain('正好出航。');
  expect(html).not.toMatch(/<details[^>]* open/);
});
