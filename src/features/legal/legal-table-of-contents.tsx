import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { coarsePointer, printed, sticky, wide } from '../../theme/theme';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { useCurrentSection } from '../../platform/use-current-section';

interface Props {
  /** The headings of the text, in their order. */
  headings: readonly string[];
  lang: string | undefined;
}

interface ListProps extends Props {
  /** The address of the part that is being read, without `#`; undefined above the first one. */
  current: string | undefined;
}

/** The build gives headings their addresses (src/gatsby/node/schema/hast-transforms.ts). */
function addressOf(index: number): string {
  return `s${String(index + 1)}`;
}

const listStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'block',
  paddingY: '6px',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:hover': { color: 'primary', textDecoration: 'underline' },
  '&[aria-current]': { color: 'primary', fontWeight: 'bold' },
  [coarsePointer]: { paddingY: '11px' },
} satisfies ThemeUIStyleObject;

function List({ headings, lang, current }: ListProps) {
  return (
    <ol lang={lang} sx={listStyle}>
      {headings.map((heading, index) => (
        <li key={index}>
          <a
            href={`#${addressOf(index)}`}
            aria-current={addressOf(index) === current ? 'location' : undefined}
            sx={linkStyle}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

const navStyle = {
  [printed]: { display: 'none' },
  [wide]: {
    position: sticky,
    top: 104,
    maxHeight: 'calc(100vh - 128px)',
    overflowY: 'auto',
    paddingY: 2,
    paddingInlineStart: 4,
    paddingInlineEnd: 2,
    borderInlineStart: '2px solid',
    borderColor: 'line',
  },
} satisfies ThemeUIStyleObject;

const foldedStyle = {
  marginBottom: 5,
  paddingX: 4,
  paddingBottom: 1,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  '&[open] svg': { transform: 'rotate(180deg)' },
  [wide]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  fontWeight: 'bold',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
} satisfies ThemeUIStyleObject;

const besideStyle = { display: 'none', [wide]: { display: 'block' } } satisfies ThemeUIStyleObject;

const titleStyle = { marginBottom: 2, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

/**
 * The table of contents of a legal text: beside it where there is room, else folded above it. It marks the part that is
 * being read.
 */
export function LegalTableOfContents(props: Props) {
  const t = useStrings('legal');
  const current = useCurrentSection(props.headings.map((_, index) => addressOf(index)).join(' '));
  return (
    <nav aria-label={t('contents')} sx={navStyle}>
      <details sx={foldedStyle}>
        <summary sx={summaryStyle}>
          {t('contents')}
          <ChevronDownIcon size={18} />
        </summary>
        <List {...props} current={current} />
      </details>
      <div sx={besideStyle}>
        <p sx={titleStyle}>{t('contents')}</p>
        <List {...props} current={current} />
      </div>
    </nav>
  );
}
