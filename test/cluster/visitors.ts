import { type StepClient, stepClient } from './send-step.ts';
import { type Step, type StepBody, type Visit, visit } from './visit.ts';

/** The input of the load: the gateway, a product with enough stock, and the headers of each shopper. */
export interface Shop {
  readonly baseUrl: string;
  readonly sku: string;
  readonly shoppers: readonly Readonly<Record<string, string>>[];
}

/** Sends the requests of visits one after the other. */
export interface Visitor {
  readonly client: StepClient;
  readonly headers: Readonly<Record<string, string>>;
  /** The request that is due. */
  readonly step: Step;
  /** Moves to the next request, which after the last one is the first of another visit. */
  proceed(body: StepBody): void;
  /** Begins another visit. */
  startOver(): void;
}

/** Returns a function that creates visitors. Every second one opens a connection for each request. */
export function visitorsOf({ baseUrl, sku, shoppers }: Shop, placed: (orderId: string) => void) {
  const clients = [stepClient(baseUrl, true), stepClient(baseUrl, false)] as const;
  let count = 0;
  const next = (): Visitor => {
    count += 1;
    return newVisitor(clients[count % 2 === 0 ? 0 : 1], shoppers[count % shoppers.length] ?? {}, () => visit(sku, placed));
  };
  const close = (): void => {
    for (const client of clients) client.close();
  };
  return { next, close };
}

function newVisitor(client: StepClient, headers: Visitor['headers'], newVisit: () => Visit): Visitor {
  let current = newVisit();
  let step = current.next().value as Step;
  const startOver = (): void => {
    current = newVisit();
    step = current.next().value as Step;
  };
  return {
    client,
    headers,
    get step() {
      return step;
    },
    proceed: (body) => {
      const { done, value } = current.next(body);
      if (done) startOver();
      else step = value;
    },
    startOver,
  };
}
