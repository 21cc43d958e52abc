import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly url: string;
}

/** A response of the receiver, sent when `until` has resolved. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly until?: Promise<void>;
}

/** A store's receiver: a real HTTP server that records its requests. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Returns the maximum number of concurrent requests. */
  openMax(): number;
  /** Sets the replies to the next requests; the last one repeats. */
  reply(...replies: readonly [Reply, ...Reply[]]): void;
  /** Chooses the replies to all further requests. */
  replyBy(choose: (request: Received) => Reply): void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let replies: readonly Reply[] = [{ status: 200 }];
  let choose: ((request: Received) => Reply) | undefined;
  let open = 0;
  let openMax = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open += 1;
    openMax = Math.max(open, openMax);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const got = { headers: request.headers, body: Buffer.concat(chunks), url: request.url ?? '' };
    received.push(got);
    const [first = { status: 200 }, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    const reply = choose?.(got) ?? first;
    await reply.until;
    open -= 1;
    response.writeHead(reply.status, reply.headers).end('ok');
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    openMax: () => openMax,
    reply: (...given) => {
      replies = given;
    },
    replyBy: (chosen) => {
      choose = chosen;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
