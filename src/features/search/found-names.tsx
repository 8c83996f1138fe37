import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { usePlace } from '../../i18n/locale-context';
import { LocalLink } from '../../links/local-link';
import type { CardKind, ItemCard } from '../../contract/item-cards';
import { sectionId } from '../../routes/section-id';
import { spoilerId } from '../../routes/spoiler-id';
import { panelStyle } from '../../ui/card-style';
import { useItemCards } from '../../ui/use-item-cards';
import { hitFaceStyle, hitPictureStyle } from '../../ui/hit-picture-style';
import { alsoNamedKey } from './also-named-key';
import type { FoundName } from './found-name';
import { HighlightedText } from './highlighted-text';
import type { SearchTerm } from './search-terms';

/** Gives the `lang` of a name that stayed Chinese. */
function langOf({ isChinese }: { readonly isChinese: boolean }): string | undefined {
  return isChinese ? localeFacts.zh.tag : undefined;
}

const listStyle = {
  display: 'grid',
  gap: 2,
  width: '100%',
  // One or two stand in the middle; more are as wide as what stands above them.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 384px))',
  '&:has(> :nth-of-type(3))': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  },
  justifyContent: 'center',
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

const linkStyle = {
  ...panelStyle,
  border: '1px solid',
  borderColor: 'line',
  boxShadow: 'none',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 3,
  height: '100%',
  minHeight: 60,
  paddingX: 4,
  paddingY: 2,
  color: 'text',
  textDecoration: 'none',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

/** A label and the name behind it do not part, unless they are longer than a line. */
const alsoNamedStyle = {
  display: 'inline-block',
  maxWidth: '100%',
  wordBreak: 'keep-all',
} satisfies ThemeUIStyleObject;

const kindStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface LinkProps {
  found: FoundName;
  children: ReactNode;
}

/** The fragment of the place in its game, with its `#`. */
function fragmentOf({ kind, name, section }: FoundName): string {
  const fold = kind === 'hint' ? spoilerId(name) : undefined;
  if (fold !== undefined) return `#${fold}`;
  return section === undefined ? '' : `#${sectionId(section - 1)}`;
}

/** A link to what a name belongs to. */
function NameLink({ found, children }: LinkProps) {
  const { kind, id } = found;
  if (kind === 'role') {
    return (
      <LocalLink to="role" params={{ id }} sx={linkStyle}>
        {children}
      </LocalLink>
    );
  }
  if (kind === 'partner') {
    return (
      <LocalLink to="partnerDetail" params={{ id }} sx={linkStyle}>
        {children}
      </LocalLink>
    );
  }
  return (
    <LocalLink to="game" params={{ id }} suffix={fragmentOf(found)} sx={linkStyle}>
      {children}
    </LocalLink>
  );
}

/** The item whose card shows a name: sections and hints have that of their game. */
function cardItem({ kind, id }: FoundName): { kind: CardKind; id: string } {
  return { kind: kind === 'role' || kind === 'partner' ? kind : 'game', id };
}

/** Gives the game of a name, which its card knows where the search does not tell. */
function gameOf(found: FoundName, card: ItemCard | undefined): FoundName['game'] {
  if (found.game || !card || found.kind === 'game') return found.game;
  if (found.kind === 'section' || found.kind === 'hint') {
    return { name: card.name, isChinese: card.foreign !== undefined };
  }
  return card.game === undefined
    ? undefined
    : { name: card.game, isChinese: card.foreignGame !== undefined };
}

/** The picture of a name; its place is kept while there is none. */
function NamePicture({ src, kind }: { src: string; kind: FoundName['kind'] }) {
  const style = kind === 'role' || kind === 'partner' ? hitFaceStyle : hitPictureStyle;
  if (src === '') return <span sx={style} />;
  return <img src={src} alt="" width={40} height={40} loading="lazy" decoding="async" sx={style} />;
}

interface Props {
  names: readonly FoundName[];
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** Names that lead to games, roles, partners and sections of games. */
export function FoundNames({ names, terms }: Props) {
  const t = useStrings('search-results');
  const { locale: page } = usePlace();
  const cardOf = useItemCards(names.filter(({ picture }) => picture === undefined).map(cardItem));
  return (
    <ul sx={listStyle}>
      {names.map((found) => {
        const known = cardOf(cardItem(found));
        const card = typeof known === 'object' ? known : undefined;
        const game = gameOf(found, card);
        const { kind, alsoNamed } = found;
        return (
          <li key={`${kind} ${found.id} ${String(found.section)} ${found.name}`}>
            <NameLink found={found}>
              <NamePicture src={found.picture ?? card?.src ?? ''} kind={kind} />
              <span sx={textStyle}>
                <span lang={langOf(found)} sx={nameStyle}>
                  <HighlightedText text={found.name} terms={terms} />
                </span>
                <span sx={kindStyle}>
                  {t(kind)}
                  {game && DOT}
                  {game && <span lang={langOf(game)}>{game.name}</span>}
                  {alsoNamed && DOT}
                  {alsoNamed && (
                    <span sx={alsoNamedStyle}>
                      {t(alsoNamedKey(alsoNamed.locale, page), { name: alsoNamed.name })}
                    </span>
                  )}
                </span>
              </span>
            </NameLink>
          </li>
        );
      })}
    </ul>
  );
}
