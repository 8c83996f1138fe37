import {
  ERROR_CODE,
  type InputOf,
  type WireAccessReport,
  type WireMessageReport,
  type WireReportReason,
} from '../contract';
import { mayReport } from '../platform/consent/may-report';
import { call } from './call';
import { isApiError } from './errors';

type Report = InputOf<'reportUserAction'>;

/** Report of what a visitor did with a partner. */
export interface UserAction {
  readonly action: 'open_partner' | 'start_story' | 'send_message' | 'switch_figure';
  /** Target of the action. */
  readonly target: { readonly type: 'character' | 'quest' | 'figure'; readonly id: string };
  readonly extra?: Readonly<Record<string, string | number>>;
}

/** Actions are told together, this long after the first of them, in milliseconds. */
const BATCH_MS = 3000;

/** More than anybody does in that time. */
const MOST_WAITING = 20;

let waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  // The visitor may have said no meanwhile.
  if (!mayReport()) return;
  for (const report of reports) {
    // Where one is not taken, the others would not be either; all of them are dropped.
    if ((await call('reportUserAction', report).catch(() => undefined)) === undefined) return;
  }
}

/**
 * Tells the API what a visitor has done, by the consent rules of analytics: later, one after the other, and never in
 * the visitor's way. What cannot be told is dropped.
 */
export function reportAction({ action, target, extra }: UserAction): void {
  if (!mayReport() || waiting.length >= MOST_WAITING) return;
  waiting.push({ action, target_type: target.type, target_id: target.id, ...(extra && { extra }) });
  if (timer !== undefined) return;
  timer = setTimeout(() => void flush(), BATCH_MS);
  window.addEventListener('pagehide', () => void flush(), { once: true });
}

/** Cause of a report: why, and what the visitor adds, which may be nothing. */
export interface ReportCause {
  readonly reason: WireReportReason;
  readonly words: string;
}

/** Fate of a report; whoever is not logged in cannot report. */
export type ReportOutcome = 'taken' | 'logged-out' | 'failed';

interface ReportedMessage {
  readonly id: string;
  readonly conversationId: string;
}

/**
 * Reports a message to those who answer for the partner. A visitor asks for it, so it needs no consent and is told at
 * once.
 * @param message its id and that of its conversation, both the server's
 */
export async function reportMessage(
  { id, conversationId }: ReportedMessage,
  { reason, words }: ReportCause,
): Promise<ReportOutcome> {
  const report: WireMessageReport = {
    action: 'report_message',
    target_type: 'message',
    target_id: id,
    extra: { conversation_id: conversationId, reason, ...(words !== '' && { words }) },
  };
  try {
    return (await call('reportUserAction', report)) === undefined ? 'failed' : 'taken';
  } catch (error) {
    return isApiError(error, ERROR_CODE.sessionInvalid) ? 'logged-out' : 'failed';
  }
}

/** Facts of a game that a visitor contradicts, and what they add, which may be nothing. */
export interface ContradictedFacts {
  readonly denied: WireAccessReport['extra']['denied'];
  readonly words: string;
}

/**
 * Reports that facts of a game are not so. A visitor asks for it, so it needs neither consent nor a session and is told at
 * once.
 */
export async function reportAccess(
  gameId: string,
  { denied, words }: ContradictedFacts,
): Promise<'taken' | 'failed'> {
  const report: WireAccessReport = {
    action: 'report_access',
    target_type: 'game',
    target_id: gameId,
    extra: { denied, ...(words !== '' && { words }) },
  };
  const taken = await call('reportUserAction', report).catch(() => undefined);
  return taken === undefined ? 'failed' : 'taken';
}
