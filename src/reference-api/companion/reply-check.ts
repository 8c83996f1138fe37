import { isDistress } from '../../config/distress';
import { plainTextSchema } from '../../contract/texts';
import { MODEL_REPLY_CHARACTERS } from '../limits';
import { withoutCitations } from './citations';
import { RULES } from './model-prompt';
import { leakDetector } from './rules-leak';

/** Ends of names that belong to websites. */
const DOMAIN =
  '(?:com|net|org|info|biz|edu|gov|dev|xyz|top|app|link|site|shop|store|online|vip|club|live|icu|fun|win|pro|wiki|page|blog|tech|cloud|mobi|' +
  'ai|be|cc|ch|ci|cn|co|de|es|eu|fm|fr|gg|gl|hk|id|in|io|is|it|jp|kr|la|ly|me|mx|nl|pl|pw|ru|sg|sh|so|su|tk|to|tv|tw|uk|us|vn|ws|' +
  '中国|公司|网络|在线|商城)';

/** Addresses, also without a scheme and with the full stops of Chinese, and links in Markdown. */
const LINK = new RegExp(
  [
    '[a-z][a-z\\d+.-]*://|(?<![a-z\\d])(?:mailto|tel|sms):|(?<![a-z\\d])www\\.|\\]\\(',
    `(?:[\\p{L}\\p{N}-]\\.|[a-z\\d-]。)${DOMAIN}(?![a-z\\d])`,
    '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])',
  ].join('|'),
  'u',
);

/** Words that drive another to self-harm. The plain words of `config/distress` are enough beside them: what is learned of visitors is no rule for half a reply. */
const INCITEMENT =
  /\b(?:kill|hurt|harm|hang|cut|stab|shoot|drown)(?:ing)? (?:yo)?urself|\bkys\b|\bgo (?:and )?die\b|去死(?:吧|啊|呀)|[你您].{0,4}去死|死ね(?![ばな])|死んでしまえ/u;

/** Compatibility forms, case and invisible characters make no difference. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}

/**
 * Places where what stands before them may be shown: blanks, and the marks of scripts that write none. Behind a Latin letter
 * or a digit a mark may be the full stop of an address.
 */
const PAUSES = /\s+|(?<![\p{Script=Latin}\p{N}-])[，。！？；：、…]+/gu;

/** A reply that cannot be shown. What it says is not told: it may repeat what the visitor wrote. */
export class UnfitReplyError extends Error {
  constructor(what: string) {
    super(`The model wrote ${what}`);
    this.name = 'UnfitReplyError';
  }
}

const repeatsRules = leakDetector(RULES);

/** Number of characters before a word that are looked at again for rules that it goes on with. */
const LOOKED_BACK = 100;

/** @param shown number of characters that were found fit before */
function assertFit(content: string, shown = 0): void {
  if (repeatsRules(content.slice(Math.max(0, shown - LOOKED_BACK)))) {
    throw new UnfitReplyError('its rules');
  }
  const folded = fold(content);
  if (LINK.test(folded)) throw new UnfitReplyError('a link');
  if (INCITEMENT.test(folded) || isDistress(content)) {
    throw new UnfitReplyError('words of distress');
  }
}

/** Removes the signs that a text may not hold by the contract, whatever a model makes up. */
function sound(text: string): string {
  return text.replace(/[\p{Cs}\p{Noncharacter_Code_Point}]|[^\P{Cc}\t\n\r]/gu, '');
}

/**
 * Checker of a reply that is still coming, before anyone sees it. Words are shown once a blank or a mark behind them has come and all up to there is
 * fit, so that a reply is refused or not however it is cut into pieces.
 */
export class ReplyCheck {
  /** Text as it came: half of a character may wait for its other half. */
  private received = '';
  private shown = 0;

  /** @param write is given what may be shown */
  constructor(private readonly write: (piece: string) => void) {}

  /**
   * Takes the next piece.
   * @returns false when the reply is as long as it may be
   * @throws UnfitReplyError
   */
  add(piece: string): boolean {
    this.received = (this.received + piece).slice(0, MODEL_REPLY_CHARACTERS);
    const content = sound(this.received);
    let end = this.shown;
    for (const { index, 0: signs } of content.slice(this.shown).matchAll(PAUSES)) {
      const from = end;
      end = this.shown + index + signs.length;
      assertFit(content.slice(0, end), from);
    }
    this.show(content, end);
    return this.received.length < MODEL_REPLY_CHARACTERS;
  }

  /**
   * Takes what has come for the whole reply, and shows its last word.
   * @returns it with the marks of its sources, which are not shown
   * @throws UnfitReplyError also when nothing of it would be seen
   */
  finish(): string {
    const content = sound(this.received);
    assertFit(content);
    if (plainTextSchema.parse(withoutCitations(content)).trim() === '')
      throw new UnfitReplyError('nothing');
    this.show(content, content.length);
    return content;
  }

  private show(content: string, end: number): void {
    // A mark holds no blank, so that none lies in two pieces.
    const piece = withoutCitations(content.slice(this.shown, end));
    if (piece !== '') this.write(piece);
    this.shown = end;
  }
}
