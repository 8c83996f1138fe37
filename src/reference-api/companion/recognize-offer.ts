import { holds } from '../passages/fold-words';
import { textKey } from '../passages/text-key';
import type { Voice } from './voice-schema';

/** A message with the words of an offer and so many characters more is about something else. */
const MORE_THAN_OFFER = 8;

/** The offer of the partner that a message takes, with its number; undefined for any other message. */
export function recognizeOffer(
  { offers }: Voice,
  content: string,
): readonly [number, Voice['offers'][number]] | undefined {
  const said = textKey(content);
  return [...offers.entries()].find(([, { say }]) =>
    Object.values(say)
      .flat()
      .map(textKey)
      .some((key) => holds(said, key) && said.length <= key.length + MORE_THAN_OFFER),
  );
}
