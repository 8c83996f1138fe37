import { localeFacts, type Locale } from '../../../../config/locales';
import { pictureWordsIn } from '../../../../contract/describe-picture';
import { formatDay, serviceDay } from '../../../../i18n/dates';
import { DOT } from '../../../../i18n/dot';
import { withValues } from '../../../../i18n/with-values';
import { href } from '../../../../routes';
import { sectionId } from '../../../../routes/section-id';
import type { PictureKind } from '../../pictures/picture-kinds';
import { accessInWords, knownNeeds } from '../../sources/access-in-words';
import type { DiscoveryStrings } from '../../sources/discovery-strings';
import {
  minutesInWords,
  moodsInWords,
  playersInWords,
  type GameChoiceWords,
} from '../../sources/game-choice';
import type { Game } from '../../sources/model';
import { escapeHtml } from '../script-free-html';
import { langOf, offlineRolesHtml, type OfflineRole } from './offline-roles-html';
import { offlineStyle } from './offline-style';
import type { OfflineGameTexts } from './offline-texts';

/** Policy of the file wherever it is opened: it loads nothing and runs nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A picture in a small size, with its contents in its address. */
export interface EmbeddedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Finds a picture of a kind at an address; undefined where the build has none to embed. */
export type EmbedPicture = (kind: PictureKind, url: string) => EmbeddedPicture | undefined;

/** All that the file of a game is made of, in one language. */
export interface OfflineGame {
  readonly game: Game;
  readonly text: OfflineGameTexts;
  readonly roles: readonly Omit<OfflineRole, 'picture'>[];
  /** Addresses of the pictures of the roles, in their order. */
  readonly avatars: readonly string[];
  /** The time of the last change of the game or one of its roles. */
  readonly changedAt: string;
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly strings: DiscoveryStrings['zh'];
  readonly choiceWords: GameChoiceWords;
  readonly embed: EmbedPicture;
}

/** Writes a picture; empty where there is none. */
function img(picture: EmbeddedPicture | undefined, alt: string, lang = ''): string {
  if (picture === undefined) return '';
  const { src, width, height } = picture;
  return `<img src="${src}" width="${String(width)}" height="${String(height)}" alt="${escapeHtml(alt)}"${lang}>`;
}

/** Leads the links of a text to the site: the file is opened from anywhere. */
function withWholeLinks(html: string, siteUrl: string): string {
  return html.replace(/(<a\b[^>]*? href=")\/(?!\/)/g, `$1${escapeHtml(siteUrl)}/`);
}

function factsHtml({ game, text, locale, strings, choiceWords, changedAt }: OfflineGame): string {
  const words = strings.library;
  const { releaseDate, checkedOn, gameVersion, players, sessionMinutes, moods = [] } = game;
  const checked = checkedOn === undefined ? '' : formatDay(checkedOn, locale);
  const isCheckedFor = checked !== '' && gameVersion !== undefined;
  const facts = [
    [words.developer, text.developer, langOf(text, 'developer')],
    [words.publisher, text.publisher, langOf(text, 'publisher')],
    [words.released, releaseDate === undefined ? '' : formatDay(releaseDate, locale)],
    [words.platforms, game.platforms.join(DOT)],
    [words.players, players ? playersInWords(players, choiceWords, locale) : ''],
    [words.session, sessionMinutes ? minutesInWords(sessionMinutes, choiceWords, locale) : ''],
    [words.moods, moodsInWords(moods, choiceWords, locale).join(DOT)],
    [words.version, isCheckedFor ? '' : (gameVersion ?? '')],
    [
      words.checked,
      isCheckedFor
        ? withValues(words['checked-for'], { day: checked, version: gameVersion })
        : checked,
    ],
    [words.updated, formatDay(serviceDay(changedAt), locale)],
  ] as const;
  const shown = facts.filter(([, value]) => value !== '');
  return [
    `<dl class="facts" aria-label="${escapeHtml(words.facts)}">`,
    ...shown.map(
      ([name, value, lang = '']) =>
        `<div><dt>${escapeHtml(name)}</dt><dd${lang}>${escapeHtml(value)}</dd></div>`,
    ),
    '</dl>',
  ].join('\n');
}

function accessLines({ game: { access }, locale, strings, choiceWords }: OfflineGame): string[] {
  if (access === undefined || knownNeeds(access) === null) return [strings.game['access-none']];
  const known = accessInWords(access, choiceWords, locale);
  return [
    ...(['yes', 'no', 'unknown'] as const).flatMap((answer) =>
      known[answer].length === 0
        ? []
        : [withValues(strings.game[`access-${answer}`], { needs: known[answer].join(DOT) })],
    ),
    ...(known.checked === null
      ? []
      : [withValues(strings.game['access-checked'], { checked: known.checked })]),
  ];
}

/** Shows a picture with the words that it has, seen or not. */
function figure({ game, locale, embed }: OfflineGame, url: string, fallback: string): string[] {
  const written = game.pictureTexts.find(({ picture }) => picture === url);
  const words = written && pictureWordsIn(written, locale);
  const picture = img(embed('cover', url), words ? '' : fallback);
  if (picture === '') return [];
  const caption = words
    ? [`<figcaption${langOf(words, 'line')}>${escapeHtml(words.line)}</figcaption>`]
    : [];
  return ['<figure>', picture, ...caption, '</figure>'];
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly lines: readonly string[];
}

/** Lists the parts of the file in the order of the page; those that have nothing to show are left out. */
function partsOf(offline: OfflineGame): Part[] {
  const { game, text, roles, avatars, strings, siteUrl, embed } = offline;
  const words = strings.library;
  const sectionsLang = langOf(text, 'sections');
  const gallery = game.gallery
    .filter((url) => url !== game.cover)
    .flatMap((url, at) => {
      const name = { name: text.name, number: String(at + 1) };
      return figure(offline, url, withValues(words['gallery-picture'], name));
    });
  const shownRoles = roles.map((role, at) => ({
    ...role,
    picture: img(embed('avatar', avatars[at] ?? ''), ''),
  }));
  const prose = (html: string, lang: string): string[] =>
    html === '' ? [] : [`<div${lang}>${withWholeLinks(html, siteUrl)}</div>`];
  const part = (id: string, title: string, lines: readonly string[], lang = ''): Part => ({
    ...{ id, title, lang, lines },
  });
  return [
    part(
      'access',
      strings.game.access,
      accessLines(offline).map((line) => `<p>${escapeHtml(line)}</p>`),
    ),
    part('introduction', words.introduction, prose(text.html, langOf(text, 'description'))),
    part('gallery', words.gallery, gallery),
    ...text.sections.map(({ title, html }, at) =>
      part(sectionId(at), title, prose(html, sectionsLang), sectionsLang),
    ),
    part(
      'roles',
      words.roles,
      roles.length === 0 ? [] : [withWholeLinks(offlineRolesHtml(shownRoles, words), siteUrl)],
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/**
 * Makes the page of a game as one document: its style and pictures within, no script, spoilers folded. The same game has
 * the same document, whenever it is made.
 */
export function offlineGameHtml(offline: OfflineGame): string {
  const { game, text, locale, siteUrl, strings, changedAt } = offline;
  const { tag, siteName } = localeFacts[locale];
  const own = strings.discovery;
  const address = escapeHtml(siteUrl + href('game', { id: game.id }, { locale, variant: 'pc' }));
  const day = formatDay(serviceDay(changedAt), locale);
  const parts = partsOf(offline);
  const tags = text.tags.map(({ label }) => label).join(DOT);
  return [
    '<!DOCTYPE html>',
    `<html lang="${tag}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(text.name)} | ${siteName}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    `<style>${offlineStyle}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<header>',
    `<h1${langOf(text, 'name')}>${escapeHtml(text.name)}</h1>`,
    `<p${langOf(text, 'summary')}>${escapeHtml(text.summary)}</p>`,
    ...(tags === '' ? [] : [`<p class="soft"${langOf(text, 'tags')}>${escapeHtml(tags)}</p>`]),
    ...figure(offline, game.cover, ''),
    '</header>',
    factsHtml(offline),
    `<nav aria-label="${escapeHtml(strings.library.contents)}">`,
    ...parts.map(({ id, title, lang }) => `<a href="#${id}"${lang}>${escapeHtml(title)}</a>`),
    '</nav>',
    ...parts.flatMap(({ id, title, lang, lines }) => [
      `<section id="${id}" aria-labelledby="${id}-title">`,
      `<h2 id="${id}-title"${lang}>${escapeHtml(title)}</h2>`,
      ...lines,
      '</section>',
    ]),
    '</main>',
    '<footer>',
    `<p>${escapeHtml(withValues(own['offline-made'], { site: siteName, day }))}</p>`,
    `<p><a href="${address}">${escapeHtml(own['offline-latest'])}</a></p>`,
    '</footer>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
