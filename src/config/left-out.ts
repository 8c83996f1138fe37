import type { Setting } from './setting-kinds';
import { settings, type SettingName } from './settings';

type Values = Readonly<Partial<Record<SettingName, unknown>>>;

const table = Object.entries(settings) as readonly (readonly [SettingName, Setting])[];

function isUnset(environment: Values, name: string): boolean {
  return Reflect.get(environment, name) === undefined;
}

/**
 * Names what a site goes without because its settings are unset, with these settings.
 * @returns one line such as `Left out because unset: the promo video (GATSBY_PROMO_VIDEO_URL)`; undefined where nothing is
 */
export function describeLeftOut(environment: Values): string | undefined {
  const names = new Map<string, string[]>();
  for (const [name, { without }] of table) {
    if (without !== undefined && isUnset(environment, name))
      names.set(without, [...(names.get(without) ?? []), name]);
  }
  if (names.size === 0) return undefined;
  const each = Array.from(names, ([what, unset]) => `${what} (${unset.join(', ')})`);
  return `Left out because unset: ${each.join(', ')}`;
}

function withoutOf(name: string): string {
  return table.find(([each]) => each === name)?.[1].without ?? '';
}

/** Lists the settings that do nothing because another one is unset, a sentence each. */
export function idleSettings(environment: Values): string[] {
  return table.flatMap(([name, { needs }]) =>
    needs !== undefined && !isUnset(environment, name) && isUnset(environment, needs)
      ? [`${name} does nothing without ${needs}: the site goes without ${withoutOf(needs)}`]
      : [],
  );
}
