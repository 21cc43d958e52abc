import { webcrypto } from 'node:crypto';
import type { Mode } from '@storefront/db';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** The shopper that a token identifies. */
export interface ShopperPrincipal {
  readonly tenantId: string;
  readonly mode: Mode;
  readonly customerId: string;
  /** The session that the token belongs to; ending it ends the token. */
  readonly familyId: string;
}

/** A signed token and its expiry. */
export interface SignedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The shopper of a token, or that the token has expired; undefined for any other text. */
export type VerifiedToken = ShopperPrincipal | 'expired' | undefined;

/** Signs and verifies shopper tokens. */
export interface ShopperTokens {
  /** Signs a token that is valid for an hour by the clock of the store, which is `clockOffsetMs` ahead of the real time. */
  sign(shopper: ShopperPrincipal, clockOffsetMs?: number): Promise<SignedToken>;
  /** Returns the shopper of a token, `expired`, or undefined if it is malformed or forged. Does not check for ended sessions. */
  verify(token: string, clockOffsetMs?: number): Promise<VerifiedToken> | VerifiedToken;
}

/** The lifetime of a shopper token. */
export const LIFETIME_MS = 60 * 60 * 1000;
const ALGORITHM = 'HS256';
const ISSUER = 'storefront';
const AUDIENCE = 'storefront-shopper';
/** Valid tokens have about 400 characters; a longer token is rejected without verification. */
const TOKEN_LENGTH_MAX = 2048;
/**
 * A token as `sign` writes it. A decoder also takes padding, spaces, and the two unused bits of the last of the signature's 43 characters, so that one token would
 * have any number of spellings, each of which is verified and cached.
 */
const SPELLING = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;
/** The number of verified tokens to cache, so that a token is not verified again for every request. */
const VERIFIED_MAX = 10_000;

interface Verified {
  readonly shopper: ShopperPrincipal;
  readonly expiresAt: number;
}

const keyOf = (secret: string) =>
  webcrypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * Signs and verifies shopper tokens: JWTs signed with HS256 only, with a fixed issuer and audience, valid for one hour. Tokens signed with `otherSecret` are
 * accepted as well, while a secret is being replaced.
 */
export function shopperTokens(secret: string, now: () => Date, otherSecret?: string): ShopperTokens {
  const key = keyOf(secret);
  const otherKey = otherSecret === undefined ? undefined : keyOf(otherSecret);
  const verified = new LRUCache<string, Verified>({ max: VERIFIED_MAX });

  const timeAt = (clockOffsetMs: number): Date => (clockOffsetMs === 0 ? now() : new Date(now().getTime() + clockOffsetMs));

  const payloadOf = async (token: string, clockOffsetMs: number, signedWith: typeof key): Promise<JWTPayload | 'expired' | undefined> =>
    jwtVerify(token, await signedWith, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'tenant', 'mode', 'sub', 'family'],
      currentDate: timeAt(clockOffsetMs),
    }).then(
      (result) => result.payload,
      // Every other verification error means that the token is invalid. The expiry is checked last.
      (error: unknown) => (error instanceof errors.JWTExpired ? 'expired' : undefined),
    );

  const verifyOnce = async (token: string, clockOffsetMs: number): Promise<VerifiedToken> => {
    const payload = (await payloadOf(token, clockOffsetMs, key)) ?? (otherKey && (await payloadOf(token, clockOffsetMs, otherKey)));
    if (payload === undefined || payload === 'expired') return payload;
    const shopper = toShopper(payload);
    if (shopper && payload.exp !== undefined) verified.set(token, { shopper, expiresAt: payload.exp * 1000 });
    return shopper;
  };

  return {
    async sign({ tenantId, mode, customerId, familyId }, clockOffsetMs = 0) {
      const issuedAt = timeAt(clockOffsetMs);
      // JWT expiry has whole seconds; round down so that `expires_at` is exact.
      const expiresAt = new Date(Math.floor((issuedAt.getTime() + LIFETIME_MS) / 1000) * 1000);
      const token = await new SignJWT({ tenant: tenantId, mode, family: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(customerId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await key);
      return { token, expiresAt };
    },
    verify(token, clockOffsetMs = 0) {
      const cached = verified.get(token);
      if (cached) return cached.expiresAt > now().getTime() + clockOffsetMs ? cached.shopper : 'expired';
      return token.length > TOKEN_LENGTH_MAX || !SPELLING.test(token) ? undefined : verifyOnce(token, clockOffsetMs);
    },
  };
}

function toShopper(claims: Record<string, unknown>): ShopperPrincipal | undefined {
  const { tenant, mode, sub, family } = claims;
  if (typeof tenant !== 'string' || typeof sub !== 'string' || typeof family !== 'string') return undefined;
  if (mode !== 'sandbox' && mode !== 'live') return undefined;
  return { tenantId: tenant, mode, customerId: sub, familyId: family };
}
