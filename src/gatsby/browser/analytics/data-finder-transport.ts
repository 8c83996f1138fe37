import type { SdkTransport } from '@datarangers/sdk-javascript';
import { postToCollector } from '../../../platform/consent/post-to-collector';
import { publicAddress } from './public-address';

/** Fields in which the SDK writes addresses by itself. */
const ADDRESSES: readonly string[] = ['url', 'referer', 'referrer'];

function withPublicAddresses(body: string): string {
  return JSON.stringify(
    JSON.parse(body, (field, value: unknown) =>
      ADDRESSES.includes(field) && typeof value === 'string' ? publicAddress(value) : value,
    ),
  );
}

/**
 * The only way out of the SDK: to the collector, until the signal fires, with addresses as the public may know them. From then on the SDK also hears no
 * answer, because it would store what it is told.
 * @param onFail told of every request that fails
 */
export function createTransport(
  collector: string,
  signal: AbortSignal,
  onFail: (error: unknown) => void,
): SdkTransport {
  return {
    // The base SDK asks for nothing.
    get: () => undefined,
    post: ({ url, data = '{}', success, fail }) => {
      postToCollector(collector, url, withPublicAddresses(data), signal)
        .then(
          (answer) => {
            if (!signal.aborted) Reflect.apply(success ?? Boolean, undefined, [answer]);
          },
          (error: unknown) => {
            if (signal.aborted) return;
            onFail(error);
            Reflect.apply(fail ?? Boolean, undefined, [error]);
          },
        )
        .catch(onFail);
    },
  };
}
