import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { panelStyle } from '../../ui/card-style';
import { Markdown } from '../../ui/markdown';
import type { Quest } from './story';

interface Props {
  /** The partner's name. */
  name: string;
  quest: Quest;
}

const questStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  marginTop: 3,
  padding: 4,
  '& dt': { marginBottom: 1, color: 'accent', fontSize: 1, fontWeight: 'bold' },
  '& dd': { margin: 0 },
} satisfies ThemeUIStyleObject;

const goalStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const openingStyle = {
  paddingX: 4,
  paddingY: 3,
  borderRadius: '4px 18px 18px 18px',
  backgroundColor: 'raised',
  whiteSpace: 'pre-line',
} satisfies ThemeUIStyleObject;

/** A scene's background, its goal, and the partner's opening message. */
export function QuestDetails({ name, quest }: Props) {
  const t = useStrings('partner');
  const pages = useStrings('partner-pages');
  return (
    <dl sx={questStyle}>
      <div>
        <dt>{t('quest-background')}</dt>
        <dd>
          <Markdown markdown={quest.background} lang={fallbackLang(quest, 'background')} />
        </dd>
      </div>
      <div>
        <dt>{t('quest-goal')}</dt>
        <dd sx={goalStyle}>
          <Markdown markdown={quest.goal} lang={fallbackLang(quest, 'goal')} />
        </dd>
      </div>
      {quest.opening_message !== '' && (
        <div>
          <dt>{pages('quest-opening', { name })}</dt>
          <dd lang={fallbackLang(quest, 'opening_message')} sx={openingStyle}>
            {quest.opening_message}
          </dd>
        </div>
      )}
    </dl>
  );
}
