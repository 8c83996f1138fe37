import { useQuery } from '@apollo/client/react';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { panelStyle } from '../../ui/card-style';
import { Markdown } from '../../ui/markdown';
import { AsyncContent } from './async-content';
import { toQuest } from './partner';

/** What a scene is about: loaded when it is opened. */
export function QuestText({ questId }: { questId: string }) {
  const t = useStrings('partner');
  const common = useStrings('common');
  const { locale } = usePlace();
  const request = useQuery(queries.questInfo, { variables: { quest_id: questId } });
  const loading = (
    <p role="status" sx={{ color: 'muted' }}>
      {common('loading')}
    </p>
  );
  return (
    <AsyncContent request={toRequestState(request)} skeleton={loading}>
      {({ questInfo }) => {
        const quest = toQuest(questInfo, locale);
        return (
          <dl
            sx={{
              ...panelStyle,
              display: 'grid',
              gap: 3,
              marginTop: 3,
              padding: 4,
              '& dt': { color: 'accent', fontSize: 1, fontWeight: 'bold' },
            }}
          >
            <div>
              <dt>{t('quest-background')}</dt>
              <dd sx={{ margin: 0 }}>
                <Markdown markdown={quest.background} lang={fallbackLang(quest, 'background')} />
              </dd>
            </div>
            <div>
              <dt>{t('quest-goal')}</dt>
              <dd sx={{ margin: 0, fontWeight: 'bold' }}>
                <Markdown markdown={quest.goal} lang={fallbackLang(quest, 'goal')} />
              </dd>
            </div>
          </dl>
        );
      }}
    </AsyncContent>
  );
}
