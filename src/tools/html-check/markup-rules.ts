import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';

/** Rules that the recommended set asks for and this site does not follow, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'attr-case': 'HTML takes attributes in any case, and React writes charSet and maxLength',
  'attribute-boolean-style': 'React writes checked="", and Gatsby async without a value',
  'no-inline-style': 'room and colour of a picture are facts of that picture',
  'prefer-native-element': 'menu and login are links where no script runs, and act as buttons else',
  'unique-landmark':
    'of the two headers of a page without a twin the width shows one; axe asks this of what is shown',
  'void-style': 'HTML takes <br/> as <br>, and React writes the one',
};

/** Rules that are asked for, but less strictly. */
const SOFTENED: RuleConfig = {
  // Lists of facts and links may have a name: ARIA allows it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Every script comes from the site itself.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Gatsby's own element is called ___gatsby.
  'valid-id': ['error', { relaxed: true }],
};

/** Works the rules out once: the loader would do so for every page, which takes a fifth of the whole check. */
class KeptRules extends StaticConfigLoader {
  private kept: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    return (this.kept ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(
  new KeptRules({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      ...SOFTENED,
      ...Object.fromEntries(Object.keys(EXCEPTIONS).map((name) => [name, 'off'] as const)),
    },
  }),
);

/**
 * Says what html-validate finds in a page.
 * @param html without the contents of styles and scripts, which are no markup. Emotion puts styles before the elements
 * that they are for, where HTML wants none; browsers take them anywhere.
 */
export function markupFaults(html: string): readonly string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`);
}
