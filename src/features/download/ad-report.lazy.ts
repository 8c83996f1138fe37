import { call } from '../../api-client/call';
import { lookUpIp } from '../../api-client/ip-lookup';
import { browserEnv } from '../../config/browser-env';
import { endpoints } from '../../contract';

/** Who reports, where no other name is configured. */
const DEFAULT_REPORT_FROM = 'youban-web';

/** The fields that both reports have; all but four are constants (specification, section 3). */
async function adReport() {
  const { userAgent } = navigator;
  return {
    conv_time: 0,
    idfa: '',
    client_ip: await lookUpIp(),
    model: '',
    ua: userAgent,
    oaid: '',
    updatetime: 0,
    boottime: 0,
    report_from: browserEnv.reportFrom ?? DEFAULT_REPORT_FROM,
    // Its meaning is not public (design).
    ua_xy: userAgent,
  } as const;
}

/** Reports a download on a phone. Late, because it brings Apollo and zod. */
export async function reportMobile(): Promise<void> {
  await call('huobanAdReport', await adReport());
}

/** Reports a download on a desk to where the visit came from; a `track_id` that the contract refuses is left alone. */
export async function reportDesktop(trackId: string): Promise<void> {
  const { track_id: schema } = endpoints.bilibiliAdReport.input.shape;
  if (!schema.safeParse(trackId).success) return;
  await call('bilibiliAdReport', { ...(await adReport()), track_id: trackId });
}
