import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './api.ts';

/** Longer than any checkout takes to settle after a crash. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 250;

/**
 * Asks as a good client does: again, with the same Idempotency-Key, after no answer, after a 5xx, and while the first one is still running.
 * What it gets in the end is an answer that stands.
 */
export async function insistently(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch((error: unknown) => error);
    if (isAnswer(answer) && !isPassing(answer)) return answer;
    if (Date.now() > until) throw isAnswer(answer) ? new Error(`still ${answer.status}: ${answer.text}`) : answer;
    await sleep(PAUSE_MS);
  }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'status' in value;

/** A conflict that names a time to come back at is one of the moment. */
const isPassing = ({ status, headers }: Answer): boolean => status >= 500 || (status === 409 && headers.has('retry-after'));
