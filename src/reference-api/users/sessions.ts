import type { NotNull } from 'kysely';
import { ERROR_CODE, type Endpoint } from '../../contract';
import { EndpointError } from '../api/endpoint-error';
import type { ClientInfo } from '../api/client-info';
import type { CallContext, Context, SignedInUser } from '../api/context';
import { SESSION_IDLE_S, SESSION_LIFETIME_S, SESSION_RENEWAL_S, secondsAfter } from '../limits';
import { hashToken, newToken } from './credentials';

type Storage = Pick<Context, 'db' | 'now'>;

function sessionInvalid(field: string, reason: string): EndpointError {
  return new EndpointError(ERROR_CODE.sessionInvalid, `${field}: ${reason}`);
}

/**
 * Begins a session, and forgets those that are over. Only the hash of its token is stored, so the token is known to the
 * caller alone.
 */
export async function openSession(
  { db, now }: Storage,
  web_user_id: string,
  device_identifier: string | undefined,
): Promise<string> {
  const token = newToken();
  const time = now();
  await db.deleteFrom('sessions').where('expires_at', '<=', time.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      web_user_id,
      device_identifier,
      created_at: time.toISOString(),
      expires_at: secondsAfter(time, SESSION_IDLE_S),
    })
    .execute();
  return token;
}

interface Session {
  readonly token_hash: string;
  readonly began_at: string;
  readonly expires_at: string;
}

/** Moves the end of a session that is in use, never beyond its lifetime. */
async function renew({ db, now }: Storage, session: Session): Promise<void> {
  const ends = [
    secondsAfter(now(), SESSION_IDLE_S),
    secondsAfter(new Date(session.began_at), SESSION_LIFETIME_S),
  ];
  const [expires_at = ''] = ends.sort();
  if (expires_at < secondsAfter(new Date(session.expires_at), SESSION_RENEWAL_S)) return;
  await db
    .updateTable('sessions')
    .set({ expires_at })
    .where('token_hash', '=', session.token_hash)
    .execute();
}

/** A session that is over is no reason to keep a call out that needs none. */
function anonymousIfOver(error: unknown): undefined {
  if (error instanceof EndpointError) return undefined;
  throw error;
}

async function readUser(
  { db, now }: Storage,
  { authorization, userId }: ClientInfo,
): Promise<SignedInUser> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) {
    throw sessionInvalid('Authorization', 'expected `Bearer` and the access_token of a login');
  }
  const token_hash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.web_user_id', 'sessions.web_user_id')
    .select(['users.web_user_id', 'users.phone', 'users.nickname', 'users.created_at'])
    .select(['sessions.created_at as began_at', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now().toISOString())
    .where('sessions.revoked_at', 'is', null)
    .where('users.phone', 'is not', null)
    .$narrowType<{ phone: NotNull }>()
    .executeTakeFirst();
  if (!found) throw sessionInvalid('Authorization', 'the session is unknown or over: log in again');
  const { began_at, expires_at, ...user } = found;
  if (userId !== undefined && userId !== user.web_user_id) {
    throw sessionInvalid('user_id', 'expected the web_user_id of the session');
  }
  // A database that cannot be written (locked, disk full) is no reason to keep out who has a session: the next call tries again.
  void renew({ db, now }, { token_hash, began_at, expires_at }).catch(() => undefined);
  return user;
}

/**
 * Lets a call in as the endpoint's row says: without a session, with one, or either. An expired token is refused where a
 * token means something; where the row names none, it only tells who is there.
 * @throws EndpointError 41001 naming the header
 */
export async function admit(
  { token }: Endpoint,
  storage: Storage,
  caller: ClientInfo,
): Promise<SignedInUser | undefined> {
  if (token !== 'required' && caller.authorization === undefined) return undefined;
  const user = readUser(storage, caller);
  return token === 'none' ? user.catch(anonymousIfOver) : user;
}

/** The user of a call whose row requires a token; such a call was not let in without one. */
export function signedIn({ user }: Pick<CallContext, 'user'>): SignedInUser {
  if (user) return user;
  throw sessionInvalid('Authorization', 'expected a session');
}
