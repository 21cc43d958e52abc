import type { Schemas } from '@storefront/client';

/** The response of a receiver to an event, or why there is none. */
export interface Forwarded {
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

/** The time that an endpoint has to respond to a real delivery. */
const TIMEOUT_MS = 15_000;

/** Sends an event to a receiver with the headers and the bytes of a delivery. Every failure is a result. */
export async function forwardEvent(
  { headers, body }: Schemas['ReceivedWebhookEvent'],
  url: string,
  stopped: AbortSignal,
): Promise<Forwarded> {
  const startedAt = performance.now();
  const ended = (rest: Pick<Forwarded, 'status' | 'error'>): Forwarded => ({
    ...rest,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    // Like a delivery: redirects are not followed, and each request has a connection of its own, because a restarted receiver closes idle ones.
    const response = await fetch(url, { method: 'POST', headers: { ...headers, Connection: 'close' }, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return ended({ status: response.status, error: null });
  } catch (error) {
    return ended({ status: null, error: stopped.aborted ? 'stopped' : reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1_000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code === undefined ? error.message : (REASONS[code] ?? code);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'unknown host',
  UND_ERR_SOCKET: 'connection closed',
};

/** Parses the address of a receiver. `localhost:4242/hook` means `http://localhost:4242/hook`. */
export function receiverUrl(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url).href : undefined;
}
