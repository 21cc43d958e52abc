// Loads zod-openapi's type augmentation of zod, which the schemas need.

import { closeClients } from '@storefront/rpc';
import type {} from 'zod-openapi';
import { shopperTokens } from '../access/principals/shopper-tokens.ts';
import { openClients } from '../clients.ts';
import type { Route } from '../http/routing/route.ts';
import { version } from '../version.ts';
import { createRoutes } from './routes.ts';

const UNREACHABLE = '127.0.0.1:1';

/** Builds the route table without live services, for documentation and tests that do not call its handlers. */
export function routeTable(): readonly Route[] {
  const clients = openClients(
    { catalog: UNREACHABLE, cart: UNREACHABLE, orders: UNREACHABLE, billing: UNREACHABLE, webhooks: UNREACHABLE },
    { serviceToken: '', tls: undefined },
  );
  const states = { catalog: 'down', cart: 'down', orders: 'down', billing: 'down', webhooks: 'down' } as const;
  const routes = createRoutes({
    clients,
    tokens: shopperTokens('unused', () => new Date()),
    health: { states: async () => states },
    version,
  });
  closeClients(clients);
  return routes;
}
