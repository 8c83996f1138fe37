import type { ReactNode } from 'react';
import { usePlace } from '../../../i18n/locale-context';
import { WithStrings } from '../../../i18n/with-strings';
import { useSession } from '../../../api-client/session/session';
import { useLazy } from '../../../platform/loading/use-lazy';
import { ErrorState } from '../../../ui/error-state';
import { FilterBar } from './filter-bar';
import { ResultsSkeleton } from './results-skeleton';
import { loadSquareStrings } from './square-strings';
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
  const { code } = useLazy(loadSquareStrings[locale]);
  return (
    code && (
      <WithStrings namespace="square" strings={code.strings}>
        <FilterBar key={locale} partners={partners} hash={hash} />
      </WithStrings>
    )
  );
}

function loadResults() {
  return import('./results.lazy');
}

/** The partners that the fragment asks for. Their code comes when somebody asks, because it brings the API client. */
export function DirectoryResults(props: Props) {
  const strings = useLazy(loadSquareStrings[usePlace().locale]);
  const results = useLazy(loadResults);
  if (strings.hasFailed) return <ErrorState retry={strings.loadNow} />;
  if (results.hasFailed) return <ErrorState retry={results.loadNow} />;
  if (!strings.code || !results.code) return <ResultsSkeleton />;
  return (
    <WithStrings namespace="square" strings={strings.code.strings}>
      <results.code.Results {...props} />
    </WithStrings>
  );
}

function loadNotes() {
  return import('./card-notes.lazy');
}

/** Shows the chosen figure over the picture of a card, and notes of the conversation with this partner. */
function CardExtras({ partnerId }: { partnerId: string }) {
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const isLoggedIn = userId !== undefined;
  const strings = useLazy(loadSquareStrings[usePlace().locale], { when: isLoggedIn });
  const notes = useLazy(loadNotes, { when: isLoggedIn });
  return (
    <>
      <FigureOverlay partnerId={partnerId} />
      {isLoggedIn && strings.code && notes.code && (
        <WithStrings namespace="square" strings={strings.code.strings}>
          <notes.code.CardNotes userId={userId} partnerId={partnerId} />
        </WithStrings>
      )}
    </>
  );
}

/** Draws what lies over the picture of a partner's card. */
export function drawOverCard(partnerId: string): ReactNode {
  return <CardExtras partnerId={partnerId} />;
}
