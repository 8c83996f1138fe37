import * as z from 'zod/mini';
import { call } from '../../api-client/call';
import { lookUpIp } from '../../api-client/ip-lookup';
import { browserEnv } from '../../config/browser-env';
import { endpoints } from '../../contract';
import { mayReport } from '../../platform/consent/may-report';
import { readStored, writeStored } from '../../platform/storage';

let address: Promise<string> | undefined;

/** Asks for the visitor's address before the click, so that the report can leave with it. */
export function prepareAdReport(): void {
  if (mayReport()) address ??= lookUpIp();
}

/** Takes the address that was asked for ahead, or asks now. */
function takeAddress(): Promise<string> {
  const asked = address ?? lookUpIp();
  address = undefined;
  return asked;
}

/** Collects the fields that both reports have; all but four are constants (specification, section 3). */
async function adReport() {
  const { userAgent } = navigator;
  return {
    conv_time: 0,
    idfa: '',
    client_ip: await takeAddress(),
    model: '',
    ua: userAgent,
    oaid: '',
    updatetime: 0,
    boottime: 0,
    report_from: browserEnv.reportFrom,
    // The specification does not say what the field means.
    ua_xy: userAgent,
  } as const;
}

const toldSchema = z.array(z.string());

/** The visits that were reported from this tab: their `track_id`, or nothing for one without. */
export function readReportedVisits(): readonly string[] {
  return readStored('sessionStorage', 'adReports', (text) =>
    text === null ? [] : toldSchema.parse(JSON.parse(text)),
  );
}

const underWay = new Set<string>();

/** Sends one report for a visit and tab, by whichever build was taken first; one that did not arrive may be sent again. */
async function reportOnce(visit: string, send: () => Promise<object | undefined>): Promise<void> {
  if (!mayReport() || underWay.has(visit) || readReportedVisits().includes(visit)) return;
  underWay.add(visit);
  try {
    if (await send())
      writeStored('sessionStorage', 'adReports', JSON.stringify([...readReportedVisits(), visit]));
  } finally {
    underWay.delete(visit);
  }
}

/**
 * Reports a mobile download, unless the visitor declined or this visit was reported.
 * @param trackId what the visit came with
 */
export function reportMobile(trackId = ''): Promise<void> {
  return reportOnce(trackId, async () => call('huobanAdReport', await adReport()));
}

/**
 * Reports a desktop download to the advertiser, unless the visitor declined or this visit was reported. Does nothing for
 * a `track_id` that the contract refuses.
 */
export async function reportDesktop(trackId: string): Promise<void> {
  const { track_id: schema } = endpoints.bilibiliAdReport.input.shape;
  if (!schema.safeParse(trackId).success) return;
  await reportOnce(trackId, async () =>
    call('bilibiliAdReport', { ...(await adReport()), track_id: trackId }),
  );
}
