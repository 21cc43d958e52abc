import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiResponse } from '../http/api.ts';

/** Longer than any checkout takes to settle after a crash. */
const TIMEOUT_MS = 90_000;
const PAUSE_MS = 250;

/** Retries like a correct client, after a network error, a 5xx, or a 409 with Retry-After, and returns the final response. */
export async function retryUntilFinal(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const response = await send().catch((error: unknown) => error);
    if (isResponse(response) && !isRetryable(response)) return response;
    if (Date.now() > until) throw isResponse(response) ? new Error(`still ${response.status} at the deadline: ${response.text}`) : response;
    await sleep(PAUSE_MS);
  }
}

const isResponse = (value: unknown): value is ApiResponse => typeof value === 'object' && value !== null && 'status' in value;

/** A conflict with Retry-After is temporary. */
const isRetryable = ({ status, headers }: ApiResponse): boolean => status >= 500 || (status === 409 && headers.has('retry-after'));
