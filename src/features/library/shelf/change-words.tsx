import type { ChangeWords } from '../../../contract/item-changes';
import { localeFacts } from '../../../config/locales';
import { LocalLink } from '../../../links/local-link';

interface Props {
  words: ChangeWords;
  /** False where the page is not that of the item, and its fragments lead nowhere. */
  withLinks?: boolean;
}

/** A change in words; what it names leads to its place. */
export function ChangeWordsLine({ words, withLinks = true }: Props) {
  return (
    <>
      {words.map(({ text, fragment, role, foreign }, at) => {
        const lang = foreign && localeFacts.zh.tag;
        if (withLinks && fragment !== undefined) {
          return (
            <a key={at} href={`#${fragment}`} lang={lang}>
              {text}
            </a>
          );
        }
        const name =
          withLinks && role !== undefined ? (
            <LocalLink to="role" params={{ id: role }}>
              {text}
            </LocalLink>
          ) : (
            text
          );
        return (
          <span key={at} lang={lang}>
            {name}
          </span>
        );
      })}
    </>
  );
}
