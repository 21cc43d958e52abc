import { randomBytes } from 'node:crypto';
import type { Mode, Scope } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { keyring } from '@storefront/secrets';
import { storeOffsetMs } from '@storefront/store-clock';
import { createLogger } from '@storefront/telemetry';
import { createPasswords } from '../accounts/passwords/passwords.ts';
import { createRefreshTokens } from '../accounts/passwords/refresh-tokens.ts';
import { createCustomer } from '../customers/handlers/customers.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentGateways } from '../gateways/adapters/payment-gateways.ts';
import { sandboxGateway } from '../gateways/adapters/sandbox-gateway.ts';
import { stripeGateways } from '../gateways/adapters/stripe/stripe-gateways.ts';
import { findStoredGateway } from '../gateways/store/payment-gateways.ts';
import { sandboxRefunds } from '../gateways/store/sandbox-refunds.ts';
import { createPdfRenderer } from '../invoices/pdf/pdf-renderer.ts';
import type { Database } from '../store/schema.ts';
import { aCaller } from './builders.ts';

/** The service on its own database, with a clock that the test sets. */
export interface OpenBilling {
  readonly deps: BillingDeps;
  /** The service's clock. It does not change the clock of the database. */
  readonly clock: { now: Date };
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

/** Opens the service without its server and bus. Tests call handlers, consumers, and sweeps directly. */
export async function openBilling(): Promise<OpenBilling> {
  const { db, broken, close } = await openTestDatabase<Database>({
    name: 'billing',
    migrations: new URL('../../migrations/', import.meta.url),
  });
  const clock = { now: new Date() };
  const log = createLogger('test', 'silent');
  const config = { apiBase: 'https://stripe.invalid', defaultAccount: undefined, keyring: keyring(new Map([['test', randomBytes(32)]])) };
  const findAccount = (scope: Scope) => findStoredGateway(db, scope);
  const stripe = stripeGateways({ config, publicBaseUrl: 'http://shop.test', findAccount, log });
  const sandbox = sandboxGateway({ publicBaseUrl: 'http://shop.test/', secret: 'a secret of the sandbox', refunds: sandboxRefunds(db) });
  const pdfs = createPdfRenderer();
  const deps: BillingDeps = {
    db,
    passwords: createPasswords(),
    refreshTokens: createRefreshTokens(''),
    gateways: paymentGateways({ sandbox, stripe }),
    sandbox,
    stripe: config,
    pdfs,
    newId,
    now: () => new Date(clock.now.getTime() + storeOffsetMs()),
    afterCommit: () => undefined,
    log,
  };
  return {
    deps,
    clock,
    broken,
    close: async () => {
      await pdfs.close();
      await close();
    },
  };
}

/** Creates a customer in a new store, with a credit account if a limit is given, and returns a caller with its ID. */
export async function aCustomer(
  deps: BillingDeps,
  fields: { creditLimit?: string; termsDays?: number; creditHold?: boolean; password?: string; tenantId?: string; mode?: Mode } = {},
): Promise<Caller & { customerId: string }> {
  const { tenantId = newId(), mode = 'sandbox', ...given } = fields;
  const operator = aCaller({ tenantId, mode, kind: 'operator' });
  const { customer } = await createCustomer(deps)(
    { fields: { email: `${newId()}@example.com`, name: 'Ann Buyer', paymentRails: [], addresses: [], ...given } },
    operator,
  );
  return { ...aCaller({ tenantId, mode }), customerId: customer?.id ?? '' };
}
