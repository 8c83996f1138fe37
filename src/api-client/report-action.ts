import type { InputOf } from '../contract';
import { mayReport } from '../platform/consent/may-report';
import { call } from './call';

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

/**
 * Reports a message to those who answer for the partner. A visitor asks for it, so it needs no consent and is told at
 * once.
 * @returns whether it was taken
 */
export async function reportMessage(messageId: string, reason: string): Promise<boolean> {
  const report = {
    action: 'report_message',
    target_type: 'message',
    target_id: messageId,
    extra: { reason },
  };
  return (await call('reportUserAction', report).catch(() => undefined)) !== undefined;
}
