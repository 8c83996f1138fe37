import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 13 hex digits are 52 bits: every such number is a safe integer. */
const HEX_DIGITS = 13;

/**
 * The device identifier of a user agent (specification, section 7.1): the SHA-256 of its word characters,
 * reduced to a safe integer in decimal digits. Not by SubtleCrypto, which is absent on plain http.
 */
export function deviceIdentifier(userAgent: string): string {
  const hash = bytesToHex(sha256(utf8ToBytes(userAgent.replace(/\W/g, ''))));
  return String(Number.parseInt(hash.slice(0, HEX_DIGITS), 16));
}

/** The device identifier of this browser; "0" when it cannot be computed (specification, section 8). */
export function readDeviceIdentifier(): string {
  try {
    return deviceIdentifier(navigator.userAgent);
  } catch {
    return '0';
  }
}
