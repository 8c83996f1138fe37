import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { iconButtonStyle, quietButtonStyle } from '../../ui/button-style';
import { Dropdown, dropdownItemStyle } from '../../ui/dropdown';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { DesktopIcon } from '../../ui/icons/desktop';
import { ExternalIcon } from '../../ui/icons/external';
import { PhoneIcon } from '../../ui/icons/phone';
import { WechatIcon } from '../../ui/icons/wechat';
import { PopoverCard } from '../../ui/popover-card';
import { Tooltip } from '../../ui/tooltip';
import { samplePicture, Row, Specimen } from './specimen';

const codeStyle = { borderRadius: 'small' } satisfies ThemeUIStyleObject;

const codeTextStyle = {
  marginTop: 2,
  fontSize: 1,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

/** What opens beside a button: tooltip, popover card, dropdown. */
export function Popovers() {
  const t = useStrings('components');
  return (
    <Specimen title={t('floats')}>
      <Row>
        <Tooltip text={t('tooltip-text')}>
          {(props) => (
            <button type="button" {...props} sx={quietButtonStyle}>
              <ExternalIcon />
              {t('tooltip')}
            </button>
          )}
        </Tooltip>
        <PopoverCard
          label={t('qr')}
          opener={(props) => (
            <button type="button" aria-label={t('qr')} {...props} sx={iconButtonStyle}>
              <WechatIcon size={24} />
            </button>
          )}
        >
          <img src={samplePicture(3, 160, 160)} alt="" width={160} height={160} sx={codeStyle} />
          <p sx={codeTextStyle}>{t('qr-text')}</p>
        </PopoverCard>
        <Dropdown
          label={t('menu')}
          opener={(props) => (
            <button type="button" {...props} sx={quietButtonStyle}>
              {t('menu')}
              <ChevronDownIcon size={18} />
            </button>
          )}
        >
          <button type="button" aria-current="true" sx={dropdownItemStyle}>
            <DesktopIcon />
            {t('menu-pc')}
          </button>
          <button type="button" sx={dropdownItemStyle}>
            <PhoneIcon />
            {t('menu-phone')}
          </button>
          <button type="button" sx={dropdownItemStyle}>
            <PhoneIcon />
            {t('menu-long')}
          </button>
        </Dropdown>
      </Row>
    </Specimen>
  );
}
