import { performance } from 'node:perf_hooks';
import type { VisitStep } from './visit.ts';

/** The outcome of one step. */
export interface ProbeStep {
  readonly name: string;
  readonly ok: boolean;
  readonly duration_ms: number;
  /** Why the step failed; empty if it did not. */
  readonly detail: string;
}

/** Runs the steps of a visit until one fails. A step that succeeds after more than `limitMs` fails as well. */
export async function runProbe(steps: readonly VisitStep[], limitMs: number): Promise<ProbeStep[]> {
  const done: ProbeStep[] = [];
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    const error = await run().then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    const duration_ms = Math.round(performance.now() - startedAt);
    const detail = error ?? (duration_ms > limitMs ? `It took longer than ${limitMs} ms.` : '');
    done.push({ name, ok: detail === '', duration_ms, detail });
    if (error !== undefined) break;
  }
  return done;
}
