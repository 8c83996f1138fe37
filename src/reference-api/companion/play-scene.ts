import type { Locale } from '../../config/locales';
import type { WireQuest } from '../../contract';
import type { LinePicker } from './line-picker';
import {
  endingOf,
  type Ending,
  type Story,
  type StoryChoice,
  type StoryStep,
} from './story-schema';
import { countWords, fold } from '../passages/fold-words';
import { againLabel } from './recognize-talk';
import { mentions } from './words';

/** The result of a turn of a scene. */
export interface ScenePlayed {
  readonly content: string;
  readonly suggestions: readonly string[];
  /** The step that comes next. */
  readonly step: string;
  readonly quest: Pick<WireQuest, 'status' | 'progress'>;
}

/** Everything that a scene needs for one turn. */
export interface SceneTurn {
  readonly story: Story;
  readonly quest: WireQuest;
  /** Said when the scene begins. */
  readonly opening: string;
  readonly content: string;
  readonly locale: Locale;
  /** The step of the turn before; undefined in a new scene. */
  readonly step: string | undefined;
  readonly lines: LinePicker;
}

/** Weights of a whole label, and of one within other words, against words alone. */
const BUTTON = 1_000_000;
const LABEL = 1000;

/** How well a text means a choice: a pressed button counts most, then a label in the text, the longest first. */
function fitOf(choice: StoryChoice, text: string, locale: Locale): number {
  if (text.trim() === fold(choice.label[locale])) return BUTTON;
  const within = Object.values(choice.label)
    .map(fold)
    .filter((label) => text.includes(label))
    .map((label) => label.length);
  return within.length > 0
    ? LABEL + Math.max(...within)
    : countWords(text, Object.values(choice.words).flat());
}

/** The choice that a text means; undefined when it means none, or two of them alike. */
function choose({ choices }: StoryStep, content: string, locale: Locale): StoryChoice | undefined {
  const text = fold(content);
  const fits = choices
    .map((choice) => ({ choice, fit: fitOf(choice, text, locale) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  const [first, second] = fits;
  return first && first.fit !== second?.fit ? first.choice : undefined;
}

function labelsOf(step: StoryStep, locale: Locale): string[] {
  return step.choices.map(({ label }) => label[locale]);
}

function stepOf({ steps }: Story, name: string): StoryStep {
  const step = steps[name];
  if (!step) throw new Error(`The story has no step ${name}`);
  return step;
}

/** Begins the scene anew. */
function begin({ story, quest, opening, locale }: SceneTurn): ScenePlayed {
  return {
    content: opening,
    suggestions: labelsOf(stepOf(story, story.start), locale),
    step: story.start,
    quest: { status: 'running', progress: { ...quest.progress, current: 0 } },
  };
}

function take(turn: SceneTurn, choice: StoryChoice, current: number): ScenePlayed {
  const { story, quest, locale } = turn;
  const { total } = quest.progress;
  const progress = { total, current: Math.min(total, current + (choice.advance ? 1 : 0)) };
  const ending = endingOf(choice);
  if (ending) {
    return {
      content: `${choice.reply[locale]}\n\n${story.endings[ending][locale]}`,
      suggestions: [againLabel(locale)],
      step: story.start,
      quest: { status: ending, progress },
    };
  }
  const next = stepOf(story, choice.goto);
  const said = [choice.reply[locale], next.say[locale]].filter((text) => text !== '');
  return {
    content: said.join('\n\n'),
    suggestions: labelsOf(next, locale),
    step: choice.goto,
    quest: { status: 'running', progress },
  };
}

/** Ends a turn in a scene that is over and that nobody wants anew. */
function over({ story, quest, locale }: SceneTurn, ending: Ending): ScenePlayed {
  return {
    content: story.endings[ending][locale],
    suggestions: [againLabel(locale)],
    step: story.start,
    quest: { status: ending, progress: quest.progress },
  };
}

/** Plays one turn of a scene: the same words lead to the same end, whenever they are said. */
export function playScene(turn: SceneTurn): ScenePlayed {
  const { story, quest, content, locale, lines } = turn;
  const { status, progress } = quest;
  if (status === 'done' || status === 'failed') {
    return mentions(content, 'again') ? begin(turn) : over(turn, status);
  }
  // A story that was rewritten meanwhile may have lost the step: it begins anew.
  const kept = turn.step ?? '';
  const isKnown = Object.hasOwn(story.steps, kept);
  const name = isKnown ? kept : story.start;
  const current = isKnown && status === 'running' ? progress.current : 0;
  const step = stepOf(story, name);
  const choice = choose(step, content, locale);
  if (choice) return take(turn, choice, current);
  if (isKnown && mentions(content, 'again')) return begin(turn);
  return {
    content: lines.next(`nudge ${quest.id} ${name}`, step.nudge),
    suggestions: labelsOf(step, locale),
    step: name,
    quest: { status: 'running', progress: { ...progress, current } },
  };
}
