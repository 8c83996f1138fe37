import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { checkStyle } from '../../ui/check-style';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { detailsStyle } from '../../ui/details-style';
import { ChoiceList } from './choice-list';
import { controlStyle } from './control-style';
import { GROUNDS, SIZES, SPACINGS, type Ground, type QuietSettings } from './quiet-settings';

interface Props {
  settings: QuietSettings;
  /** The ground that is shown. */
  ground: Ground;
  /** True where readings are shown; undefined where no name has any. */
  readings: boolean | undefined;
  onChange: (changed: Partial<QuietSettings>) => void;
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  paddingBottom: 3,
} satisfies ThemeUIStyleObject;

const tickStyle = { ...controlStyle, cursor: 'pointer' } satisfies ThemeUIStyleObject;

/** How a reader wants the text: size, spacing, ground, readings over names. Folded away while they read. */
export function QuietSettingsForm({ settings, ground, readings, onChange }: Props) {
  const t = useStrings('quiet-page');
  return (
    <details sx={detailsStyle}>
      <summary>
        {t('settings')}
        <ChevronDownIcon size={18} />
      </summary>
      <div sx={rowStyle}>
        <ChoiceList
          label={t('size')}
          choices={SIZES}
          chosen={settings.size}
          name={(percent) => t('size-value', { percent })}
          onChoose={(size) => onChange({ size })}
        />
        <ChoiceList
          label={t('spacing')}
          choices={SPACINGS}
          chosen={settings.spacing}
          name={(spacing) => t(`spacing-${spacing}`)}
          onChoose={(spacing) => onChange({ spacing })}
        />
        <ChoiceList
          label={t('ground')}
          choices={GROUNDS}
          chosen={ground}
          name={(each) => t(`ground-${each}`)}
          onChoose={(chosen) => onChange({ ground: chosen })}
        />
        {readings !== undefined && (
          <label sx={tickStyle}>
            <input
              type="checkbox"
              checked={readings}
              onChange={({ target }) => onChange({ readings: target.checked })}
              sx={checkStyle}
            />
            {t('readings')}
          </label>
        )}
      </div>
    </details>
  );
}
