import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { sandboxGateway } from '../gateways/sandbox-gateway.ts';
import { createCustomer } from '../handlers/create-customer.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { createRefreshTokens } from '../passwords/refresh-tokens.ts';
import type { Database } from '../store/schema.ts';
import { aCaller } from './builders.ts';

/** The service on a database of its own, its clock in the test's hands. */
export interface OpenBilling {
  readonly deps: BillingDeps;
  /** Moves the service's clock; the database's stays. */
  readonly clock: { now: Date };
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

/** Opens the service without its server and its bus: handlers, consumers and sweeps are called as they are. */
export async function openBilling(): Promise<OpenBilling> {
  const { db, broken, close } = await openTestDatabase<Database>({
    name: 'billing',
    migrations: new URL('../../migrations/', import.meta.url),
  });
  const clock = { now: new Date() };
  const sandbox = sandboxGateway({ publicBaseUrl: 'http://shop.test/', secret: 'a secret of the sandbox' });
  const deps: BillingDeps = {
    db,
    passwords: createPasswords(),
    refreshTokens: createRefreshTokens(''),
    gateways: { sandbox },
    sandbox,
    newId,
    now: () => clock.now,
    afterCommit: () => undefined,
  };
  return { deps, clock, broken, close };
}

/** A customer in a new store, with credit where a limit is named, and the caller that speaks for it. */
export async function aCustomer(
  deps: BillingDeps,
  fields: { creditLimit?: string; termsDays?: number; creditHold?: boolean; password?: string; tenantId?: string } = {},
): Promise<Caller & { customerId: string }> {
  const { tenantId = newId(), ...given } = fields;
  const operator = aCaller({ tenantId, kind: 'operator' });
  const { customer } = await createCustomer(deps)(
    { fields: { email: `${newId()}@example.com`, name: 'Ann Buyer', paymentRails: [], addresses: [], ...given } },
    operator,
  );
  return { ...aCaller({ tenantId }), customerId: customer?.id ?? '' };
}
