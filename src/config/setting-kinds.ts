/**
 * Kinds of settings; `environment.ts` checks it and brings it into one form.
 *
 * - `text`: anything
 * - `digits`: a number of digits only, kept as text
 * - `whole number`: from 0 upwards
 * - `web address`: http or https, kept as it is, because some are templates
 * - `base address`: http or https, without a slash at its end, so that a path can be put behind it
 * - `site address`: the same without a path: the site lies at the root of its host
 * - `socket address`: ws or wss
 * - `hosts`: a list of `name` or `name:port`, separated by commas
 * - `languages`: a list of languages of the site, separated by commas, each once
 * - `choice`: one of `choices`
 * - `choices by name`: a list of `name:choice`, separated by commas, of `names` and `choices`; the name `all` stands for those
 *   that are not named
 */
export type SettingKind =
  | 'text'
  | 'digits'
  | 'whole number'
  | 'web address'
  | 'base address'
  | 'site address'
  | 'socket address'
  | 'hosts'
  | 'languages'
  | 'choice'
  | 'choices by name';

/** Directives of a Content-Security-Policy that say where a page may load from (CSP Level 3, section 6.1). */
export type FetchDirective = 'script-src' | 'img-src' | 'media-src' | 'connect-src';

export interface Setting {
  readonly kind: SettingKind;
  /** The values of a `choice`, or of each name. */
  readonly choices?: readonly string[];
  /** The names of `choices by name`. */
  readonly names?: readonly string[];
  /** Taken when the variable is unset or empty. Without one, what the setting is for is left out of the site. */
  readonly default?: string;
  /** `browser`: read by `browser-env.ts`; `build`: read by gatsby-node. */
  readonly usedBy: readonly ('browser' | 'build')[];
  /** Part that a site goes without while the setting is unset, named at the end of a build. */
  readonly without?: string;
  /** Another setting without which this one does nothing. */
  readonly needs?: string;
  /** Directives of the Content-Security-Policy that get the origin of its address, because pages load from there. */
  readonly directives?: readonly FetchDirective[];
  /** Stands above the variable in `.env.example`. */
  readonly comment: string;
}
