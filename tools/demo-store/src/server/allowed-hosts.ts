import type { RequestHandler } from 'express';
import type { DemoConfig } from './config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

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
