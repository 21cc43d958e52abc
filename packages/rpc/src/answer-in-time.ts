import { timedOut } from './error-codec.ts';

/** Time for the answer to reach the caller before it stops waiting. */
const ANSWER_MS = 50;

/**
 * Returns the result of the work of `service`, or rejects with gateway_timeout shortly before `deadline` (ms epoch), in which case the work goes on. A client
 * can thus distinguish a service that is slow from one that is silent.
 */
export function answerInTime<T>(service: string, deadline: number | undefined, work: Promise<T>): Promise<T> {
  const leftMs = (deadline ?? Number.POSITIVE_INFINITY) - ANSWER_MS - Date.now();
  if (leftMs <= 0 || leftMs === Number.POSITIVE_INFINITY) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut(service)), leftMs).unref();
    const settle =
      <V>(how: (value: V) => void) =>
      (value: V): void => {
        clearTimeout(timer);
        how(value);
      };
    work.then(settle(resolve), settle(reject));
  });
}
