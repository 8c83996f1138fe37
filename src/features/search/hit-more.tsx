import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { hintsAskedIn } from '../../local-search/hints-in-query';
import { isSentence } from '../../local-search/sentence';
import { AskPartner } from './ask-partners';
import type { Hit } from './hit';
import { MoreQuestions } from './more-questions';
import type { SearchTerm } from './search-terms';
import { usePartnerOf } from './search-partners';

/** A button in the corner of the card, above the link that covers it. */
const buttonStyle = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  color: 'muted',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

const contentStyle = { display: 'grid', gap: 2, paddingTop: 2 } satisfies ThemeUIStyleObject;

interface Props {
  /** The search. */
  text: string;
  hit: Hit;
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** True where a card has more than its link: other questions, or a partner whom a sentence can be taken to. */
export function useHasMore(text: string, { type, id, moreQuestions }: Hit): boolean {
  const partner = usePartnerOf(id);
  const isAsked = type === 'game' && partner !== undefined && isSentence(text);
  return moreQuestions.length > 0 || isAsked;
}

/** Offers what a card has besides its link, behind a button; open where hints are asked for. */
export function HitMore({ text, hit, terms }: Props) {
  const t = useStrings('search-results');
  const { type, id, title, partTitle } = hit;
  return (
    <details open={hintsAskedIn(text) !== undefined}>
      <summary aria-label={t('card-more', { title })} sx={buttonStyle}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <div sx={contentStyle}>
        <MoreQuestions text={text} hit={hit} terms={terms} />
        {type === 'game' && isSentence(text) && (
          <AskPartner text={text} gameId={id} gameName={title} section={partTitle} />
        )}
      </div>
    </details>
  );
}
