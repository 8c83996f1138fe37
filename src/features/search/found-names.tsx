import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { usePlace } from '../../i18n/locale-context';
import { LocalLink } from '../../links/local-link';
import { sectionId } from '../../routes/section-id';
import { spoilerId } from '../../routes/spoiler-id';
import { panelStyle } from '../../ui/card-style';
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
  alignContent: 'center',
  height: '100%',
  minHeight: 60,
  paddingX: 4,
  paddingY: 2,
  color: 'text',
  textDecoration: 'none',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

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

interface Props {
  names: readonly FoundName[];
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** Names that lead to games, roles, partners and sections of games. */
export function FoundNames({ names, terms }: Props) {
  const t = useStrings('search-results');
  const { locale: page } = usePlace();
  return (
    <ul sx={listStyle}>
      {names.map((found) => (
        <li key={`${found.kind} ${found.id} ${String(found.section)} ${found.name}`}>
          <NameLink found={found}>
            <span lang={langOf(found)} sx={nameStyle}>
              <HighlightedText text={found.name} terms={terms} />
            </span>
            <span sx={kindStyle}>
              {t(found.kind)}
              {found.game && DOT}
              {found.game && <span lang={langOf(found.game)}>{found.game.name}</span>}
              {found.alsoNamed && DOT}
              {found.alsoNamed &&
                t(alsoNamedKey(found.alsoNamed.locale, page), { name: found.alsoNamed.name })}
            </span>
          </NameLink>
        </li>
      ))}
    </ul>
  );
}
