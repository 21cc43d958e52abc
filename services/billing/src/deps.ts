import type {
  BillingAdminServiceDefinition,
  BillingServiceDefinition,
  PaymentGatewayServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/billing/v1';
import type { RpcNames, StreamHandlerOf, UnaryHandlerOf } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { Passwords } from './accounts/passwords/passwords.ts';
import type { RefreshTokens } from './accounts/passwords/refresh-tokens.ts';
import type { PaymentGateways } from './gateways/adapters/payment-gateway.ts';
import type { SandboxGateway } from './gateways/adapters/sandbox-gateway.ts';
import type { StripeConfig } from './gateways/adapters/stripe/stripe-accounts.ts';
import type { PdfRenderer } from './invoices/pdf/pdf-renderer.ts';
import type { Db } from './store/schema.ts';

/** The dependencies of the handlers, consumers and sweeps of this service; built once, in `start.ts`. */
export interface BillingDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly refreshTokens: RefreshTokens;
  readonly gateways: PaymentGateways;
  /** The built-in gateway of sandbox mode, also one of `gateways`. */
  readonly sandbox: SandboxGateway;
  /** The configuration of Stripe for all stores. */
  readonly stripe: StripeConfig;
  readonly pdfs: PdfRenderer;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Wakes the relay; call it after each commit that may have written events. */
  readonly afterCommit: () => void;
  readonly log: Logger;
}

/** The sources of a new record's ID and time. */
export type NewRowDeps = Pick<BillingDeps, 'newId' | 'now'>;

type Definitions = BillingAdminServiceDefinition | BillingServiceDefinition | PaymentGatewayServiceDefinition | SandboxServiceDefinition;

/** Creates the handler of a unary RPC. */
export type BillingHandler<N extends RpcNames<Definitions>> = (deps: BillingDeps) => UnaryHandlerOf<Definitions, N>;
/** Creates the handler of an RPC whose response is streamed. */
export type BillingStreamHandler<N extends RpcNames<Definitions>> = (deps: BillingDeps) => StreamHandlerOf<Definitions, N>;
