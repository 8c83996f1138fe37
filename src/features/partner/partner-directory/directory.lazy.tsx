import type { ReactNode } from 'react';
import { usePlace } from '../../../i18n/locale-context';
import { useSession } from '../../../api-client/session/session';
import { useLazy } from '../../../platform/loading/use-lazy';
import { ErrorState } from '../../../ui/error-state';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { FilterBar } from './filter-bar';
import { FilterBarShape } from './filter-bar-shape';
import { ResultsSkeleton } from './results-skeleton';
import { squareStrings } from '../../../i18n/bundles/square-strings';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useChosenPicture } from '../chosen-figure';

const figureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 30%',
} satisfies ThemeUIStyleObject;

/** The figure that a visitor has chosen, over the partner's own; nothing where its picture cannot be had. */
function FigureOverlay({ partnerId }: { partnerId: string }) {
  const { picture, onError } = useChosenPicture(partnerId);
  return picture === undefined ? null : (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      width={320}
      height={480}
      onError={onError}
      sx={figureStyle}
    />
  );
}

interface Props {
  /** All partners that the build knew. */
  partners: readonly Queries.PartnerCardFragment[];
  /** The fragment of the address. */
  hash: string;
}

/** The fields that ask for some partners. */
export function DirectoryBar({ partners, hash }: Props) {
  const { locale } = usePlace();
  return (
    <WithLateStrings namespace="square" bundles={squareStrings} waiting={<FilterBarShape />}>
      <FilterBar key={locale} partners={partners} hash={hash} />
    </WithLateStrings>
  );
}

function loadResults() {
  return import('./results.lazy');
}

/** The partners that the fragment asks for. Their code comes when somebody asks, because it brings the API client. */
export function DirectoryResults(props: Props) {
  const { code, hasFailed, loadNow } = useLazy(loadResults);
  if (hasFailed) return <ErrorState retry={loadNow} />;
  return (
    <WithLateStrings
      namespace="square"
      bundles={squareStrings}
      waiting={<ResultsSkeleton />}
      failed={(retry) => <ErrorState retry={retry} />}
    >
      {code ? <code.Results {...props} /> : <ResultsSkeleton />}
    </WithLateStrings>
  );
}

function loadNotes() {
  return import('./card-notes.lazy');
}

/** Shows the chosen figure over the picture of a card, and notes of the conversation with this partner. */
function CardExtras({ partnerId }: { partnerId: string }) {
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const isLoggedIn = userId !== undefined;
  const { code } = useLazy(loadNotes, { when: isLoggedIn });
  return (
    <>
      <FigureOverlay partnerId={partnerId} />
      {isLoggedIn && (
        <WithLateStrings namespace="square" bundles={squareStrings}>
          {code && <code.CardNotes userId={userId} partnerId={partnerId} />}
        </WithLateStrings>
      )}
    </>
  );
}

/** Draws what lies over the picture of a partner's card. */
export function drawOverCard(partnerId: string): ReactNode {
  return <CardExtras partnerId={partnerId} />;
}
