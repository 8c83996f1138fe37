import * as z from 'zod/mini';
import { CONSENTS } from '../../../contract/legal-versions';
import { CONSENT_LABELS } from '../../../gatsby/node/outputs/cms/cms-fields';
import { askDialog, element, listOf, type DialogPart } from './dialog';

/* The bar above Sveltia CMS: what it cannot do on a machine of one's own, publishing and taking back. */

const stateSchema = z.object({
  changes: z.array(z.object({ file: z.string(), name: z.string(), what: z.string() })),
  publications: z.array(
    z.object({
      id: z.string(),
      when: z.string(),
      who: z.string(),
      what: z.string(),
      files: z.array(z.string()),
    }),
  ),
  person: z.object({ name: z.string(), email: z.string() }),
  documents: z.array(z.object({ name: z.string(), title: z.string() })),
  kept: z.array(z.object({ id: z.string(), file: z.string() })),
  today: z.string(),
  faults: z.array(z.string()),
});

const refusalSchema = z.object({ message: z.string(), faults: z.array(z.string()) });
const doneSchema = z.object({ done: z.string() });
const keptSchema = z.object({ file: z.string(), mine: z.string(), theirs: z.string() });
const notSavedSchema = z.object({
  type: z.literal('not-saved'),
  file: z.string(),
  why: z.string(),
});

type State = z.infer<typeof stateSchema>;

const PERSON = 'edit-person';

function find<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}`);
}

const notice = find('#notice', HTMLDivElement);
const forms = find('#cms', HTMLIFrameElement);

function say(kind: 'good' | 'bad', text: string, lines: readonly string[] = []): void {
  notice.dataset.kind = kind;
  notice.replaceChildren(element('p', text), ...(lines.length > 0 ? [listOf(lines)] : []));
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  const value: unknown = await answer.json();
  return value;
}

async function readState(): Promise<State> {
  return stateSchema.parse(await ask('/state'));
}

/** Sends an order; says what came of it. */
async function order(address: string, body: object): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.ok) {
    say('good', doneSchema.parse(JSON.parse(text)).done);
    return true;
  }
  if (answer.status === 409) {
    const { message, faults } = refusalSchema.parse(JSON.parse(text));
    say('bad', message, faults);
  } else say('bad', text);
  return false;
}

/** Opens the forms anew, with the texts as they are on the disk. A form that was being written asks first. */
function reloadForms(): void {
  forms.contentWindow?.location.reload();
}

function personParts({ person }: State): readonly DialogPart[] {
  const kept = localStorage.getItem(PERSON);
  const [name = '', email = ''] = kept === null ? [person.name, person.email] : kept.split('\n');
  return [
    { name: 'name', label: 'Your name', value: name, required: true },
    { name: 'email', label: 'Your e-mail address', value: email, type: 'email', required: true },
  ];
}

function personIn(values: ReadonlyMap<string, string>) {
  const person = { name: values.get('name') ?? '', email: values.get('email') ?? '' };
  localStorage.setItem(PERSON, `${person.name}\n${person.email}`);
  return person;
}

async function publish(): Promise<void> {
  const state = await readState();
  if (state.changes.length === 0) {
    say(
      'good',
      'Nothing has changed since the last time. What you write is published once it is saved.',
    );
    return;
  }
  const list = element('ul');
  for (const { file, name, what } of state.changes) {
    const item = element('li', `${name}: ${what}`);
    const undo = element('button', 'Undo');
    undo.type = 'button';
    undo.addEventListener('click', () => {
      if (!confirm(`Put ${name} back as it was published last?`)) return;
      void order('/undo', { file }).then((isDone) => {
        if (!isDone) return;
        // With nothing left to publish there is nothing left to ask.
        if (list.childElementCount === 1) list.closest('dialog')?.close();
        item.remove();
        reloadForms();
      });
    });
    item.append(undo);
    list.append(item);
  }
  const values = await askDialog({
    title: 'Publish these texts?',
    content: [list],
    parts: [
      { name: 'message', label: 'What has changed, in a few words', value: '' },
      ...personParts(state),
    ],
    yes: 'Publish',
  });
  if (!values) return;
  say('good', 'Checking and publishing …');
  const message = values.get('message') ?? '';
  await order('/publish', { message, person: personIn(values) });
}

async function takeBack(): Promise<void> {
  const state = await readState();
  if (state.publications.length === 0) {
    say('good', 'There is nothing to take back: nothing was published from here yet.');
    return;
  }
  const values = await askDialog({
    title: 'Take a publication back?',
    content: [element('p', 'The texts will be as they were before it.')],
    parts: [
      {
        name: 'id',
        label: 'Which one',
        choices: state.publications.map(({ id, when, who, what }) => ({
          value: id,
          text: `${new Date(when).toLocaleString()}: ${what} (${who})`,
        })),
      },
      ...personParts(state),
    ],
    yes: 'Take back',
  });
  if (!values) return;
  const isDone = await order('/take-back', {
    id: values.get('id') ?? '',
    person: personIn(values),
  });
  if (isDone) reloadForms();
}

async function newVersion(): Promise<void> {
  const { documents, today } = await readState();
  const values = await askDialog({
    title: 'A new version of a legal text',
    content: [
      element(
        'p',
        'It begins as a copy of the last one, in all languages. Until its day you may change it as often as you like; from its day on it can be neither changed nor taken back.',
      ),
    ],
    parts: [
      {
        name: 'name',
        label: 'Text',
        choices: documents.map(({ name, title }) => ({ value: name, text: `${title} (${name})` })),
      },
      {
        name: 'effective',
        label: 'In force from',
        type: 'date',
        min: today,
        required: true,
      },
      {
        name: 'consent',
        label:
          'People who agreed to an earlier version (service agreement and privacy policy only)',
        choices: CONSENTS.map((value) => ({ value, text: CONSENT_LABELS[value] })),
      },
    ],
    yes: 'Begin',
  });
  if (!values) return;
  if (await order('/version', Object.fromEntries(values))) reloadForms();
}

/** Lets an editor decide whose text stays, where two have written one file. */
async function settle(): Promise<void> {
  const { kept } = await readState();
  for (const { id, file } of kept) {
    const { mine, theirs } = keptSchema.parse(await ask(`/kept/${id}`));
    const two = element('div');
    two.className = 'two';
    for (const [title, text] of [
      ['What is there now', theirs],
      ['What you have written', mine],
    ]) {
      const side = element('div');
      side.append(element('strong', title), element('pre', text));
      two.append(side);
    }
    const values = await askDialog({
      title: 'Somebody else has changed this text',
      content: [
        element(
          'p',
          `${file} has changed since you opened it. Neither text is lost: which one stays?`,
        ),
        two,
      ],
      parts: [],
      yes: 'Mine',
      no: 'Theirs',
    });
    if (values) await order('/kept', { id });
    else {
      await fetch(`/kept/${id}`, { method: 'DELETE' });
      say('good', `${file} has their text. Yours is offered again when you open it.`);
    }
  }
  reloadForms();
}

let settling: Promise<void> | undefined;

function on(selector: string, act: () => Promise<void>): void {
  find(selector, HTMLButtonElement).addEventListener('click', () => {
    act().catch((error: unknown) => {
      say('bad', `That did not work: ${String(error)}`);
    });
  });
}

on('#publish', publish);
on('#back', takeBack);
on('#version', newVersion);
on('#look', () => {
  window.open(document.body.dataset.preview, '_blank');
  return Promise.resolve();
});

// What has gone well need not be said any more once another text is opened.
forms.addEventListener('load', () => {
  forms.contentWindow?.addEventListener('hashchange', () => {
    if (notice.dataset.kind === 'good') notice.replaceChildren();
  });
});

addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || !notSavedSchema.safeParse(data).success) return;
  const { file, why } = notSavedSchema.parse(data);
  say('bad', `${file} was not saved: ${why}`);
  settling ??= settle().finally(() => {
    settling = undefined;
  });
});
