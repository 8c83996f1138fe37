import { setMaxListeners } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './api/app';
import type { Context } from './api/context';
import { createLog, type Log } from './api/log';
import { registerEndpoints } from './api/routes';
import { ChatTurns } from './chat/chat-turns';
import { ImHub } from './chat/im-hub';
import { dropOldMessageReports } from './chat/message-reports';
import { createRuleBasedCompanion } from './companion/rule-based-companion';
import type { Companion } from './companion/companion';
import { createAnswerFinder, type AnswerFinder } from './companion/find-answer';
import { createModelCompanion } from './companion/model';
import type { ModelSettings } from './companion/model-settings';
import { readVoices, type Voices } from './companion/read-voices';
import { registerCspReports } from './csp-reports/routes';
import { ViolationCounts } from './csp-reports/violation-counts';
import { lockDataFile } from './database/data-file-lock';
import { openDatabase, type LibraryDatabase } from './database/open-database';
import {
  DEFAULT_CODE_LIMITS,
  DEFAULT_RATE_LIMITS,
  DROP_OLD_MS,
  IM_PING_MS,
  WORD_MS,
  type CodeLimits,
  type RateLimits,
} from './limits';
import { openApiDocument } from './openapi/document';
import { registerPictures } from './pictures/routes';
import { assertPrivateSandbox } from './sandbox/access';
import { ImFaultPlan } from './sandbox/im-faults';
import { registerSandbox } from './sandbox/routes';
import { createSmsOutbox } from './sandbox/sms-outbox';
import { indexLibrary } from './passages/store-items';
import { dropOldUnanswered, keepUnanswered } from './passages/unanswered';
import { SAMPLE_DIR } from './seed/sample-dir';
import { seedGenerated } from './seed/seed-generated';
import { seedSample } from './seed/seed-sample';
import { noSmsGateway } from './users/sms';
import { dropOldCodes } from './users/verification-codes';

export interface ReferenceApiOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The database file; made where it is missing. */
  readonly dataFile: string;
  /** The least number of generated games besides the sample ones. */
  readonly scale?: number;
  /** Registers `/sandbox/…`, for development and tests. */
  readonly sandbox: boolean;
  /** Starts the sandbox even where other machines reach it. */
  readonly exposeSandbox?: boolean;
  /** The proxies, as addresses or networks with commas between them, whose `x-forwarded-for` says who calls. */
  readonly trustProxy?: string | undefined;
  /** No news in the log; faults are always logged. */
  readonly quiet: boolean;
  /** The texts of the sample library, which an empty database is filled with. */
  readonly sampleDir?: string;
  /** The pictures that are served, as `{kind}/{id}.webp`. */
  readonly picturesDir?: string;
  /** The voices of the partners and the stories of their quests, as `voices/{id}.json` and `stories/{id}.json`. */
  readonly voicesDir?: string;
  /** Calls per minute, where the defaults do not suit (a test suite searches more than a person). */
  readonly limits?: Partial<RateLimits>;
  /** How many SMS codes may be asked for, where the defaults do not suit. */
  readonly codeLimits?: Partial<CodeLimits>;
  /** The model that the partners speak through; undefined: the built-in companion. */
  readonly model?: ModelSettings | undefined;
  /** The companion in the place of both. */
  readonly companion?: Companion;
  /** Milliseconds between the words of a reply as it is written, where the default does not suit. */
  readonly wordMs?: number;
  /** How often a socket is asked whether it still listens, where the default does not suit, in milliseconds. */
  readonly imPingMs?: number;
  /** How often codes and reports are deleted that are kept no longer, where the default does not suit, in milliseconds. */
  readonly dropOldMs?: number;
  /** How long a write waits for another program that has locked the database, where the default does not suit, in milliseconds. */
  readonly lockWaitMs?: number;
  /** The time by which codes, tickets and sessions end; a test can let it pass. */
  readonly now?: () => Date;
}

export interface ReferenceApi {
  /** The API base address, without a slash at the end. */
  readonly url: string;
  /** Ends all connections and closes the database. May be called twice. */
  readonly close: () => Promise<void>;
}

type Storage = Pick<ReferenceApiOptions, 'dataFile' | 'scale' | 'sampleDir' | 'lockWaitMs'>;

/** Opens the database and makes sure that the library is in it. */
export async function openLibrary(
  { dataFile, scale = 0, sampleDir = SAMPLE_DIR, lockWaitMs }: Storage,
  log: Log,
): Promise<LibraryDatabase> {
  const db = await openDatabase(dataFile, lockWaitMs);
  try {
    if (await indexLibrary(db)) log.info('The search has read the library anew');
    if (await seedSample(db, sampleDir, new Date()))
      log.info(`Sample library written to ${dataFile}`);
    const added = await seedGenerated(db, scale);
    if (added > 0) log.info(`${String(added)} generated games added`);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Reads how the partners talk; those who cannot are named in the log. */
async function openVoices(db: LibraryDatabase, dir: string, log: Log): Promise<Voices> {
  const voices = await readVoices(db, dir);
  if (voices.missing.length > 0) {
    log.info(`Who has no voice cannot talk, and a quest without a story is a talk: there is no
  ${voices.missing.join('\n  ')}`);
  }
  return voices;
}

async function countGames(db: LibraryDatabase): Promise<number> {
  return (
    await db
      .selectFrom('games')
      .select((column) => column.fn.countAll<number>().as('games'))
      .executeTakeFirstOrThrow()
  ).games;
}

function urlOf({ address, family, port }: AddressInfo): string {
  // "Every address" is none that could be called.
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${String(port)}`;
}

/** Deletes what is kept for a time only. */
async function dropOld(db: LibraryDatabase, now: Date): Promise<void> {
  await dropOldCodes(db, now);
  await dropOldMessageReports(db, now);
  await dropOldUnanswered(db, now);
}

interface Talkers {
  readonly library: AnswerFinder;
  readonly fallback: Companion;
  readonly db: LibraryDatabase;
  readonly now: () => Date;
}

function withModel(settings: ModelSettings | undefined, talkers: Talkers, log: Log): Companion {
  if (!settings) return talkers.fallback;
  const onFault = (error: Error): void => log.fault('The model of the partners', error);
  return createModelCompanion({ settings, ...talkers, onFault, tell: log.info });
}

/**
 * Starts the reference API: the 24 endpoints of the contract with a database of its own.
 * @throws SampleError for a broken sample file, UsageError when a sandbox would be open to other machines, a proxy is no
 * address or another API has the data file, DataFileError for that file, or the error of the port (EADDRINUSE …)
 */
export async function startReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { port, host = '127.0.0.1', sandbox, quiet, limits, codeLimits, trustProxy } = options;
  const { exposeSandbox = false, imPingMs = IM_PING_MS, wordMs = WORD_MS } = options;
  const { now = () => new Date(), picturesDir = join(SAMPLE_DIR, 'pictures') } = options;
  const { voicesDir = SAMPLE_DIR } = options;
  if (sandbox && !exposeSandbox) await assertPrivateSandbox({ host, trustProxy });
  const log = createLog(quiet);
  const app = await createApp(log, trustProxy);
  try {
    const lock = lockDataFile(options.dataFile);
    app.addHook('onClose', (_app, done) => {
      lock.release();
      done();
    });
    const db = await openLibrary(options, log);
    const voices = await openVoices(db, voicesDir, log);
    const outbox = sandbox ? createSmsOutbox(log) : undefined;
    const imFaults = new ImFaultPlan();
    const hub = new ImHub(imFaults.deliver);
    const ending = new AbortController();
    // Every reply that is being written listens to it, and no longer: many of them are no leak.
    setMaxListeners(0, ending.signal);
    app.addHook('preClose', (done) => {
      ending.abort();
      done();
    });
    const { signal } = ending;
    const library = createAnswerFinder(db);
    const fallback = createRuleBasedCompanion({
      ...{ library, voices, wordMs },
      noteUnanswered: (question, { locale, conversation_id, now: at }) =>
        keepUnanswered(db, { question, locale, conversation_id }, at),
    });
    const companion =
      options.companion ?? withModel(options.model, { library, fallback, db, now }, log);
    const chat = new ChatTurns({ db, now, hub, companion, signal });
    const dropping = setInterval(() => {
      dropOld(db, now()).catch((error: unknown) => log.fault('Old codes and reports', error));
    }, options.dropOldMs ?? DROP_OLD_MS);
    app.addHook('onClose', async () => {
      clearInterval(dropping);
      await chat.settled();
      await db.destroy();
    });
    const context: Context = {
      db,
      now,
      sms: outbox ?? noSmsGateway(log),
      codeLimits: { ...DEFAULT_CODE_LIMITS, ...codeLimits },
      hub,
      imPingMs,
      chat,
      voices,
    };
    const violations = outbox && new ViolationCounts();
    if (outbox && violations) {
      const insides = { log, outbox, imFaults, violations, isExposed: exposeSandbox };
      registerSandbox(app, context, insides);
    }
    registerEndpoints(app, context, { ...DEFAULT_RATE_LIMITS, ...limits });
    registerCspReports(app, log, violations);
    registerPictures(app, picturesDir, log);
    const document = openApiDocument();
    app.get('/openapi.json', () => document);
    app.get('/health', async () => ({ status: 'ok', games: await countGames(db), sandbox }));
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { url: urlOf(address), close: () => app.close() };
}
