import * as z from 'zod/mini';
import { choiceSchema, choicesSchema, listed } from './choice-schemas';
import { LOCALES, isLocale } from './locales';
import type { Setting } from './setting-kinds';
import { settings, type SettingName, type Settings, type SettingValue } from './settings';

type NameWithValue = {
  [N in SettingName]: Settings[N] extends { readonly default: string } ? N : never;
}[SettingName];

/** Settings whose default no table can hold, because it follows from other facts. */
type Derived = 'PICTURE_ORIGINS' | 'LOCALES_BUILT';

/**
 * The settings of a build or tool, checked and in one form: addresses of sites and APIs have no slash at their end, a
 * setting that is unset is absent, pictures may come from the API's own host when no host is named, and all languages
 * are built when none is named.
 */
export type Environment = { readonly [N in NameWithValue]: SettingValue<N> } & {
  readonly [N in Exclude<SettingName, NameWithValue>]?: SettingValue<N>;
} & { readonly [N in Derived]: SettingValue<N> };

/** Settings that are not what they must be. */
export class EnvironmentError extends Error {}

function isAddress(protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function hasNoLogin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** Addresses end up in the browser's code, where everybody may read them. */
const noLogin = z.refine<string>(
  hasNoLogin,
  'expected an address without a user name and password',
);

/** True when an address leads to the machine of whoever uses it. */
function isOwnMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function isRoot(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return /^\/*$/.test(pathname) && search === '' && hash === '';
}

const webAddress = z
  .string()
  .check(z.refine(isAddress(['http:', 'https:']), 'expected an http or https address'), noLogin);
const withoutSlash = z.transform((address: string) => address.replace(/\/+$/, ''));

function isSetOfLocales(value: string): boolean {
  const names = listed(value);
  return names.every(isLocale) && new Set(names).size === names.length;
}

const HOST = '[A-Za-z0-9.-]+(:\\d+)?';

const schemas = {
  text: z.string(),
  digits: z.string().check(z.regex(/^\d+$/, 'expected a number of digits only')),
  'whole number': z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'expected a whole number such as 500')),
    z.transform(Number),
  ),
  'web address': webAddress,
  'base address': z.pipe(webAddress, withoutSlash),
  'site address': z.pipe(
    webAddress.check(
      z.refine(isRoot, 'expected an address without a path, such as https://www.example.com'),
    ),
    withoutSlash,
  ),
  'socket address': z
    .string()
    .check(z.refine(isAddress(['ws:', 'wss:']), 'expected a ws or wss address'), noLogin),
  hosts: z.pipe(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^${HOST}(\\s*,\\s*${HOST})*$`),
          'expected hosts separated by commas, such as cdn.example.com,img.example.com:8443',
        ),
      ),
    z.transform(listed),
  ),
  languages: z.pipe(
    z
      .string()
      .check(
        z.refine(
          isSetOfLocales,
          `expected languages of ${LOCALES.join(', ')}, each once and separated by commas`,
        ),
      ),
    // In one order, or the same languages would be another build.
    z.transform((value) => LOCALES.filter((locale) => listed(value).includes(locale))),
  ),
} satisfies Readonly<
  Record<Exclude<Setting['kind'], 'choice' | 'choices by name'>, z.ZodMiniType<unknown, string>>
>;

function hasPlainHost(address: string): boolean {
  // What is no address at all is told as that.
  if (!isAddress(['http:', 'https:', 'ws:', 'wss:'])(address)) return true;
  return /^[a-z0-9.-]+$/.test(new URL(address).hostname);
}

/** A Content-Security-Policy knows no other hosts: no IPv6 address, and a star would allow every host. */
const plainHost = z
  .string()
  .check(
    z.refine(
      hasPlainHost,
      'expected an address whose host has letters, digits, dots and hyphens only',
    ),
  );

function schemaOf(setting: Setting): z.ZodMiniType {
  const { kind, choices = [], directives } = setting;
  const plain =
    kind === 'choice'
      ? choiceSchema(choices)
      : kind === 'choices by name'
        ? choicesSchema(setting)
        : schemas[kind];
  const schema = directives === undefined ? plain : z.pipe(plainHost, plain);
  return setting.default === undefined ? z.optional(schema) : z.prefault(schema, setting.default);
}

const environmentSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, schemaOf(setting)])),
);

/** A value as a message shows it: without the password that makes it invalid. */
function shownValue(value = ''): string {
  return JSON.stringify(value.replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/?#]*@/i, '$1…@'));
}

/** A public site whose API is nowhere named would send its visitors to their own machines. */
function missingApi(
  { GATSBY_SITE_URL }: Pick<Environment, 'GATSBY_SITE_URL'>,
  apiBaseUrl: string | undefined,
): string[] {
  if (apiBaseUrl !== undefined || isOwnMachine(GATSBY_SITE_URL)) return [];
  return [
    `  GATSBY_API_BASE_URL: expected the address of the API, because GATSBY_SITE_URL is ${JSON.stringify(GATSBY_SITE_URL)}, got nothing`,
  ];
}

function invalid(lines: readonly string[]): EnvironmentError {
  return new EnvironmentError(`The environment is not valid:\n${lines.join('\n')}`);
}

/**
 * Reads the settings of a build or a tool out of environment variables. Empty ones count as unset.
 * @throws EnvironmentError that names every invalid variable, its value and what was expected.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    throw invalid(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `  ${name}: ${issue.message}, got ${shownValue(source[name])}`;
      }),
    );
  }
  // Schema and type are made from the same table; Object.fromEntries cannot tell which name has which.
  const environment = result.data as Omit<Environment, Derived> &
    Pick<Partial<Environment>, Derived>;
  const missing = missingApi(environment, set.GATSBY_API_BASE_URL);
  if (missing.length > 0) throw invalid(missing);
  const ownHost = new URL(environment.GATSBY_API_BASE_URL).host;
  return {
    ...environment,
    PICTURE_ORIGINS: environment.PICTURE_ORIGINS ?? [ownHost],
    LOCALES_BUILT: environment.LOCALES_BUILT ?? LOCALES,
  };
}

/** Lists what is valid and yet a mistake on a public site, a sentence each. */
export function environmentWarnings({
  GATSBY_API_BASE_URL: api,
  GATSBY_SITE_URL: site,
}: Pick<Environment, 'GATSBY_API_BASE_URL' | 'GATSBY_SITE_URL'>): string[] {
  if (isOwnMachine(api)) {
    return isOwnMachine(site)
      ? []
      : [
          `GATSBY_API_BASE_URL is ${api}: visitors of ${site} would ask their own machines for what the API has`,
        ];
  }
  if (!api.startsWith('http:')) return [];
  const blocked = site.startsWith('https:')
    ? ', and browsers block such calls from https pages'
    : '';
  return [
    `GATSBY_API_BASE_URL is ${api}, without encryption: whoever is on the way reads the phone numbers, login codes and sessions of visitors${blocked}`,
  ];
}
