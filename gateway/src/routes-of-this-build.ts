// The schemas speak in zod-openapi's terms, also to a compiler that only sees the table.
import type {} from 'zod-openapi';
import { closeClients, openClients } from './clients.ts';
import type { Route } from './http/route.ts';
import { shopperTokens } from './principals/shopper-tokens.ts';
import { routesOf } from './routes.ts';
import { version } from './version.ts';

const NOBODY = '127.0.0.1:1';

/** The route table without anything behind it: for what it says, not to be called. */
export function routesOfThisBuild(): readonly Route[] {
  const clients = openClients({ catalog: NOBODY, cart: NOBODY, orders: NOBODY, billing: NOBODY, webhooks: NOBODY }, '');
  const states = { catalog: 'down', cart: 'down', orders: 'down', billing: 'down', webhooks: 'down' } as const;
  const routes = routesOf({
    clients,
    tokens: shopperTokens('unused', () => new Date()),
    health: { states: async () => states },
    now: () => new Date(),
    version,
  });
  closeClients(clients);
  return routes;
}
