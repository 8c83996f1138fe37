import { skipToken, useQuery } from '@apollo/client/react';
import { queries } from '../../api-client/apollo/typed-documents';
import type { PictureWords } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { PictureDescription } from '../../ui/picture-description';
import { useChosenFigure } from './chosen-figure';
import { toFigure } from './partner';

/**
 * Gives words for the figure that a partner wears here; undefined until they have come, and where nobody has written any.
 * @param isWanted false asks for nothing
 */
export function useFigureWords(partnerId: string, isWanted: boolean): PictureWords | undefined {
  const { locale } = usePlace();
  const chosen = useChosenFigure(partnerId);
  const { data } = useQuery(
    queries.characterFigures,
    isWanted ? { variables: { character_id: partnerId } } : skipToken,
  );
  const figures = data?.characterFigures.list.map((figure) => toFigure(figure, locale)) ?? [];
  const own = figures.find(({ isDefault }) => isDefault) ?? figures[0];
  return (figures.find(({ id }) => id === chosen?.id) ?? own)?.words;
}

/** Describes the figure that a partner wears here. */
export function FigureDescription({ partnerId }: { partnerId: string }) {
  const t = useStrings('partner-pages');
  return (
    <PictureDescription label={t('describe')} shown={{ text: useFigureWords(partnerId, true) }} />
  );
}
