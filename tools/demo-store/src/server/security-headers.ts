import type { RequestHandler } from 'express';
import type { DemoConfig } from './config.ts';

/** Video hosts that a store's own products may embed, in addition to the films served here. */
const videoHosts = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

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
