import { type Correction, type CorrectionRequest, NO_QUANTITIES } from '../domain/correction.ts';
import { takeFromLines, toReturn } from '../domain/open-quantities.ts';
import type { Order } from '../domain/order.ts';

/** A correction as it is stored. The previous release stored only refunds of returned lines, without what is optional here. */
export interface StoredCorrection {
  readonly id: string;
  readonly request: Partial<CorrectionRequest> & Pick<CorrectionRequest, 'lines' | 'method' | 'reference' | 'reason'>;
  readonly quantities: Correction['quantities'] | null;
}

/** An order with its corrections as they are stored. */
export type StoredOrder = Omit<Order, 'corrections'> & { readonly corrections: readonly StoredCorrection[] };

const RETURN = { kind: 'refund', restock: true, shipping: false, amount: null } as const;

/** Returns the order with its unfinished corrections. The quantities of an earlier return are its lines, which were checked when it was stored. */
export function readStoredOrder(stored: StoredOrder): Order {
  let order: Order = { ...stored, corrections: [] };
  for (const { id, request, quantities } of stored.corrections) {
    const returned = request.lines.flatMap((line) => takeFromLines(order, line, toReturn).taken);
    const correction: Correction = {
      id,
      request: { ...RETURN, ...request },
      quantities: quantities ?? { ...NO_QUANTITIES, credited: returned, returned },
      finishedAt: null,
    };
    order = { ...order, corrections: [...order.corrections, correction] };
  }
  return order;
}
