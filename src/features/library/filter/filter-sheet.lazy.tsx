import { useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { useStrings } from '../../../i18n/use-strings';
import { useAnnouncement } from '../../../platform/voice';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';
import type { TagData } from '../tag-list';
import { FilterForm } from './filter-form';
import { filterFragment, readFilter, type FilterState } from './filter-state';
import { useFoundGames } from './use-found-games';
import { WayOutButtons } from './way-out-buttons';
import { useWaysOut } from './ways-out';

interface Props {
  open: boolean;
  onClose: () => void;
  facets: Facets;
  state: FilterState;
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  onChoose: (state: FilterState) => void;
}

/** One row, whose end fades out where it scrolls. */
const waysStyle = {
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginX: -5,
  marginBottom: 2,
  paddingX: 5,
  paddingY: 1,
  scrollPaddingInline: 24,
  maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
} satisfies ThemeUIStyleObject;

interface WaysProps {
  draft: FilterState;
  facets: Facets;
  onChoose: (state: FilterState) => void;
}

function Ways({ draft, facets, onChoose }: WaysProps) {
  const ways = useWaysOut(draft, undefined, facets) ?? [];
  if (ways.length === 0) return null;
  return (
    <div sx={waysStyle}>
      <WayOutButtons ways={ways} facets={facets} onChoose={onChoose} />
    </div>
  );
}

const footStyle = { display: 'flex', gap: 3 } satisfies ThemeUIStyleObject;

const clearStyle = { ...quietButtonStyle, flex: 'none', paddingX: 4 } satisfies ThemeUIStyleObject;

const seeStyle = {
  ...buttonStyle,
  flex: '1 1 0',
  minWidth: 0,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

/**
 * The filter of a phone, for one opening: what is chosen counts the games that fit, and applies with the button that says
 * how many they are. Where none fits, filters with a condition less are offered above it.
 */
export function FilterSheet({ open, onClose, facets, state, tag, onChoose }: Props) {
  const t = useStrings('reading');
  const common = useStrings('common');
  const [draft, setDraft] = useState(state);
  const { shown, request } = useFoundGames(draft, facets);
  const isNone = request.status === 'ready' && request.data.count === 0;
  const label = (): string => {
    if (isNone) return t('none-title');
    if (shown) return t(shown.isCounted ? 'see' : 'see-some', { count: shown.count });
    return request.status === 'failed' ? t('filter-short') : common('loading');
  };
  useAnnouncement(open && request.status === 'ready' ? label() : '');
  const button = useRef<HTMLButtonElement>(null);
  const see = (): void => {
    if (isNone) return;
    onChoose(draft);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filter')}
      focus="dialog"
      size="tall"
      foot={
        <>
          {isNone && (
            <Ways
              draft={draft}
              facets={facets}
              onChoose={(next) => {
                setDraft(next);
                button.current?.focus();
              }}
            />
          )}
          <div sx={footStyle}>
            {filterFragment(draft) !== '' && (
              <button
                type="button"
                aria-label={t('clear-filters')}
                onClick={() => setDraft(readFilter(''))}
                sx={clearStyle}
              >
                {t('clear-short')}
              </button>
            )}
            <button
              ref={button}
              type="button"
              aria-disabled={isNone}
              aria-busy={request.status === 'loading'}
              onClick={see}
              sx={seeStyle}
            >
              {label()}
            </button>
          </div>
        </>
      }
    >
      <FilterForm facets={facets} state={draft} tag={tag} onChoose={setDraft} />
    </Dialog>
  );
}
