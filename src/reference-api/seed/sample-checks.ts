import type { SampleGame, SamplePartner } from './sample-schema';

interface Translated {
  readonly i18n?: Readonly<Record<string, object | undefined>> | undefined;
}

/** Lists in a translation are replaced whole, so each must be as long as the Chinese one (contract, "Conventions"). */
function unevenLists(item: Translated & object, at: string): string[] {
  const originals = new Map<string, unknown>(Object.entries(item));
  return Object.entries(item.i18n ?? {}).flatMap(([locale, texts]) =>
    Object.entries(texts ?? {}).flatMap(([field, list]: [string, unknown]) => {
      const original = originals.get(field);
      if (!Array.isArray(list) || !Array.isArray(original) || list.length === original.length) {
        return [];
      }
      return [
        `${at}i18n.${locale}.${field}: expected ${String(original.length)} items as in Chinese, got ${String(list.length)}`,
      ];
    }),
  );
}

/** Finds what no schema sees in a game's file: its name, and lists that do not match. */
export function gameFaults(game: SampleGame, fileName: string): string[] {
  return [
    ...(`${game.id}.json` === fileName ? [] : [`id: expected the file's name, got ${game.id}`]),
    ...unevenLists(game, ''),
    ...game.roles.flatMap((role, at) => unevenLists(role, `roles.${String(at)}.`)),
  ];
}

/** Finds what no schema sees in the partners' file. */
export function partnerFaults(partners: readonly SamplePartner[]): string[] {
  return partners.flatMap((partner, at) => unevenLists(partner, `${String(at)}.`));
}

/** Ids that occur twice among things that share one list. */
export function repeatedIds(what: string, items: readonly { readonly id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `the ${what} id ${id} occurs twice`,
  );
}
