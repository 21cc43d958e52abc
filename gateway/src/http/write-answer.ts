import type { ExchangeResponse } from './exchange.ts';

/** Hands the finished answer to Node in one write: the headers of the exchange, those of this answer, the bytes. */
export function writeAnswer(response: ExchangeResponse, status: number, body: Buffer | undefined, headers: readonly string[] = []): void {
  const { exchange } = response.locals;
  exchange.onAnswer(exchange, status, body?.length ?? 0);
  const all = exchange.headers.concat(headers);
  // 204 and 304 have no body, so they name no length.
  if (status !== 204 && status !== 304) all.push('Content-Length', String(body?.length ?? 0));
  response.writeHead(status, all);
  response.end(body);
}
