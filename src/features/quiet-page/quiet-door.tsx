import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { quietPageStrings } from '../../i18n/bundles/quiet-page-strings';
import { readingStrings } from '../../i18n/bundles/reading-strings';
import type { LateStrings } from '../../i18n/string-bundles';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { WithStrings } from '../../i18n/with-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { QUIET_FRAGMENT } from '../../routes/quiet-fragment';

import { BookIcon } from '../../ui/icons/book';
import { nightGhostStyle } from '../../ui/night-ghost-style';
import { showToast } from '../../ui/toast';
import { WithLateStrings } from '../../ui/with-late-strings';
import { useQuietHistory } from './quiet-history';
import { toolWordStyle } from '../../ui/tool-word-style';

/** Makes the function that loads the quiet page with its strings in a language. */
function loaderOf(loadStrings: LateStrings['zh']) {
  return async () => {
    const [{ QuietPage }, { strings }] = await Promise.all([
      import('./quiet-page.lazy'),
      loadStrings(),
    ]);
    return { QuietPage, strings };
  };
}

const loaders = {
  zh: loaderOf(quietPageStrings.zh),
  en: loaderOf(quietPageStrings.en),
  ja: loaderOf(quietPageStrings.ja),
};

/** A page that can be read as a quiet one. */
interface QuietPlace {
  /** The path of the page that it was found on. */
  readonly pathname: string;
  /** The row of buttons whose last one is the link; undefined where the page has one already, as a legal text. */
  readonly row: Element | undefined;
  readonly kind: string;
  readonly gameId: string | undefined;
}

/** Finds what the page says of itself (`item-button-row.tsx`, `legal-view.tsx`). */
function findPlace(pathname: string): QuietPlace | undefined {
  const row = document.querySelector<HTMLElement>('[data-reads]');
  if (!row) {
    const link = document.querySelector(`main a[href="${QUIET_FRAGMENT}"]`);
    return link ? { pathname, row: undefined, kind: 'legal', gameId: undefined } : undefined;
  }
  const [kind = '', id, , gameId = id] = (row.dataset.reads ?? '').split(' ');
  // Behind the place of favourites, whichever of the two comes first: Tab goes by the document.
  return { pathname, row: row.parentElement ?? row, kind, gameId };
}

function QuietLink() {
  const t = useStrings('reading');
  const label = t('quiet-page');
  return (
    <a href={QUIET_FRAGMENT} aria-label={label} sx={nightGhostStyle}>
      <BookIcon size={18} />
      <span sx={toolWordStyle}>{label}</span>
    </a>
  );
}

function DoorInLanguage({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  const common = useStrings('common');
  const [place, setPlace] = useState<QuietPlace>();
  useEffect(() => setPlace(findPlace(pathname)), [pathname]);
  const [isAsked, leave] = useQuietHistory();
  // Until the place of the new page is found, the last one is still here.
  const here = place?.pathname === pathname ? place : undefined;
  const isOpen = isAsked && here !== undefined;
  const { code } = useLazy(loaders[locale], {
    when: isOpen,
    onFail: () => {
      leave();
      void showToast({ tone: 'error', text: common('failure-offline') });
    },
  });
  if (!here) return null;
  return (
    <>
      {here.row &&
        createPortal(
          <WithLateStrings namespace="reading" bundles={readingStrings}>
            <QuietLink />
          </WithLateStrings>,
          here.row,
        )}
      {isOpen && code && (
        <WithStrings namespace="quiet-page" strings={code.strings}>
          <code.QuietPage gameId={here.gameId} isGame={here.kind === 'game'} onLeave={leave} />
        </WithStrings>
      )}
    </>
  );
}

/**
 * Puts the button of the quiet page into the head of a game or role, and shows that page where the address asks for it,
 * on those and on legal texts. All of it is fetched when it is first asked for. Rendered once, in the frame.
 */
export function QuietDoor({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  // Mounted anew for another language: the strings that are there are of the last one.
  return <DoorInLanguage key={locale} pathname={pathname} />;
}
