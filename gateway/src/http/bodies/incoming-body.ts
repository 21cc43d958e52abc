import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, invalid } from '@storefront/errors';
import { overloaded } from '@storefront/fair-queue';
import { closeAfterResponse } from '../server/close-after-response.ts';
import type { BodyBudget } from './body-budget.ts';
import { chunkList } from './chunk-list.ts';

/** A request body that is received from when the headers have arrived. */
export interface IncomingBody {
  /** Counts the body toward a store, which is known once the key is. */
  assign(store: string): void;
  /** Resolves once the body is complete or larger than allowed. Rejects if it broke off or had to make room for others. */
  settled(): Promise<void>;
  /** Returns the bytes of a settled body. Throws a 413 if there are more than `bytesMax`. */
  bytes(bytesMax?: number): Buffer;
}

/** A checkout with notes is under 10 KB, a batch of 200 SKUs under 20 KB. */
export const BODY_BYTES_MAX = 256 * 1024;
/** The rest of a body that is not used is read up to this size, so that the client receives its response. Then the connection is destroyed. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024;
/** More than there are packets in the bytes above. A body in single bytes takes a thousand times as much processor time. */
export const CHUNKS_MAX = 8192;

/** Who sends a body, and how many bytes it may have; `BODY_BYTES_MAX` by default. */
interface BodySource {
  readonly address: string;
  readonly bytesMax?: number | undefined;
}

/** Receives the body of a request within the budget. A body without room in it is refused with 503, and its connection closed. */
export function incomingBody(
  request: IncomingMessage,
  response: ServerResponse,
  budget: BodyBudget,
  { address, bytesMax: limit = BODY_BYTES_MAX }: BodySource,
): IncomingBody {
  const { socket } = request;
  const { promise, resolve, reject } = settlement();
  const share = budget.share(address, () => refuse());
  const received = chunkList(share.resize);
  let size = 0;
  let chunks = 0;
  let isWanted = true;
  let isComplete = false;

  const drop = (): void => {
    isWanted = false;
    received.clear();
  };
  const hangUp = (): void => {
    if (response.headersSent) socket.destroy();
    else closeAfterResponse(response);
  };
  const refuse = (): void => {
    drop();
    reject(overloaded());
    hangUp();
  };
  const receive = (chunk: Buffer): void => {
    chunks += 1;
    if (chunks >= CHUNKS_MAX) return chunks === CHUNKS_MAX ? cutOff() : undefined;
    size += chunk.length;
    if (size > DRAINED_BYTES_MAX) request.destroy();
    else if (isWanted && size > limit) giveUp();
    else if (isWanted) received.append(chunk);
  };
  const giveUp = (): void => {
    drop();
    resolve();
  };
  const cutOff = (): void => {
    size = Number.POSITIVE_INFINITY;
    giveUp();
    hangUp();
  };

  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) giveUp();
  request.on('data', receive);
  request.once('end', () => {
    isComplete = true;
    socket.off('close', share.release);
    if (response.closed) share.release();
    else share.finish();
    resolve();
  });
  request.once('error', () => reject(incomplete()));
  request.once('aborted', () => reject(incomplete()));
  response.once('close', () => {
    if (isComplete) share.release();
    drop();
  });
  // Node reports a closed connection to a request only as long as its response is not complete.
  socket.once('close', share.release);
  // Only then, because a small body arrives with the headers.
  setImmediate(share.enter);

  return {
    assign: share.assign,
    settled: () => promise,
    bytes(bytesMax = limit) {
      if (Math.max(size, declared) > bytesMax) throw tooLarge(bytesMax);
      return received.bytes();
    },
  };
}

/** A promise that nothing has to await. */
function settlement() {
  const settled = Promise.withResolvers<void>();
  settled.promise.catch(() => undefined);
  return settled;
}

const incomplete = () => invalid('', 'the request body is incomplete', { code: 'incomplete_body' });
const tooLarge = (bytesMax: number) => new AppError('payload_too_large', `The request body is larger than ${bytesMax / 1024} KiB.`);
