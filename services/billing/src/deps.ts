import type { Kysely } from 'kysely';
import type { PaymentGateways } from './gateways/payment-gateway.ts';
import type { SandboxGateway } from './gateways/sandbox-gateway.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RefreshTokens } from './passwords/refresh-tokens.ts';
import type { Database } from './store/schema.ts';

/** What the handlers, consumers and sweeps of this service work with. */
export interface BillingDeps {
  readonly db: Kysely<Database>;
  readonly passwords: Passwords;
  readonly refreshTokens: RefreshTokens;
  readonly gateways: PaymentGateways;
  /** The one among them whose page is our own. */
  readonly sandbox: SandboxGateway;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay: called after each commit that wrote an event. */
  readonly afterCommit: () => void;
}
