import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '../../../../config/locales';
import { translate, type Translations } from '../../../../contract';
import {
  notebookAddress,
  notebookRootAddress,
  type DaySpan,
  type Notebook,
  type NotebookLink,
  type NotebookRoot,
  type Occasion,
} from '../../../../contract/notebooks';
import { serviceDay } from '../../../../i18n/dates';
import { tiesOf } from '../../../../notebook/entry-ties';
import { dayOfNumber } from '../../../../notebook/day-number';
import type { ChangeLog } from '../../sources/changes/change-log';
import { itemChanges } from '../../sources/changes/item-changes';
import type { Library } from '../../sources/model';
import type { WrittenNotebook, WrittenNotebooks } from '../../sources/notebooks';

/** Days of changes that are kept of a game: pages of the days before stay as they were. */
const MOST_CHANGES = 8;

/** Digits of a digest: each language has a folder with a few files. */
const DIGITS = 16;

/** All that notebooks are made of. */
export interface NotebookContext {
  readonly library: Library;
  readonly changeLog: ChangeLog;
  readonly notebooks: WrittenNotebooks;
}

/** Lists the days when each game, or a role of it, changed, the latest first. */
function changedDays({ library, changeLog }: NotebookContext): Map<string, string[]> {
  const days = new Map<string, string[]>();
  // When something changed is the same in every language.
  for (const { gameId, at } of itemChanges(changeLog, library, DEFAULT_LOCALE)) {
    const own = days.get(gameId) ?? [];
    const day = serviceDay(at);
    if (own.length < MOST_CHANGES && !own.includes(day)) own.push(day);
    days.set(gameId, own);
  }
  return days;
}

/** Makes the link to what an entry speaks of; undefined where it is no page, or the library does not have it. */
function linkOf(
  on: Occasion,
  { activities, characters, games }: Library,
  locale: Locale,
): NotebookLink | undefined {
  const linkTo = (
    to: NotebookLink['to'],
    id: string,
    name: string,
    translations: Translations<{ readonly name: string }> | undefined,
  ): NotebookLink => {
    const { texts, untranslated } = translate({ name }, translations, locale);
    return { to, id, name: texts.name, ...(untranslated.length > 0 && { foreign: 1 }) };
  };
  if ('activity' in on) {
    const found = activities.find(({ id }) => id === on.activity);
    if (!found) return undefined;
    const { en, ja } = found.translations ?? {};
    const named = { en: { name: en?.title }, ja: { name: ja?.title } };
    return linkTo('activity', found.id, found.texts.title, named);
  }
  const found =
    'partner' in on
      ? characters.find(({ id }) => id === on.partner)
      : games.find(({ id }) => 'game' in on && id === on.game);
  if (!found) return undefined;
  return linkTo(
    'partner' in on ? 'partner' : 'game',
    found.id,
    found.texts.name,
    found.translations,
  );
}

/** The days of the activities that entries are tied to. */
function activityDays(
  { entries }: WrittenNotebook,
  { activities }: Library,
): Notebook['activities'] {
  const ids = new Set(entries.flatMap(({ on }) => ('activity' in on ? [on.activity] : [])));
  return Object.fromEntries(
    activities
      .filter(({ id }) => ids.has(id))
      .map(({ id, startAt, endAt }) => [id, [serviceDay(startAt), serviceDay(endAt)]]),
  );
}

/** Lists the days on which entries are tied to activities, entry by entry. */
function tiedSpans({ entries }: WrittenNotebook, activities: Notebook['activities']): DaySpan[] {
  return entries.flatMap(({ on }) =>
    'activity' in on
      ? tiesOf(on, { activities, changes: {} }).map(({ from, to }): DaySpan => [
          dayOfNumber(from),
          dayOfNumber(to),
        ])
      : [],
  );
}

/** A file of `public/`. */
interface JsonFile {
  readonly address: string;
  readonly text: string;
}

/**
 * Makes the files of notebooks in a language: one for each partner of the library who has one, and the root that names them.
 */
export function notebookFiles(context: NotebookContext, locale: Locale): JsonFile[] {
  const { library, notebooks } = context;
  const changed = changedDays(context);
  const partners: Record<string, NotebookRoot['partners'][string]> = {};
  const files = library.characters.flatMap(({ id }): JsonFile[] => {
    const written = notebooks.get(id);
    if (!written) return [];
    const activities = activityDays(written, library);
    const told = new Set(written.entries.flatMap(({ on }) => ('game' in on ? [on.game] : [])));
    const notebook: Notebook = {
      entries: written.entries.map(({ on, ...texts }) => {
        const link = linkOf(on, library, locale);
        return { on, text: texts[locale], ...(link && { link }) };
      }),
      activities,
      changes: Object.fromEntries(
        [...told].sort().flatMap((game) => {
          const days = changed.get(game);
          return days ? [[game, days]] : [];
        }),
      ),
    };
    const text = JSON.stringify(notebook);
    const file = createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
    partners[id] = { file, tied: tiedSpans(written, activities) };
    return [{ address: notebookAddress(locale, file), text }];
  });
  const root: NotebookRoot = { partners };
  return [...files, { address: notebookRootAddress(locale), text: JSON.stringify(root) }];
}
