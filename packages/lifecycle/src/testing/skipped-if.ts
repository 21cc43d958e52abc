import type { describe, test } from '@jest/globals';

/**
 * Returns `run`, which is `test` or `describe`, or with a reason a form of it that is skipped and whose title ends with the reason. The last lines of a run
 * list the reasons, so no test is skipped in any other way. `run` is an argument because programs without Jest load this folder as well.
 */
export function skippedIf<R extends typeof test | typeof describe>(reason: string | false | undefined, run: R): R {
  if (reason === undefined || reason === false) return run;
  const skip = run.skip as typeof test.skip;
  type Rest = [body: () => void, timeoutMs?: number];
  const named =
    (register: (title: string, ...rest: Rest) => void) =>
    (title: string, ...rest: Rest): void =>
      register(`${title} (skipped: ${reason})`, ...rest);
  const each = (table: readonly unknown[]) => named(skip.each(table));
  return Object.assign(named(skip), { each }) as unknown as R;
}
