import { useQuery } from '@apollo/client/react';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { AsyncContent } from './async-content';
import { FigurePicker, FiguresSkeleton } from './figure-picker';
import { toFigure, type Partner } from './partner';

/** The figures of a partner, asked for; nothing where there is none. */
export function Figures({ partner }: { partner: Partner }) {
  const { locale } = usePlace();
  const { data, error, refetch } = useQuery(queries.characterFigures, {
    variables: { character_id: partner.id },
  });
  const figures = data?.characterFigures.list.map((figure) => toFigure(figure, locale));
  if (figures?.length === 0) return null;
  return (
    <AsyncContent
      request={toRequestState({ data: figures, error, refetch })}
      skeleton={<FiguresSkeleton />}
    >
      {(list) => <FigurePicker partner={partner} figures={list} />}
    </AsyncContent>
  );
}
