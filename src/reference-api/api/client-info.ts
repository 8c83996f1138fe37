import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../config/locales';
import { callerAddress } from './caller-address';
import { preferredLocale } from './preferred-locale';

/** Who calls, as far as the request tells. */
export interface ClientInfo {
  /** The caller that limits count, see `callerAddress`. */
  readonly address: string;
  /** The language of the visitor's browser; the header `lan` is always Chinese. */
  readonly locale: Locale;
  readonly authorization: string | undefined;
  readonly userId: string | undefined;
  readonly deviceIdentifier: string | undefined;
}

/** Reads the headers that tell who calls; none of them has been verified. */
export function readClientInfo({ ip, headers }: FastifyRequest): ClientInfo {
  const header = (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return {
    address: callerAddress(ip),
    locale: preferredLocale(header('accept-language')),
    authorization: header('authorization'),
    userId: header('user_id'),
    deviceIdentifier: header('device-identifier'),
  };
}
