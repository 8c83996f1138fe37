import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, string, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/** A token or ticket that nobody can guess; it says nothing about whom it is for. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, as it is stored. A token is random and long, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash of a code, as it is stored: slow and salted, because there are only a million codes to try. */
export interface CodeHash {
  readonly salt: string;
  readonly code_hash: string;
}

function digest(code: string, salt: string): Promise<Buffer> {
  return scryptAsync(code, salt, HASH_BYTES);
}

/** Hashes a code with a salt of its own. */
export async function hashCode(code: string): Promise<CodeHash> {
  const salt = randomBytes(16).toString('hex');
  return { salt, code_hash: (await digest(code, salt)).toString('hex') };
}

/** Stands where no code was sent; six digits never have this hash. */
const NO_CODE: CodeHash = { salt: '', code_hash: '00'.repeat(HASH_BYTES) };

/**
 * True when a code is the one that was hashed. Without a hash it takes as long, so that time does not tell whether a
 * number has a code.
 */
export async function isCode(code: string, hash: CodeHash | undefined): Promise<boolean> {
  const { salt, code_hash } = hash ?? NO_CODE;
  return timingSafeEqual(await digest(code, salt), Buffer.from(code_hash, 'hex'));
}
