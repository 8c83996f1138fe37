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

/** The agreements and what is told about the service, as they are published. */
const CONTENT = path.join(__dirname, '../../../content');

/** What a text says of the build that shows it stands there alone. */
const PLACEHOLDER = /^.*\{\{.*$/gm;

/** The least weight of a question's words that a section must have. */
const LEAST = 1.2;

interface Section {
  readonly reference: WireReference;
  readonly heading: ReadySentence;
  readonly sentences: readonly ReadySentence[];
}

function sectionsOf(id: string, source: string, locale: Locale): Section[] {
  const [, title = id] = /^title: "?(.+?)"?$/m.exec(source) ?? [];
  const [, ...parts] = source.replace(PLACEHOLDER, '').split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...body] = part.split('\n');
    return {
      reference: { type: 'page', id, title, section: heading },
      heading: readySentence(`${title} ${heading}`),
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

/** Finds the section of the site's own texts that answers a question; undefined where none has enough of its words. */
export function findSiteText(content: string, locale: Locale): PageGuide | undefined {
  const sections = read.get(locale) ?? [];
  const has = ({ heading, sentences }: Section, word: QueryWord): boolean =>
    [heading, ...sentences].some((each) => holdsWord(each, { ...word, isBeginning: false }));
  const own = queryWords(content).flatMap((word) =>
    sections.some((section) => has(section, word)) ? [word] : piecesOf(word),
  );
  const words = [...own, ...synonymsOf(content)].map((word) => {
    const count = sections.filter((section) => has(section, word)).length;
    const rarity = Math.log(1 + sections.length / (1 + count)) / Math.log(1 + sections.length);
    const isOwn = own.includes(word);
    return { ...word, isBeginning: false, weight: rarity * (isOwn ? 1 : WEIGHTS.synonym) };
  });
  const ranked = sections.map(({ reference, heading, sentences }) => {
    const told = sentences.map((sentence) => ({
      text: sentence.text,
      words: words.filter((word) => holdsWord(sentence, word)),
    }));
    const sum = (some: readonly { weight: number }[]): number =>
      some.reduce((total, { weight }) => total + weight, 0);
    const all = words.filter((word) => told.some((each) => each.words.includes(word)));
    const best = Math.max(...told.map((each) => sum(each.words)));
    const named = words.filter((word) => holdsWord(heading, word));
    return { reference, told, score: sum(all) + 0.5 * best + 0.5 * sum(named) };
  });
  const [best] = ranked.sort((one, other) => other.score - one.score);
  if (!best || best.score < LEAST) return undefined;
  const answer = pickSentences({ sentences: best.told }, [], askedFor(content), locale);
  return { answer, reference: best.reference };
}
