import type { RequestHandler } from 'express';
import type { DemoConfig } from './config.ts';

/** Players that a store's own videos may come from, beside the films served here. */
const videoHosts = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Only this server's own scripts and styles run; the page talks to this server and the gateway, and to nobody else. */
export function securityHeaders({ apiBaseUrl }: Pick<DemoConfig, 'apiBaseUrl'>): RequestHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // A store that imports its own catalog may keep its pictures anywhere.
    "img-src 'self' data: http: https:",
    "media-src 'self'",
    `connect-src 'self' ${new URL(apiBaseUrl).origin}`,
    `frame-src 'self' ${videoHosts.join(' ')}`,
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
