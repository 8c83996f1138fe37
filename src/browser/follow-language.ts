/** What {@link followLanguage} is told, because its text stands alone in the page's head. */
export interface FollowLanguageFacts {
  /** Name of the cookie that holds the language a visitor picked. */
  readonly cookie: string;
  /** Address of this page in each other language. */
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * Leads a visitor of the bare home page to the home page of the language that was once picked
 * (design, "Locale preference"). Runs in the head before anything is drawn; its text is put into the
 * page, so it uses nothing from around it. Query and fragment stay; the history gets no entry.
 */
export const followLanguage = (facts: FollowLanguageFacts): void => {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(facts.cookie + '='));
    const locale = pair ? pair.slice(facts.cookie.length + 1) : '';
    const target = Object.keys(facts.addresses).includes(locale) && facts.addresses[locale];
    if (target) location.replace(target + location.search + location.hash);
  } catch {
    // Cookies are forbidden: the visitor stays on this page.
  }
};
