import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { DeliveryRecord, EndpointRecord, EndRecord, FaultRecord, History, RequestRecord, Shop, WaitRecord } from './history.ts';

/** Collects the history of a run, and writes it to a file with one JSON document per line as it happens. */
export interface Recorder {
  readonly history: History;
  /** Milliseconds since the start of the run. */
  now(): number;
  shop(shop: Shop): void;
  endpoint(endpoint: EndpointRecord): void;
  end(record: EndRecord): void;
  /** Numbers and records a request. */
  request(record: Omit<RequestRecord, 'number'>): RequestRecord;
  delivery(record: DeliveryRecord): void;
  fault(record: FaultRecord): void;
  wait(record: WaitRecord): void;
  close(): Promise<void>;
}

/** Starts a history at the current time. */
export function startRecorder(file: string): Recorder {
  const startedAt = performance.now();
  const startedAtMs = Date.now();
  const out = createWriteStream(file);
  const history = {
    startedAtMs,
    shops: [] as Shop[],
    requests: [] as RequestRecord[],
    endpoints: [] as EndpointRecord[],
    ends: [] as EndRecord[],
    deliveries: [] as DeliveryRecord[],
    faults: [] as FaultRecord[],
    waits: [] as WaitRecord[],
  };
  out.write(`${JSON.stringify({ startedAtMs })}\n`);
  const keep = <K extends Exclude<keyof typeof history, 'startedAtMs'>>(list: K, record: (typeof history)[K][number]): void => {
    (history[list] as unknown[]).push(record);
    out.write(`${JSON.stringify({ [list]: record })}\n`);
  };
  return {
    history,
    now: () => performance.now() - startedAt,
    shop: (shop) => keep('shops', shop),
    endpoint: (endpoint) => keep('endpoints', endpoint),
    end: (record) => keep('ends', record),
    request(record) {
      const numbered = { number: history.requests.length + 1, ...record };
      keep('requests', numbered);
      return numbered;
    },
    delivery: (record) => keep('deliveries', record),
    fault: (record) => keep('faults', record),
    wait: (record) => keep('waits', record),
    async close() {
      out.end();
      await finished(out);
    },
  };
}
