import type { WireGameDetail } from '../../contract';
import type { Locale } from '../../config/locales';
import labels from './words/fact-labels.json';
import values from './words/fact-values.json';

type Span = NonNullable<WireGameDetail['players']>;

/** Minutes that are asked for are mostly round, and not more than these. */
const ROUND = 5;
const MOST_MINUTES = 240;

const moodNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = values.moods;

function fill(line: string, span: Span | undefined): string[] {
  const filled = line.replace('{min}', String(span?.min)).replace('{max}', String(span?.max));
  return span ? [filled] : [];
}

/** Every round number of a span: whoever has twenty minutes asks for these. */
function roundOnes({ min, max }: Span): string[] {
  const first = Math.ceil(min / ROUND);
  const last = Math.floor(Math.min(max, MOST_MINUTES) / ROUND);
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, at) => String(ROUND * (first + at)));
}

/** Who plays a game, how long and in which mood, in one fact: it answers, and is found by each of its numbers. */
export function gameChoiceFact(
  { players, session_minutes: minutes, moods = [] }: WireGameDetail,
  locale: Locale,
) {
  const { range, one, counts } = values.players[locale];
  const { label, asked } = labels.play[locale];
  const counted = players ? counts.slice(players.min - 1, players.max) : [];
  const said = [
    ...fill(players?.max === 1 ? one : range, players),
    ...fill(values.minutes[locale], minutes),
    ...moods.flatMap((key) => moodNames[key]?.[locale] ?? []),
  ];
  return {
    label,
    asked: [asked, ...counted, ...(minutes ? roundOnes(minutes) : [])].join(' '),
    value: said.join(locale === 'en' ? ', ' : '、'),
  };
}
