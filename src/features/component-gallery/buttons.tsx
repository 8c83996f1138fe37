import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { colors } from '../../theme/colors';
import { busyStyle } from '../../ui/busy-style';
import {
  buttonStyle,
  iconButtonStyle,
  largeButton,
  loudButtonStyle,
  nightButtonStyle,
  quietButtonStyle,
  smallButton,
} from '../../ui/button-style';
import { DownloadIcon } from '../../ui/icons/download';
import { PlayIcon } from '../../ui/icons/play';
import { SearchIcon } from '../../ui/icons/search';
import { Row, Specimen } from './specimen';

/** The focus ring, drawn without focus. */
const focused = {
  outline: `3px solid ${colors.primary}`,
  outlineOffset: 2,
} satisfies ThemeUIStyleObject;

const focusedButtonStyle = { ...buttonStyle, ...focused } satisfies ThemeUIStyleObject;

const busyButtonStyle = { ...buttonStyle, ...busyStyle } satisfies ThemeUIStyleObject;

const busyQuietButtonStyle = { ...quietButtonStyle, ...busyStyle } satisfies ThemeUIStyleObject;

const smallMainButtonStyle = { ...buttonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const smallQuietButtonStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const largeMainButtonStyle = { ...buttonStyle, ...largeButton } satisfies ThemeUIStyleObject;

const nightStyle = {
  marginTop: 4,
  padding: 4,
  borderRadius: 'large',
  backgroundColor: 'night',
} satisfies ThemeUIStyleObject;

const nightRowStyle = { display: 'flex', flexWrap: 'wrap', gap: 3 } satisfies ThemeUIStyleObject;

const largeLoudButtonStyle = { ...loudButtonStyle, ...largeButton } satisfies ThemeUIStyleObject;

const largeNightButtonStyle = { ...nightButtonStyle, ...largeButton } satisfies ThemeUIStyleObject;

/** Buttons of each kind, size and state. */
export function Buttons() {
  const t = useStrings('components');
  return (
    <Specimen title={t('buttons')}>
      <Row>
        <button type="button" sx={buttonStyle}>
          {t('main')}
        </button>
        <button type="button" sx={quietButtonStyle}>
          {t('quiet')}
        </button>
        <button type="button" aria-label={t('icon-button')} sx={iconButtonStyle}>
          <SearchIcon />
        </button>
      </Row>
      <Row>
        <button type="button" sx={focusedButtonStyle}>
          {t('focused')}
        </button>
        <button type="button" aria-pressed="true" sx={quietButtonStyle}>
          {t('pressed')}
        </button>
        <button type="button" disabled sx={buttonStyle}>
          {t('disabled')}
        </button>
        <button type="button" aria-busy="true" sx={busyButtonStyle}>
          {t('busy')}
        </button>
        <button type="button" aria-busy="true" sx={busyQuietButtonStyle}>
          {t('busy')}
        </button>
      </Row>
      <Row>
        <button type="button" sx={smallMainButtonStyle}>
          {t('small')}
        </button>
        <button type="button" sx={smallQuietButtonStyle}>
          {t('small')}
        </button>
        <button type="button" sx={largeMainButtonStyle}>
          {t('large')}
        </button>
      </Row>
      <div sx={nightStyle}>
        <div sx={nightRowStyle}>
          <button type="button" sx={largeLoudButtonStyle}>
            <DownloadIcon />
            {t('loud')}
          </button>
          <button type="button" sx={largeNightButtonStyle}>
            <PlayIcon />
            {t('night')}
          </button>
        </div>
      </div>
      <Row>
        <button type="button" sx={buttonStyle}>
          {t('long')}
        </button>
      </Row>
    </Specimen>
  );
}
