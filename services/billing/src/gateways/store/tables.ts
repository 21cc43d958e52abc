import type { Columns } from '@storefront/db';
import type { Generated } from 'kysely';
import type { Json, Scoped } from '../../store/columns.ts';
import type { PageRequest, PaymentSession, SessionAllocation } from '../domain/payment-session.ts';
import type { SandboxPayment } from '../domain/sandbox-payment.ts';
import type { SandboxRefund } from '../domain/sandbox-refund.ts';

/** The tables of gateways. */
export interface GatewaysTables {
  payment_session: PaymentSessionTable;
  payment_gateway: PaymentGatewayTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}

interface PaymentSessionTable extends Scoped, Columns<Omit<PaymentSession, 'pageRequest' | 'settledBy' | 'allocations'>> {
  allocations: Json<readonly SessionAllocation[]> | null;
  page_request: Json<PageRequest> | null;
  settled_by: string | null;
  opened_by: string | null;
  late_paid_at: Date | null;
  unapplied_amount: Generated<string>;
  received_amount: string | null;
  received_currency: string | null;
}

interface PaymentGatewayTable extends Scoped {
  provider: string;
  api_base: string | null;
  api_key_hint: string;
  key_id: string;
  secrets: Buffer;
  updated_at: Generated<Date>;
}

/** A payment that the sandbox gateway makes by itself. */
interface SandboxPaymentTable extends Columns<SandboxPayment> {
  tenant_id: string;
  mode: 'sandbox';
  position: Generated<string>;
  created_at: Generated<Date>;
}

interface SandboxRefundTable extends Columns<SandboxRefund> {
  mode: Generated<'sandbox'>;
  created_at: Date;
  notify_at: Date | null;
}
