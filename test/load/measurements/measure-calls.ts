import { measureFlows, type Sample } from '../probes/measure.ts';

/** A measurement that makes one call after another. `call` gets the number of the call, also across several runs. */
export function measureCalls(call: (run: number) => Promise<unknown>): (seconds: number) => Promise<Sample> {
  let runs = 0;
  const timed = async (): Promise<readonly number[]> => {
    const startedAt = performance.now();
    runs += 1;
    await call(runs - 1);
    return [performance.now() - startedAt];
  };
  return (seconds) => measureFlows(timed, { steps: ['call'], concurrency: 1, seconds });
}
