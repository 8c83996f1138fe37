import type { ThemeUIStyleObject } from 'theme-ui';
import { call } from '../../api-client/call';
import { useRequest } from '../../api-client/use-request';
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

/** What a scene is about: loaded when it is opened. */
export function QuestText({ questId }: { questId: string }) {
  const t = useStrings('partner');
  const common = useStrings('common');
  const { locale } = usePlace();
  const request = useRequest(questId, (signal) =>
    call('questInfo', { quest_id: questId }, { signal }),
  );
  const loading = (
    <p role="status" sx={loadingStyle}>
      {common('loading')}
    </p>
  );
  return (
    <AsyncContent request={request} skeleton={loading}>
      {(wire) => {
        const quest = toQuest(wire, locale);
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
