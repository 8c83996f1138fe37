import { localeFacts, type Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import { pictureWordsIn } from '../../../../contract/describe-picture';
import { GALLERY_PLACE } from '../../../../contract/picture-words-file';
import { fallbackLang } from '../../../../i18n/fallback-lang';
import { withValues } from '../../../../i18n/with-values';
import { href } from '../../../../routes';
import { pictureKey, type PictureIndex } from '../../pictures/picture-kinds';
import type { DiscoveryStrings } from '../../sources/discovery-strings';
import { wordedPictures, type WordedPicture } from '../../sources/gallery-words';
import type { Game } from '../../sources/model';
import { escapeHtml, scriptFreeStyle } from '../script-free-html';

const style = `${scriptFreeStyle}figure{margin:2.5rem 0}img{max-width:100%;height:auto;border-radius:.9rem}`;

function langOf(words: { readonly untranslated: readonly string[] }, field: string): string {
  const lang = fallbackLang(words, field);
  return lang === undefined ? '' : ` lang="${lang}"`;
}

function figure(
  { kind, url, text, place }: WordedPicture,
  pictures: PictureIndex,
  locale: Locale,
): string {
  const words = pictureWordsIn(text, locale);
  const shown = pictures.get(pictureKey({ kind, url }));
  const at = place === undefined ? '' : ` ${GALLERY_PLACE}="${String(place)}"`;
  return [
    '<figure>',
    // The words beside it say all of it.
    ...(shown
      ? [
          `<img src="${escapeHtml(shown.src)}" width="${String(shown.width)}" height="${String(shown.height)}" alt="" loading="lazy">`,
        ]
      : []),
    '<figcaption>',
    `<p><strong${langOf(words, 'line')}>${escapeHtml(words.line)}</strong></p>`,
    ...(words.description === ''
      ? []
      : [`<p${at}${langOf(words, 'description')}>${escapeHtml(words.description)}</p>`]),
    '</figcaption>',
    '</figure>',
  ].join('\n');
}

/**
 * Puts the pictures of a game into words: a whole document, without a script. Search engines are not led to it: the game's own
 * page is what they should show.
 */
export function pictureWordsHtml(
  game: Game,
  pictures: PictureIndex,
  strings: DiscoveryStrings,
  locale: Locale,
): string {
  const { tag, siteName } = localeFacts[locale];
  const { name } = translate({ name: game.texts.name }, game.translations, locale).texts;
  const own = strings[locale].discovery;
  const title = escapeHtml(withValues(own['pictures-in-words'], { name }));
  const address = href('game', { id: game.id }, { locale, variant: 'pc' });
  return [
    '<!DOCTYPE html>',
    `<html lang="${tag}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | ${siteName}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<nav><a href="${escapeHtml(address)}">${escapeHtml(withValues(own['back-to-game'], { name }))}</a></nav>`,
    '<main>',
    `<h1>${title}</h1>`,
    ...wordedPictures(game).map((each) => figure(each, pictures, locale)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
