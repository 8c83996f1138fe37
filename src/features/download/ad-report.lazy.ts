import { call } from '../../api-client/call';
import { lookUpIp } from '../../api-client/ip-lookup';
import { browserEnv } from '../../config/browser-env';
import { endpoints } from '../../contract';

/** The name of this site in reports, unless another is configured. */
const DEFAULT_REPORT_FROM = 'youban-web';

/** Collects the fields that both reports have; all but four are constants (specification, section 3). */
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
    // The specification does not say what the field means.
    ua_xy: userAgent,
  } as const;
}

/** Reports a mobile download. */
export async function reportMobile(): Promise<void> {
  await call('huobanAdReport', await adReport());
}

/** Reports a desktop download to the advertiser; does nothing for a `track_id` that the contract refuses. */
export async function reportDesktop(trackId: string): Promise<void> {
  const { track_id: schema } = endpoints.bilibiliAdReport.input.shape;
  if (!schema.safeParse(trackId).success) return;
  await call('bilibiliAdReport', { ...(await adReport()), track_id: trackId });
}
