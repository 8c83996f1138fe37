import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../../../api-client/session/session';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { readRecentPartners } from '../../../platform/chats/recent-partners-storage';
import { wide } from '../../../theme/theme';
import { useItemCards } from '../../../ui/use-item-cards';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { useReadingRecord } from './reading-record';

/** The pause after which somebody has come back. */
const PAUSE_MS = 3_600_000;

/** Style of a line below the buttons of the hero, in room that is there anyway: when it comes, nothing moves. */
const lineStyle = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'nightMuted',
  fontSize: 1,
  // A ground of its own, for on a phone the art begins here; its border is room for the finger.
  '& > *': {
    overflow: 'hidden',
    maxWidth: '100%',
    paddingX: '12px',
    paddingY: '5px',
    border: '5px solid transparent',
    borderInlineWidth: 0,
    borderRadius: 18,
    backgroundColor: 'rgb(19 14 45 / 78%)',
    backgroundClip: 'padding-box',
    color: 'inherit',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [wide]: { paddingX: 0, marginRight: 3, backgroundColor: 'transparent' },
  },
  '& a:hover': { color: 'onNight' },
} satisfies ThemeUIStyleObject;

/** Says where the visitor was last: the game that they have read, the partner whom they have talked to. */
function WelcomeLine() {
  const t = useStrings('reading');
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { recent, places } = useReadingRecord(({ record }) => record);
  const game = recent.find(({ kind }) => kind === 'game');
  const [partnerId] = readRecentPartners(userId);
  const [isBack] = useState(() => !game || Date.now() - game.at > PAUSE_MS);
  const items = [
    ...(game ? [{ kind: 'game', id: game.id } as const] : []),
    ...(partnerId === undefined ? [] : [{ kind: 'partner', id: partnerId } as const]),
  ];
  const cardOf = useItemCards(items);
  const known = items.flatMap((item) => {
    const card = cardOf(item);
    return typeof card === 'string' ? [] : [{ ...item, name: card.name }];
  });
  if (known.length === 0) return null;
  const place = places.find(({ kind, id }) => kind === 'game' && id === game?.id);
  return (
    <p sx={lineStyle}>
      {isBack && <span>{t('welcome-back')}</span>}
      {known.map(({ kind, id, name }) =>
        kind === 'game' ? (
          <LocalLink key={kind} to="game" params={{ id }} suffix={place ? `#${place.section}` : ''}>
            {t('continue-at', { section: name })}
          </LocalLink>
        ) : (
          <LocalLink key={kind} to="partnerChat" params={{ id }}>
            {t('talk-on', { name })}
          </LocalLink>
        ),
      )}
    </p>
  );
}

/**
 * Greets on the home page who comes back, in the place that its hero names (`features/home/hero.tsx`). Whatever it knows is kept in
 * the browser: the HTML has nothing of it.
 */
export function WelcomeBack({ pathname }: { pathname: string }) {
  const [found, setFound] = useState<{ element: HTMLElement; pathname: string }>();
  useEffect(() => {
    const element = document.querySelector<HTMLElement>('[data-welcomes]');
    setFound(element ? { element, pathname } : undefined);
  }, [pathname]);
  // Until the place of the new page is found, the last one is still here.
  if (found?.pathname !== pathname || !found.element.isConnected) return null;
  return createPortal(
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <WelcomeLine />
    </WithLateStrings>,
    found.element,
  );
}
