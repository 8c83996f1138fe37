import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { forcedColors } from '../../../theme/theme';
import { visuallyHidden } from '../../../ui/visually-hidden';
import type { QuestState } from '../conversation/conversation';

/** A longer scene has as many holes, each for several of its steps. */
const MOST_HOLES = 8;

const stripStyle = { flex: 'none', display: 'flex', gap: '3px' } satisfies ThemeUIStyleObject;

const holeStyle = {
  width: 9,
  height: 12,
  border: '1.5px solid',
  borderColor: 'nightMuted',
  borderRadius: '3px',
} satisfies ThemeUIStyleObject;

const passedStyle = {
  ...holeStyle,
  borderColor: 'amber',
  backgroundColor: 'amber',
  [forcedColors]: { borderColor: 'Highlight', backgroundColor: 'Highlight' },
} satisfies ThemeUIStyleObject;

/** Shows how far a scene is, as the holes of a film that fill; empty for a scene without steps. */
export function FilmProgress({ current, total }: QuestState['progress']) {
  const t = useStrings('chat');
  if (total <= 0) return null;
  const count = Math.min(total, MOST_HOLES);
  const passed = Math.floor((count * Math.min(current, total)) / total);
  return (
    <>
      <span sx={visuallyHidden}>{t('quest-progress', { current, total })}</span>
      <span aria-hidden="true" sx={stripStyle}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} sx={index < passed ? passedStyle : holeStyle} />
        ))}
      </span>
    </>
  );
}
