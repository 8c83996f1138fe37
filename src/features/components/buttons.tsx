import { useStrings } from '../../i18n/use-strings';
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

/** As the keyboard's ring is drawn. */
const focused = { outline: '3px solid var(--yb-primary)', outlineOffset: 2 };

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
        <button type="button" sx={{ ...buttonStyle, ...focused }}>
          {t('focused')}
        </button>
        <button type="button" aria-pressed="true" sx={quietButtonStyle}>
          {t('pressed')}
        </button>
        <button type="button" disabled sx={buttonStyle}>
          {t('disabled')}
        </button>
        <button type="button" aria-busy="true" sx={{ ...buttonStyle, ...busyStyle }}>
          {t('busy')}
        </button>
        <button type="button" aria-busy="true" sx={{ ...quietButtonStyle, ...busyStyle }}>
          {t('busy')}
        </button>
      </Row>
      <Row>
        <button type="button" sx={{ ...buttonStyle, ...smallButton }}>
          {t('small')}
        </button>
        <button type="button" sx={{ ...quietButtonStyle, ...smallButton }}>
          {t('small')}
        </button>
        <button type="button" sx={{ ...buttonStyle, ...largeButton }}>
          {t('large')}
        </button>
      </Row>
      <div sx={{ marginTop: 4, padding: 4, borderRadius: 'large', background: 'var(--yb-night)' }}>
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <button type="button" sx={{ ...loudButtonStyle, ...largeButton }}>
            <DownloadIcon />
            {t('loud')}
          </button>
          <button type="button" sx={{ ...nightButtonStyle, ...largeButton }}>
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
