import type { Locale } from './locales';

/** A line that helps people in distress: who think of harming themselves, or whom somebody harms. */
export interface HelpLine {
  readonly name: string;
  /** Number as it is shown. */
  readonly number: string;
}

/**
 * Help lines of the region that each language stands for, as its own people write them. They are shown beneath a
 * message of distress; a language with an empty list shows nothing.
 */
export const helpLines: Readonly<Record<Locale, readonly HelpLine[]>> = {
  zh: [
    { name: '全国统一心理援助热线', number: '12356' },
    { name: '希望24热线', number: '400-161-9995' },
    { name: '妇女维权热线（家暴、侵害）', number: '12338' },
    { name: '青少年服务台', number: '12355' },
  ],
  en: [
    { name: '988 Suicide & Crisis Lifeline (US, Canada)', number: '988' },
    { name: 'Samaritans (UK, Ireland)', number: '116 123' },
    { name: 'National Domestic Violence Hotline (US)', number: '1-800-799-7233' },
    { name: 'Childline (UK)', number: '0800 1111' },
  ],
  ja: [
    { name: 'よりそいホットライン', number: '0120-279-338' },
    { name: '#いのちSOS', number: '0120-061-338' },
    { name: 'DV相談プラス', number: '0120-279-889' },
    { name: '児童相談所虐待対応ダイヤル', number: '189' },
  ],
};
