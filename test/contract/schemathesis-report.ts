import { readFileSync } from 'node:fs';

/** The requests that a run of schemathesis has sent. */
export interface Seen {
  readonly requests: number;
  /** The successful responses by operation, as `GET /v1/carts`. */
  readonly successes: ReadonlyMap<string, number>;
  readonly links: ReadonlySet<string>;
}

interface Recorded {
  readonly ScenarioFinished?: {
    readonly recorder: {
      readonly cases: Readonly<
        Record<
          string,
          {
            readonly value: { method: string; path: string };
            readonly transition?: { readonly id: string };
            readonly is_transition_applied: boolean;
          }
        >
      >;
      readonly interactions: Readonly<Record<string, { readonly response?: { readonly status_code: number } }>>;
    };
  };
}

/** Reads the NDJSON report of a run. */
export function readReport(file: string): Seen {
  const successes = new Map<string, number>();
  const links = new Set<string>();
  let requests = 0;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const recorder = line.startsWith('{"ScenarioFinished"') ? (JSON.parse(line) as Recorded).ScenarioFinished?.recorder : undefined;
    for (const [id, { response }] of Object.entries(recorder?.interactions ?? {})) {
      const sent = recorder?.cases[id];
      if (sent === undefined) continue;
      requests += 1;
      const name = `${sent.value.method.toUpperCase()} ${sent.value.path}`;
      const status = response?.status_code ?? 0;
      if (status >= 200 && status < 300) successes.set(name, (successes.get(name) ?? 0) + 1);
      if (sent.is_transition_applied && sent.transition !== undefined) links.add(sent.transition.id);
    }
  }
  return { requests, successes, links };
}
