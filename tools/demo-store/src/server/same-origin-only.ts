import type { RequestHandler, Response } from 'express';

/** Refuses requests of other sites (403), with which browsers can send the shopper's cookies too. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  const { origin, host } = request.headers;
  const foreign = origin !== undefined && URL.parse(origin)?.host !== host;
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site') {
    sendFault(response, 403, 'forbidden', 'Cross-site requests are not allowed.');
    return;
  }
  next();
};

/** Responds with an error in the API's format. */
export function sendFault(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, reason: null, message, details: [] }, detail: message });
}
