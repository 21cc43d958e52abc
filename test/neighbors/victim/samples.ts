/** The request that a victim repeats. */
export const KINDS = [
  'list',
  'detail',
  'search',
  'login',
  'me',
  'new key',
  'cart',
  'line',
  'price',
  'checkout',
  'webhook',
  'PDF',
  'health',
] as const;
export type Kind = (typeof KINDS)[number];

/** The times of a victim's requests in one window, and what failed. */
export interface Samples {
  readonly times: Readonly<Record<Kind, readonly number[]>>;
  readonly failures: readonly string[];
}

/** Records the samples of one window. */
export interface Recorder {
  /** Measures `work`. A rejection is a failure. */
  measure<T>(kind: Kind, work: () => Promise<T>): Promise<T | undefined>;
  readonly samples: Samples;
}

/** Starts a window without samples. */
export function startRecorder(): Recorder {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  const failures: string[] = [];
  return {
    samples: { times, failures },
    async measure(kind, work) {
      const startedAt = performance.now();
      try {
        const result = await work();
        times[kind].push(performance.now() - startedAt);
        return result;
      } catch (error) {
        failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      }
    },
  };
}

/** Returns all samples of several windows. */
export const together = (windows: readonly Samples[]): Samples => ({
  times: Object.fromEntries(KINDS.map((kind) => [kind, windows.flatMap(({ times }) => times[kind])])) as Record<Kind, number[]>,
  failures: windows.flatMap(({ failures }) => failures),
});
