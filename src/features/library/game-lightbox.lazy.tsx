import { useAsync } from '../../api-client/use-async';
import type { PictureWords } from '../../contract';
import { GALLERY_PLACE } from '../../contract/picture-words-file';
import { fetchKeptText } from '../../platform/network/fetch-site-json';
import { Lightbox } from '../../ui/lightbox';
import type { LightboxPicture } from '../../ui/lightbox-stage';

interface Description {
  readonly text: string;
  readonly isChinese: boolean;
}

/** Reads the descriptions of a gallery, by their places, from the game's file of pictures in words. */
function readDescriptions(html: string): ReadonlyMap<number, Description> {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return new Map(
    Array.from(document.querySelectorAll(`[${GALLERY_PLACE}]`), (element) => [
      Number(element.getAttribute(GALLERY_PLACE)),
      { text: element.textContent, isChinese: element.hasAttribute('lang') },
    ]),
  );
}

interface Props extends Omit<Parameters<typeof Lightbox>[0], 'pictures'> {
  pictures: readonly (Omit<LightboxPicture, 'words'> & {
    readonly text: Omit<PictureWords, 'description'> | null;
  })[];
  /** The address of the pictures in words; null where nobody has found any. */
  words: string | null;
}

/** Shows the pictures of a game large, each with its line, and with its description once that has come. */
export function GameLightbox({ pictures, words: address, ...props }: Props) {
  const { last } = useAsync(address ?? undefined, async () =>
    readDescriptions(await fetchKeptText(address ?? '')),
  );
  const worded = pictures.map(({ text, ...picture }, at) => {
    const { text: description = '', isChinese = false } = last?.get(at) ?? {};
    const untranslated = [...(text?.untranslated ?? []), ...(isChinese ? ['description'] : [])];
    return { ...picture, words: text && { line: text.line, description, untranslated } };
  });
  return <Lightbox {...props} pictures={worded} />;
}
