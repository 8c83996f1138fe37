import { localeFacts } from '../../config/locales';
import { LocalLink } from '../../links/local-link';

type Pieces = Queries.ChangesDataFragment['days'][number]['games'][number]['lines'][number];

/** The page of an item, to which the names in a line lead. */
interface ItemPage {
  readonly kind: 'game' | 'role';
  readonly id: string;
}

/** Says a change of an item; sections and skills that it names lead to their place. */
export function ChangeLine({
  line: { pieces },
  page: { kind, id },
}: {
  line: Pieces;
  page: ItemPage;
}) {
  return (
    <>
      {pieces.map(({ text, fragment, isChinese }, at) => (
        <span key={at} lang={isChinese ? localeFacts.zh.tag : undefined}>
          {fragment === null ? (
            text
          ) : (
            <LocalLink to={kind} params={{ id }} suffix={`#${fragment}`}>
              {text}
            </LocalLink>
          )}
        </span>
      ))}
    </>
  );
}
