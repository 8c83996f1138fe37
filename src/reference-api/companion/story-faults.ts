import { endingOf, type Story } from './story-schema';

/** The ways through a story are finite in number only without loops; this many advances are more than any story has. */
const MOST_ADVANCES = 50;

/** Every step with every progress that it can be reached with. */
function reach(story: Story): { places: Set<string>; doneAt: Set<number>; canFail: boolean } {
  const places = new Set<string>();
  const doneAt = new Set<number>();
  let canFail = false;
  const waiting: [step: string, progress: number][] = [[story.start, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, progress] = next;
    const place = `${name} ${String(progress)}`;
    const step = story.steps[name];
    if (!step || places.has(place) || progress > MOST_ADVANCES) continue;
    places.add(place);
    for (const choice of step.choices) {
      const after = progress + (choice.advance ? 1 : 0);
      const ending = endingOf(choice);
      if (ending === 'done') doneAt.add(after);
      else if (ending === 'failed') canFail = true;
      else waiting.push([choice.goto, after]);
    }
  }
  return { places, doneAt, canFail };
}

/**
 * Finds the faults of a story besides its shape, one line each.
 * @param total the steps of progress that the quest promises
 */
export function storyFaults(story: Story, total: number): string[] {
  const names = Object.keys(story.steps);
  const faults: string[] = [];
  for (const [name, { choices }] of Object.entries(story.steps)) {
    choices.forEach((choice, index) => {
      if (!endingOf(choice) && !names.includes(choice.goto)) {
        faults.push(`steps.${name}.choices.${String(index)}.goto: there is no step ${choice.goto}`);
      }
    });
  }
  if (!names.includes(story.start)) faults.push(`start: there is no step ${story.start}`);
  const { places, doneAt, canFail } = reach(story);
  const reached = new Set([...places].map((place) => place.split(' ')[0]));
  for (const name of names) {
    if (!reached.has(name)) faults.push(`steps.${name}: no choice leads there`);
  }
  const progress = [...doneAt].sort((one, other) => one - other);
  if (progress.length !== 1 || progress[0] !== total) {
    const found = progress.length === 0 ? 'never' : `with ${progress.join(', ')}`;
    faults.push(
      `steps: expected every way to the end to advance ${String(total)} times, it ends ${found}`,
    );
  }
  if (!canFail) faults.push('steps: expected a way that fails');
  return faults;
}
