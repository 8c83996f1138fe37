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

/** Matches words of self-harm in all languages: a visitor need not write in the language of the page. */
export const DISTRESS =
  /自杀|自殺|轻生|自残|自殘|割腕|想死(?!你|我)|不想活|活不下去|活着没意思|结束(自己的)?生命|了结自己|suicid|\b(?:kill|hurt|harm|cutt?)(?:ing)? myself\b|\bend (?:my life|it all)\b|\bwant(?:ed)? to die\b|\bself[- ]?harm|死にたい|消えたい|自傷|リストカット|生きていたくない|命を絶/iu;
