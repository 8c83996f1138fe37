import type { Setting } from '../config/setting-kinds';
import { settings } from '../config/settings';

type Variables = Readonly<Record<string, string | undefined>>;

interface Origins {
  /** The environment of the command. */
  readonly variables: Variables;
  /** The name of the file of settings. */
  readonly file: string;
  readonly ofFile: Variables;
}

/** The value as anybody may see it: keys are hidden, and logins of addresses. */
function shown(name: string, value: string): string {
  if (name.endsWith('_KEY')) return '(set, hidden)';
  return value.replace(/(?<=\/\/)[^/@?#]*@/, '…@');
}

function inForce(name: string, setting: Setting, { variables, file, ofFile }: Origins): string {
  const value = variables[name] ?? ofFile[name] ?? '';
  if (value !== '')
    return `${shown(name, value)} (${variables[name] === undefined ? file : 'environment'})`;
  if (setting.default !== undefined) return `${setting.default} (default)`;
  return setting.without === undefined ? 'unset' : `unset: without ${setting.without}`;
}

/**
 * Describes every setting: a line with its name, value and where that came from, and one with what it is for. A variable
 * of the environment wins over the file, also one that is set to nothing.
 */
export function settingRows(origins: Origins): string[] {
  return Object.entries(settings).flatMap(([name, setting]) => [
    `${name}  ${inForce(name, setting, origins)}`,
    `    ${setting.comment}`,
  ]);
}
