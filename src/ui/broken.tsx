import { useStrings } from '../i18n/use-strings';
import { buttonStyle } from './button-style';
import { Message } from './message';

/**
 * Says that a page did not come alive, on pages that are nothing without their script. It is in the page from the
 * beginning, because nothing could bring it then; the mark `data-broken` uncovers it.
 */
export const Broken = () => {
  const t = useStrings('common');
  return (
    <div sx={{ display: 'none', 'html[data-broken] &': { display: 'block', marginY: 6 } }}>
      <Message role="alert" art="failed" title={t('failed-title')} text={t('failed-text')}>
        <a href="?" sx={{ ...buttonStyle, marginTop: 2 }}>
          {t('retry')}
        </a>
      </Message>
    </div>
  );
};
