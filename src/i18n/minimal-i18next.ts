import { withValues, type Values } from './with-values';

/** The strings of one namespace by key. */
type Bundle = Readonly<Record<string, string>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  let rules = pluralRules.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  return rules.select(count);
}

/**
 * A set of strings in one language.
 * `t('library:games', { count: 2 })` looks for `games_other`, then `games`, in the namespace `library`, puts the
 * values in, and answers with the key where there is no string.
 */
function createInstance() {
  const bundles = new Map<string, Bundle>();
  let ownLanguage = '';

  function getFixedT(language: string) {
    return (name: string, values: Values = {}): string => {
      const at = name.indexOf(':');
      const key = name.slice(at + 1);
      const bundle = bundles.get(`${language}:${name.slice(0, at)}`);
      const plural =
        typeof values.count === 'number'
          ? bundle?.[`${key}_${pluralForm(language, values.count)}`]
          : undefined;
      return withValues(plural ?? bundle?.[key] ?? key, values);
    };
  }

  return {
    /** Takes its language. */
    init({ lng }: { readonly lng: string }): void {
      ownLanguage = lng;
    },
    addResourceBundle(language: string, namespace: string, bundle: Bundle): void {
      bundles.set(`${language}:${namespace}`, bundle);
    },
    hasResourceBundle(language: string, namespace: string): boolean {
      return bundles.has(`${language}:${namespace}`);
    },
    getFixedT,
    t(name: string, values?: Values): string {
      return getFixedT(ownLanguage)(name, values);
    },
  };
}

/**
 * Stand-in for i18next with what pages need of it: flat keys with a namespace, plurals, `{{values}}`. The whole of it
 * is 13 kB of every first load, and an instance of it is made for every page that the build renders. That the strings
 * are the same is tested against i18next itself.
 */
const minimalI18next = { createInstance };

export default minimalI18next;
