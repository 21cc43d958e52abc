import { closeClients, newId } from '@storefront/rpc';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { shopperTokens } from '../access/principals/shopper-tokens.ts';
import { openClients } from '../clients.ts';
import type { Route } from '../http/routing/route.ts';
import { openRequestEventClients } from '../insight/insight-deps.ts';
import type { RequestLog } from '../insight/request-log.ts';
import { openSandboxClients } from '../sandbox-clients.ts';
import type { GatewayDatabase } from '../stores/index.ts';
import { version } from '../version.ts';
import { createRoutes } from './routes.ts';

const UNREACHABLE = '127.0.0.1:1';
const ADDRESSES = { catalog: UNREACHABLE, cart: UNREACHABLE, orders: UNREACHABLE, billing: UNREACHABLE, webhooks: UNREACHABLE };
const CREDENTIALS = { serviceToken: '', tls: undefined };

const NO_LOG: RequestLog = {
  record: () => undefined,
  find: async () => undefined,
  list: async () => ({ requests: [], nextCursor: undefined }),
  close: async () => undefined,
};

/** Builds the route table without live services, for documentation and tests that do not call its handlers. */
export function routeTable(): readonly Route[] {
  const clients = openClients(ADDRESSES, CREDENTIALS);
  const services = { catalog: 'down', cart: 'down', orders: 'down', billing: 'down', webhooks: 'down' } as const;
  const db = new Kysely<GatewayDatabase>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (unused) => new PostgresIntrospector(unused),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const events = openRequestEventClients(ADDRESSES, CREDENTIALS);
  const sandboxClients = openSandboxClients(ADDRESSES, CREDENTIALS);
  const routes = createRoutes({
    clients,
    sandbox: { db, newId, clients: sandboxClients, onMoveFailed: () => undefined, afterChange: () => undefined },
    insight: { requests: NO_LOG, events },
    tokens: shopperTokens('unused', () => new Date()),
    health: { read: async () => ({ status: 'degraded', services }) },
    isDraining: () => false,
    version,
  });
  closeClients(clients);
  closeClients(sandboxClients);
  closeClients(events);
  return routes;
}
