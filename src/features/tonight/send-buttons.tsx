import { useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { sharedAddress } from '../../links/shared-address';
import { logRefusal } from '../../platform/log';
import { saveBlob } from '../../platform/save-file';
import { useAnnouncement } from '../../platform/voice';
import { localeFacts } from '../../config/locales';
import { printed } from '../../theme/theme';
import { nightToolStyle } from '../../ui/night-tool-style';
import { answerKeys } from './choice-words';
import { handFragment, type Hand } from './hand-fragment';
import type { LaidHand } from './lay-table';
import type { TableData } from './read-table';
import { pictureCards, pictureNote } from './picture-cards';
import { drawTable } from './table-picture';

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > strong': { marginInlineEnd: 1 },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Sizes of the picture, as places for pictures of people and previews of links show it. */
const SIZES = { tall: [1080, 1350], wide: [1200, 630] } as const;

type Shape = keyof typeof SIZES;

function canShare(data: ShareData): boolean {
  return Reflect.has(navigator, 'canShare') && navigator.canShare(data);
}

/** Hands a picture to what the device shares with; where there is nothing, it is saved. */
async function send(picture: File, title: string, address: string): Promise<'shared' | 'saved'> {
  const data = { files: [picture], title, text: `${title} ${address}` };
  try {
    if (canShare(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    // Given up by the visitor; whatever else refuses leaves the picture to be saved.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    logRefusal(error);
  }
  saveBlob(picture.name, picture);
  return 'saved';
}

interface Props {
  table: TableData;
  laid: LaidHand;
  hand: Hand;
}

/** Sends the table to a friend: as a picture, which is drawn here, or as a link. */
export function SendButtons({ table, laid, hand }: Props) {
  const t = useStrings('tonight');
  const { locale } = usePlace();
  const [said, setSaid] = useState('');
  useAnnouncement(said);
  const address = (): string => {
    const url = new URL(sharedAddress(window.location.href));
    url.hash = handFragment({ ...hand, cards: laid.cards });
    return url.href;
  };
  const list = new Intl.ListFormat(localeFacts[locale].formats, { type: 'conjunction' });
  const quoted = (text: string): string => t('said', { text });
  const isDrawing = useRef(false);
  const draw = async (shape: Shape): Promise<void> => {
    // A second tap would draw, and share, the same once more.
    if (isDrawing.current) return;
    isDrawing.current = true;
    setSaid(t('drawing'));
    try {
      const [width, height] = SIZES[shape];
      const blob = await drawTable({
        ...{ width, height },
        lang: localeFacts[locale].tag,
        title: t('title'),
        answers: answerKeys(hand.answers)
          .map((key) => t(key))
          .join(' · '),
        cards: pictureCards(table, laid, quoted, (names) => list.format(names)),
        note: pictureNote(table, laid, quoted),
        mark: `${localeFacts[locale].siteName} · ${window.location.host}`,
      });
      const file = new File([blob], `tonight-${shape}.png`, { type: blob.type });
      const outcome = await send(file, t('title'), address());
      setSaid(outcome === 'saved' ? t('saved') : '');
    } catch (error) {
      logRefusal(error);
      setSaid(t('not-drawn'));
    } finally {
      isDrawing.current = false;
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid(t('copied'));
    } catch (error) {
      // Forbidden, or missing on a page without encryption.
      logRefusal(error);
      setSaid(t('not-copied'));
    }
  };
  return (
    <div role="group" aria-labelledby="send-title" sx={rowStyle}>
      <strong id="send-title">{t('send')}</strong>
      <button type="button" onClick={() => void draw('tall')} sx={nightToolStyle}>
        {t('send-tall')}
      </button>
      <button type="button" onClick={() => void draw('wide')} sx={nightToolStyle}>
        {t('send-wide')}
      </button>
      <button type="button" onClick={() => void copy()} sx={nightToolStyle}>
        {t('copy')}
      </button>
      <span>{said}</span>
    </div>
  );
}
