import { useAsync } from '../../api-client/use-async';
import type { RequestState } from '../../api-client/request-state';
import {
  partnerFileAddress,
  partnerFileSchema,
  type PartnerFile,
} from '../../contract/partner-file';
import { usePlace } from '../../i18n/locale-context';
import { fetchSiteJson } from '../../platform/network/fetch-site-json';

/** Reads a partner from the build's own file. Null where there is none, or none to be had: the API may know more. */
export function usePartnerFile(id: string): RequestState<{ readonly partner: PartnerFile | null }> {
  const { locale } = usePlace();
  return useAsync(`${locale} ${id}`, async (signal) => ({
    partner: await fetchSiteJson(
      partnerFileAddress(locale, id),
      (json) => partnerFileSchema.parse(json),
      signal,
    ).catch(() => null),
  })).state;
}
