import { useQuery } from '@apollo/client/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { panelStyle } from '../../ui/card-style';
import { Markdown } from '../../ui/markdown';
import { AsyncContent } from './async-content';
import { toQuest } from './partner';

const loadingStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

const questStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 3,
  marginTop: 3,
  padding: 4,
  '& dt': { color: 'accent', fontSize: 1, fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

const backgroundStyle = { margin: 0 } satisfies ThemeUIStyleObject;

const goalStyle = { margin: 0, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

/** The quest of a scene: background and goal. Requested when the scene is opened. */
export function QuestDetails({ questId }: { questId: string }) {
  const t = useStrings('partner');
  const common = useStrings('common');
  const { locale } = usePlace();
  const request = useQuery(queries.questInfo, { variables: { quest_id: questId } });
  const loading = (
    <p role="status" sx={loadingStyle}>
      {common('loading')}
    </p>
  );
  return (
    <AsyncContent request={toRequestState(request)} skeleton={loading}>
      {({ questInfo }) => {
        const quest = toQuest(questInfo, locale);
        return (
          <dl sx={questStyle}>
            <div>
              <dt>{t('quest-background')}</dt>
              <dd sx={backgroundStyle}>
                <Markdown markdown={quest.background} lang={fallbackLang(quest, 'background')} />
              </dd>
            </div>
            <div>
              <dt>{t('quest-goal')}</dt>
              <dd sx={goalStyle}>
                <Markdown markdown={quest.goal} lang={fallbackLang(quest, 'goal')} />
              </dd>
            </div>
          </dl>
        );
      }}
    </AsyncContent>
  );
}
