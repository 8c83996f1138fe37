import { skipToken, useQuery } from '@apollo/client/react';
import { queries } from '../../../api-client/apollo/typed-documents';
import { ERROR_CODE, translateItem } from '../../../contract';
import { spoilersOf } from '../../../contract/spoilers';
import { usePlace } from '../../../i18n/locale-context';

/** Number of questions that are offered, as after a reply. */
const MOST = 3;

/**
 * Lists what can be asked about a game: the questions of its folds, in the language of the page.
 * @returns undefined while nobody knows; none of no game
 */
export function useGameQuestions(gameId: string | undefined): readonly string[] | undefined {
  const { locale } = usePlace();
  const { data, loading } = useQuery(
    queries.gameDetail,
    gameId === undefined
      ? skipToken
      : { variables: { id: gameId }, context: { handles: [ERROR_CODE.unknownId] } },
  );
  if (gameId === undefined || (!data && !loading)) return [];
  if (!data) return undefined;
  return translateItem(data.gameDetail, locale)
    .texts.sections.flatMap(({ body }) => spoilersOf(body))
    .map(({ question }) => question)
    .slice(0, MOST);
}
