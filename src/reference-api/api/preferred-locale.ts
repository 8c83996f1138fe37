import { DEFAULT_LOCALE, isLocale, type Locale } from '../../config/locales';

interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** One part of the header, such as `en-GB;q=0.8`. */
function readWish(part: string): Wish {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { language: range.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight) };
}

/**
 * The language of ours that a browser asks for first, by its header `accept-language`
 * (`ja,en-US;q=0.8`); Chinese when it asks for none of them.
 */
export function preferredLocale(acceptLanguage = ''): Locale {
  return (
    acceptLanguage
      .split(',')
      .map(readWish)
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ language }) => language)
      .find(isLocale) ?? DEFAULT_LOCALE
  );
}
