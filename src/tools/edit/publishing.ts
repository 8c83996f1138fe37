import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage, UsageError } from '../../node/errors';
import { parseSeals, SEALS_FILE, headOf } from '../../gatsby/node/checks/content/legal-seals';
import { checkContent, sealContent } from '../content-check/check-content';
import type { Git } from './git';

/** A file that differs from what was published last. */
export interface UnpublishedFile {
  readonly file: string;
  readonly what: 'new' | 'changed' | 'deleted';
}

/** Texts that were published together. */
export interface Publication {
  readonly id: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly files: readonly string[];
}

/** Line in the message of a commit by which publications are known. */
const MARK = 'Published-by: npm run edit';

/** Publications that are shown. */
const SHOWN = 10;

/** Who publishes. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function whatOf(status: string): UnpublishedFile['what'] {
  if (status.includes('D')) return 'deleted';
  return status === '??' || status.includes('A') ? 'new' : 'changed';
}

function plural(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** A publication that cannot be: the reasons, each with file, line and remedy. */
export class NotPublished extends UsageError {
  constructor(
    message: string,
    readonly faults: readonly string[],
  ) {
    super(message);
    this.name = 'NotPublished';
  }
}

/**
 * Publishes what stands in `content/`, and takes it back, with Git underneath.
 * @param root the folder of the project
 * @param today gives the day, `2026-11-28`
 */
export function createPublishing(root: string, git: Git, today: () => string) {
  const changes = async (): Promise<readonly UnpublishedFile[]> =>
    lines(await git('status', '--porcelain', '--untracked-files=all', '--', 'content')).map(
      (line) => ({
        file: line
          .slice(3)
          .replace(/^.* -> /, '')
          .replace(/^"|"$/g, ''),
        what: whatOf(line.slice(0, 2)),
      }),
    );

  const hasRemote = (): Promise<boolean> =>
    git.succeeds('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}');

  const isHalfMerged = async (): Promise<boolean> =>
    (await git.succeeds('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')) ||
    (await git.succeeds('rev-parse', '--verify', '--quiet', 'REVERT_HEAD'));

  const refuseHalfMerged = async (): Promise<void> => {
    if (!(await isHalfMerged())) return;
    throw new NotPublished(
      'Two versions of the texts are being put together, and that is not finished. Ask a developer to finish it',
      [],
    );
  };

  const refuseFaults = async (message: string): Promise<void> => {
    const { faults } = await checkContent(root, today());
    if (faults.length > 0) throw new NotPublished(message, faults);
  };

  /** Hands commits on to where the team has its own; what others have published meanwhile comes in first. */
  const handOn = async (): Promise<string> => {
    if (!(await hasRemote())) return 'on this machine';
    try {
      await git('pull', '--rebase', '--autostash');
    } catch {
      await git.succeeds('rebase', '--abort');
      return 'on this machine only: somebody else has changed the same lines. Ask a developer to put the two together';
    }
    try {
      await git('push');
      return 'and sent to everybody';
    } catch (error) {
      return `on this machine only: it could not be sent (${errorMessage(error).split('\n').at(-1) ?? ''})`;
    }
  };

  /** Lists what was published last, the newest first; what was taken back is not among it. */
  const publications = async (): Promise<readonly Publication[]> => {
    const format = '%x1e%H%x1f%cI%x1f%an%x1f%s%x1f%b%x1f';
    const log = await git(
      ...['log', `--max-count=${String(SHOWN * 3)}`, `--format=${format}`, '--name-only'],
      ...['--', 'content'],
    );
    const commits = log.split('\x1e').filter((each) => each !== '');
    const takenBack = new Set(
      commits.flatMap((each) => /This reverts commit ([0-9a-f]{40})/.exec(each)?.[1] ?? []),
    );
    return commits
      .map((each) => each.split('\x1f'))
      .filter(([id = '', , , , body = '']) => body.includes(MARK) && !takenBack.has(id))
      .filter(([, , , , body = '']) => !body.includes('This reverts commit'))
      .slice(0, SHOWN)
      .map(([id = '', when = '', who = '', what = '', , files = '']) => ({
        ...{ id, when, who, what },
        files: lines(files),
      }));
  };

  const asPerson = ({ name, email }: Person): readonly string[] => [
    ...['-c', `user.name=${name}`],
    ...['-c', `user.email=${email}`],
  ];

  /** Lists legal texts in force that the folder held at a commit and does not hold any more. */
  const lostTexts = async (commit: string): Promise<readonly string[]> => {
    const before = Object.keys(parseSeals(await git('show', `${commit}:${SEALS_FILE}`)));
    const now = parseSeals(readFileSync(path.join(root, SEALS_FILE), 'utf8'));
    const gone = before.filter((file) => !Object.hasOwn(now, file));
    const texts = await Promise.all(
      gone.map(async (file) => ({ file, head: headOf(await git('show', `${commit}:${file}`)) })),
    );
    return texts
      .filter(({ head }) => head !== undefined && head.effective <= today())
      .map(({ file }) => file);
  };

  return {
    changes,
    publications,
    hasRemote,
    /** Reads who publishes, as Git knows it. */
    person: async (): Promise<Person> => ({
      name: (await git('config', 'user.name').catch(() => '')).trim(),
      email: (await git('config', 'user.email').catch(() => '')).trim(),
    }),
    /**
     * Publishes all that has changed in `content/`.
     * @returns where it is now, for a person
     * @throws NotPublished when it is not sound
     */
    publish: async (message: string, person: Person): Promise<string> => {
      await refuseHalfMerged();
      const files = await changes();
      if (files.length === 0) throw new NotPublished('Nothing has changed since the last time', []);
      await sealContent(root, today());
      await refuseFaults('Mend these first; nothing was published:');
      await git('add', '--all', '--', 'content');
      const what =
        message.trim() === '' ? `Change ${plural(files.length, 'text')}` : message.trim();
      const commit = ['commit', '--quiet', '-m', what, '-m', MARK, '--', 'content'];
      await git(...asPerson(person), ...commit);
      return `Published ${await handOn()}`;
    },
    /**
     * Takes a publication back: the texts are again as they were before it.
     * @throws NotPublished when later texts build on it, or a legal text of it is in force
     */
    takeBack: async (id: string, person: Person): Promise<string> => {
      await refuseHalfMerged();
      if (!(await publications()).some((each) => each.id === id)) {
        throw new NotPublished('This is no publication that can be taken back', []);
      }
      if ((await changes()).length > 0) {
        throw new NotPublished(
          'Publish what you have changed, or undo it, and then take this back',
          [],
        );
      }
      const [head] = lines(await git('rev-parse', 'HEAD'));
      const undo = async (): Promise<void> => {
        await git.succeeds('revert', '--abort');
        await git('checkout', '--quiet', head ?? 'HEAD', '--', 'content');
      };
      try {
        await git(...asPerson(person), 'revert', '--no-commit', id);
      } catch {
        await undo();
        throw new NotPublished(
          'Later changes are in the same lines. Take those back first, or write the text anew',
          [],
        );
      }
      const lost = await lostTexts(head ?? 'HEAD');
      if (lost.length > 0) {
        await undo();
        throw new NotPublished(
          'A legal text that is in force cannot be taken back: make a new version of it',
          lost.map((file) => `${file}: is in force`),
        );
      }
      try {
        await refuseFaults('Without it the texts do not fit together; nothing was taken back:');
        const [subject = ''] = lines(await git('log', '-1', '--format=%s', id));
        const message = [
          '-m',
          `Take back “${subject}”`,
          '-m',
          `This reverts commit ${id}.\n\n${MARK}`,
        ];
        await git(...asPerson(person), 'commit', '--quiet', ...message);
      } catch (error) {
        await undo();
        throw error;
      }
      return `Taken back ${await handOn()}`;
    },
    /** Undoes what was not published yet of a file. */
    undo: async (file: string): Promise<void> => {
      const isKnown = await git.succeeds('cat-file', '-e', `HEAD:${file}`);
      if (isKnown) await git('checkout', '--quiet', 'HEAD', '--', file);
      else await git('clean', '--quiet', '--force', '--', file);
    },
  };
}

export type Publishing = ReturnType<typeof createPublishing>;
