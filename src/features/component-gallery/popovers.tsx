import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { iconButtonStyle, quietButtonStyle } from '../../ui/button-style';
import { ExternalIcon } from '../../ui/icons/external';
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

/** What opens beside a button: tooltip, popover card. */
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
      </Row>
    </Specimen>
  );
}
