import { useState } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { showToast } from '../../ui/toast';
import { ToastCard } from '../../ui/toast-card';
import { useLazy } from '../../platform/loading/use-lazy';
import { samplePicture, Row, Specimen } from './specimen';

function loadDialog() {
  return import('./sample-dialog.lazy');
}
function loadLightbox() {
  return import('../../ui/lightbox.lazy');
}

const tones = ['success', 'info', 'error'] as const;
const texts = { success: 'saved', info: 'copied', error: 'went-wrong' } as const;

/** What lies over the page: dialogs, the lightbox, toasts (always in the system's colour scheme). */
export function Overlays() {
  const t = useStrings('components');
  const [open, setOpen] = useState<'dialog' | 'long' | 'lightbox'>();
  const { code: dialog } = useLazy(loadDialog, { when: open === 'dialog' || open === 'long' });
  const { code: lightbox } = useLazy(loadLightbox, { when: open === 'lightbox' });
  const close = (): void => setOpen(undefined);
  const pictures = [1, 2, 3, 4].map((number) => ({
    src: samplePicture(number, number === 3 ? 700 : 1600, 900),
    srcSet: '',
    width: number === 3 ? 700 : 1600,
    height: 900,
    color: '#2a2063',
    alt: t('slide', { number }),
    caption: t('caption', { number }),
  }));
  return (
    <Specimen title={t('windows')}>
      <Row>
        <button type="button" onClick={() => setOpen('dialog')} sx={buttonStyle}>
          {t('open-dialog')}
        </button>
        <button type="button" onClick={() => setOpen('long')} sx={quietButtonStyle}>
          {t('open-long')}
        </button>
        <button type="button" onClick={() => setOpen('lightbox')} sx={quietButtonStyle}>
          {t('open-lightbox')}
        </button>
      </Row>
      <Row>
        {tones.map((tone) => (
          <button
            key={tone}
            type="button"
            onClick={() => void showToast({ tone, text: t(texts[tone]) })}
            sx={quietButtonStyle}
          >
            {t(`toast-${tone}`)}
          </button>
        ))}
      </Row>
      {tones.map((tone) => (
        <ToastCard key={tone} tone={tone} text={t(texts[tone])} onClose={() => undefined} />
      ))}
      {dialog && (
        <>
          <dialog.SampleDialog open={open === 'dialog'} onClose={close} />
          <dialog.LongDialog open={open === 'long'} onClose={close} />
        </>
      )}
      {lightbox && (
        <lightbox.Lightbox
          open={open === 'lightbox'}
          onClose={close}
          title={t('carousel')}
          pictures={pictures}
          start={1}
        />
      )}
    </Specimen>
  );
}
