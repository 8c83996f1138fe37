import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';

interface Props {
  /** The headings of the text, in their order. */
  headings: readonly string[];
  lang: string | undefined;
}

function List({ headings, lang }: Props) {
  return (
    <ol lang={lang} sx={{ padding: 0, listStyle: 'none' }}>
      {headings.map((heading, index) => (
        <li key={index}>
          {/* The build gives headings their addresses (src/gatsby/node/schema/own-text.ts). */}
          <a
            href={`#s${String(index + 1)}`}
            sx={{
              display: 'block',
              paddingY: '6px',
              color: 'muted',
              fontSize: 1,
              lineHeight: 1.5,
              textDecoration: 'none',
              '&:hover': { color: 'primary', textDecoration: 'underline' },
              '@media (pointer: coarse)': { paddingY: '11px' },
            }}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Ways to the parts of a long text: beside it where there is room, else folded above it. */
export function Contents({ headings, lang }: Props) {
  const t = useStrings('legal');
  return (
    <nav
      aria-label={t('contents')}
      sx={{
        '@media print': { display: 'none' },
        [wide]: {
          position: 'sticky',
          top: 104,
          maxHeight: 'calc(100vh - 128px)',
          overflowY: 'auto',
          paddingInlineStart: 4,
          borderInlineStart: '2px solid',
          borderColor: 'line',
        },
      }}
    >
      <details
        sx={{
          marginBottom: 5,
          paddingX: 4,
          paddingBottom: 1,
          border: '1px solid',
          borderColor: 'line',
          borderRadius: 'medium',
          background: 'var(--yb-surface)',
          '&[open] svg': { transform: 'rotate(180deg)' },
          [wide]: { display: 'none' },
        }}
      >
        <summary
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 48,
            fontWeight: 'bold',
            listStyle: 'none',
            cursor: 'pointer',
            '&::-webkit-details-marker': { display: 'none' },
          }}
        >
          {t('contents')}
          <ChevronDownIcon size={18} />
        </summary>
        <List headings={headings} lang={lang} />
      </details>
      <div sx={{ display: 'none', [wide]: { display: 'block' } }}>
        <p sx={{ marginBottom: 2, fontWeight: 'bold' }}>{t('contents')}</p>
        <List headings={headings} lang={lang} />
      </div>
    </nav>
  );
}
