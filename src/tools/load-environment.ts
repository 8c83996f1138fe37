import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment } from '../config/environment';
import type { SettingName } from '../config/settings';
import { errorMessage, UsageError } from '../node/errors';
import { unknownSettings } from './unknown-settings';

/** Ports that `.env.sandbox` names. */
export const API_PORT = 8787;
export const SITE_PORT = 9000;

/** Ports of this machine that a build's pages name. */
export interface Ports {
  readonly api: number;
  readonly site: number;
}

export interface EnvironmentOptions {
  /** Take `.env.sandbox`, in which everything points to this machine, instead of `.env`. */
  readonly sandbox?: boolean;
  /** Folder of the files; default: the current folder, which for npm scripts is the project. */
  readonly folder?: string;
  /** Environment to fill; default: that of this process. */
  readonly target?: Record<string, string | undefined>;
  /** Settings from the command line, which win over variables and files. */
  readonly overrides?: Readonly<Partial<Record<SettingName, string | undefined>>>;
  /** Ports of API and site in place of the usual ones; for the sandbox only. */
  readonly ports?: Ports;
}

function movePorts(value: string, { api, site }: Ports): string {
  return value.replace(/(?<=\/\/localhost:)\d+(?=\/|$)/, (port) =>
    String(port === String(API_PORT) ? api : port === String(SITE_PORT) ? site : port),
  );
}

/**
 * Fills the environment from `.env`, where there is one, or from `.env.sandbox`. Variables that are set
 * already win, also those set to nothing: `GATSBY_IM_URL= npm start` leaves instant messages out.
 * @throws UsageError when the sandbox file is missing or a setting is invalid
 */
export function loadEnvironment(options: EnvironmentOptions = {}): void {
  const { sandbox = false, folder = '.', target = process.env, overrides = {}, ports } = options;
  for (const [key, value] of Object.entries(overrides))
    if (value !== undefined) target[key] = value;
  const name = sandbox ? '.env.sandbox' : '.env';
  const file = path.resolve(folder, name);
  if (existsSync(file)) {
    for (const [key, value = ''] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      target[key] ??= sandbox && ports ? movePorts(value, ports) : value;
    }
  } else if (sandbox) {
    throw new UsageError(`${name} is missing: it is part of the project and names the sandbox`);
  }
  for (const warning of unknownSettings(Object.keys(target))) console.warn(warning);
  try {
    readEnvironment(target);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
