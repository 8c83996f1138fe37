import type { Locale } from './locales';

/** A line that helps people who think of harming themselves. */
export interface HelpLine {
  readonly name: string;
  /** Number as it is shown. */
  readonly number: string;
}

/**
 * Help lines of the region that each language stands for, as its own people write them. They are shown beneath a
 * message that speaks of self-harm; a language with an empty list shows nothing.
 */
export const helpLines: Readonly<Record<Locale, readonly HelpLine[]>> = {
  zh: [
    { name: '全国统一心理援助热线', number: '12356' },
    { name: '希望24热线', number: '400-161-9995' },
  ],
  en: [
    { name: '988 Suicide & Crisis Lifeline (US, Canada)', number: '988' },
    { name: 'Samaritans (UK, Ireland)', number: '116 123' },
  ],
  ja: [
    { name: 'よりそいホットライン', number: '0120-279-338' },
    { name: '#いのちSOS', number: '0120-061-338' },
  ],
};
