import { Agent } from 'undici';
import { type EndpointRules, endpointUrlFault } from '../endpoints/endpoint-url.ts';
import { EndpointNotAllowed, guardedLookup, type ResolveAll } from '../endpoints/guarded-lookup.ts';

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Sends bytes to an endpoint. Resolves with any answer, rejects when there was none. */
export interface Poster {
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface PosterOptions extends EndpointRules {
  /** From the look-up of the name to the end of the answer. */
  readonly timeoutMs: number;
  readonly resolve?: ResolveAll;
}

/** A handshake that takes longer will not get better within the total. */
const CONNECT_TIMEOUT_MS = 5_000;
/** An answer is read so far for courtesy, then dropped: nothing of it is kept. */
const ANSWER_BYTES_MAX = 64 * 1024;
/** Enough for any honest receiver's headers. */
const HEADER_BYTES_MAX = 16 * 1024;

/**
 * Posts to endpoints that strangers name. Each address is judged at the moment of dialling and nothing else is dialled; no redirect is
 * followed, no proxy asked, nothing decompressed, and every request has a connection of its own: a socket kept open by one delivery and
 * closed by the receiver would fail the next.
 */
export function createPoster({ allowPrivate, timeoutMs, resolve }: PosterOptions): Poster {
  const agent = new Agent({
    connect: { lookup: guardedLookup({ allowPrivate }, resolve), timeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs), maxCachedSessions: 0 },
    allowH2: false,
    pipelining: 0,
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    async post(url, headers, body) {
      // An address in figures is dialled without a look-up, and the rules may have changed since it was registered.
      if (endpointUrlFault(url, { allowPrivate }) !== undefined) throw new EndpointNotAllowed('the endpoint is not allowed');
      const { origin, pathname, search } = new URL(url);
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await agent.request({ origin, path: `${pathname}${search}`, method: 'POST', headers, body, signal });
      // The status is the verdict: what becomes of the rest of the answer does not matter.
      await answer.body.dump({ limit: ANSWER_BYTES_MAX, signal }).catch(() => undefined);
      const retryAfter = answer.headers['retry-after'];
      return { status: answer.statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
    },
    close: () => agent.destroy(),
  };
}
