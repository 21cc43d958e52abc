import type { Columns } from '@storefront/db';
import type { Generated } from 'kysely';
import type { GatewayMovement } from '../../gateways/domain/payment-notification.ts';
import type { Json, Scoped } from '../../store/columns.ts';
import type { Payment, Reversal, ReversedOrder } from '../domain/reversal.ts';

/** The tables of payments. */
export interface PaymentsTables {
  payment: PaymentTable;
  payment_reversal: PaymentReversalTable;
  gateway_movement: GatewayMovementTable;
}

interface PaymentTable extends Scoped, Columns<Omit<Payment, 'reversedAmount'>> {
  reference: string | null;
  reversed_amount: Generated<string>;
  recorded_at: Date;
  updated_at: Generated<Date>;
}

interface PaymentReversalTable extends Scoped, Columns<Reversal> {
  created_at: Date;
  parts: Json<readonly ReversedOrder[]>;
}

interface GatewayMovementTable extends Scoped, Columns<Omit<GatewayMovement, 'event' | 'payment' | 'kind'>> {
  kind: GatewayMovement['event'];
  created_at: Date;
  updated_at: Date;
}
