import type { RequestHandler, Response } from 'express';
import type { DemoConfig } from './config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Video hosts that a store's own products may embed, in addition to the films served here. */
const VIDEO_HOSTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Refuses requests for other names than those of this server (421). Otherwise, a page of another site could use the shopper's session by
 * pointing its own name to this server, because for the browser both then have one origin.
 */
export function allowedHosts({ hosts, webhookUrl }: Pick<DemoConfig, 'hosts' | 'webhookUrl'>): RequestHandler {
  const allowed = new Set([...LOOPBACK, new URL(webhookUrl).hostname, ...hosts]);
  return ({ hostname }, response, next) => {
    if (allowed.has(hostname?.toLowerCase())) return next();
    response.status(421).type('text').send('This server does not have that name. Add it to DEMO_HOSTS.');
  };
}

/** Sets a Content-Security-Policy that allows only this server's scripts and styles, and connections only to this server and the gateway. */
export function securityHeaders({ apiBaseUrl }: Pick<DemoConfig, 'apiBaseUrl'>): RequestHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // A store that imports its own catalog may host its images anywhere.
    "img-src 'self' data: http: https:",
    "media-src 'self'",
    `connect-src 'self' ${new URL(apiBaseUrl).origin}`,
    `frame-src 'self' ${VIDEO_HOSTS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    next();
  };
}

/** Refuses requests of other sites (403), with which browsers can send the shopper's cookies too. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  const { origin, host } = request.headers;
  const isForeign = origin !== undefined && URL.parse(origin)?.host !== host;
  if (!isForeign && request.headers['sec-fetch-site'] !== 'cross-site') return next();
  sendError(response, 403, 'forbidden', 'Cross-site requests are not allowed.');
};

/** Responds with an error in the API's format. */
export function sendError(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, reason: null, message, details: [] }, detail: message });
}
