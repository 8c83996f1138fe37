import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';
import type { WireReference } from '../../contract';
import { askedFor } from '../passages/asked-for';
import { toSpeech } from '../passages/plain-text';
import { piecesOf, queryWords, type QueryWord } from '../passages/query-words';
import { holdsWord, readySentence, sentencesOf, type ReadySentence } from '../passages/sentences';
import { synonymsOf } from '../passages/synonyms';
import { WEIGHTS } from '../passages/weights';
import { pickSentences } from './pick-sentences';
import type { PageGuide } from './site-pages';
import { BESIDE, MOST_CARDS } from './thresholds';

/** The agreements and what is told about the service, as they are published. */
const CONTENT = path.join(__dirname, '../../../content');

/** A line with what the build that shows a text says of itself. */
const PLACEHOLDER = /^.*\{\{.*$/gm;

/** The rule of a table, and the ends of its rows: each is told as a sentence. */
const RULE = /^\|[ |-]+$/gm;
const ROW_END = /\s*\|$/gm;

/** The least weight of a question's words that a section must have. */
const LEAST = 0.7;

/** Added share of the words in one sentence, in the heading, in the title of the whole text. */
const SHARES = { sentence: 0.8, heading: 1.5, title: 0.6 };

/** The weight of a single character of a word that no text has. */
const PIECE = 0.3;

interface Section {
  readonly reference: WireReference;
  readonly title: ReadySentence;
  readonly heading: ReadySentence;
  readonly sentences: readonly ReadySentence[];
}

function sectionsOf(id: string, source: string, locale: Locale): Section[] {
  const [, title = id] = /^title: "?(.+?)"?$/m.exec(source) ?? [];
  const stop = locale === 'en' ? '. ' : '。';
  const text = source.replace(PLACEHOLDER, '').replace(RULE, '').replace(ROW_END, stop);
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...body] = part.split('\n');
    return {
      reference: { type: 'page', id, title, section: heading },
      title: readySentence(title),
      heading: readySentence(heading),
      sentences: sentencesOf(toSpeech(body.join('\n'), locale), locale).map(readySentence),
    };
  });
}

/** Reads what the site itself says in a language, section by section. */
function readSections(locale: Locale): Section[] {
  const file = `${locale}.md`;
  return ['about', 'legal'].flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === file && !path.dirname(name).includes('-'))
      .sort()
      .flatMap((name) => {
        const id = path.join(folder, path.dirname(name)).replace(/^legal\//, '');
        return sectionsOf(id, readFileSync(path.join(CONTENT, folder, name), 'utf8'), locale);
      }),
  );
}

const read = new Map(LOCALES.map((locale) => [locale, readSections(locale)]));

/** The sections of the site's own texts that answer a question, the best first; none where none has enough of its words. */
export function findSiteTexts(content: string, locale: Locale): PageGuide[] {
  const sections = read.get(locale) ?? [];
  const has = ({ heading, sentences }: Section, word: QueryWord): boolean =>
    [heading, ...sentences].some((each) => holdsWord(each, { ...word, isBeginning: false }));
  const own = queryWords(content).flatMap((word) =>
    sections.some((section) => has(section, word)) ? [word] : piecesOf(word),
  );
  const words = [...own, ...synonymsOf(content)].map((word) => {
    const count = sections.filter((section) => has(section, word)).length;
    const rarity = Math.log(1 + sections.length / (1 + count)) / Math.log(1 + sections.length);
    const isPiece = (word.forms[0] ?? '').length < 2;
    const factor = isPiece ? PIECE : own.includes(word) ? 1 : WEIGHTS.synonym;
    return { ...word, isBeginning: false, weight: count === 0 ? 0 : rarity * factor };
  });
  const sum = (some: readonly { readonly weight: number }[]): number =>
    some.reduce((total, { weight }) => total + weight, 0);
  const ranked = sections.map(({ reference, title, heading, sentences }) => {
    const told = sentences.map((sentence) => ({
      text: sentence.text,
      words: words.filter((word) => holdsWord(sentence, word)),
    }));
    const inText = words.filter((word) => told.some((each) => each.words.includes(word)));
    const best = Math.max(...told.map((each) => sum(each.words)));
    const [inHeading, inTitle] = [heading, title].map((text) =>
      words.filter((word) => holdsWord(text, word)),
    );
    const score =
      sum(inText) +
      SHARES.sentence * best +
      SHARES.heading * sum(inHeading ?? []) +
      SHARES.title * sum(inTitle ?? []);
    return { reference, told, score };
  });
  ranked.sort((one, other) => other.score - one.score);
  const [best] = ranked;
  return ranked
    .slice(0, MOST_CARDS)
    .filter(({ score }) => score >= LEAST && score >= BESIDE * (best?.score ?? 0))
    .map(({ reference, told }) => ({
      answer: pickSentences({ sentences: told }, [], askedFor(content), locale),
      reference,
    }));
}
