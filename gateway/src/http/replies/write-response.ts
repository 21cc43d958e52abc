import type { ContextResponse } from '../context/request-context.ts';

/** Sends the response in a single write: the headers of the request context, the headers of this response, and the body. */
export function writeResponse(response: ContextResponse, status: number, body: Buffer | undefined, headers: readonly string[] = []): void {
  const { context } = response.locals;
  context.finishResponse(context, status, body?.length ?? 0);
  if (context.losesResponse) {
    response.destroy();
    return;
  }
  const all = context.headers.concat(headers);
  // 204 and 304 have no body and therefore no Content-Length.
  if (status !== 204 && status !== 304) all.push('Content-Length', String(body?.length ?? 0));
  response.writeHead(status, all);
  response.end(body);
}
