import type { LineQuantity } from './line-quantity.ts';

/** The kinds of corrections: cancel lines, refund, put goods back without money, or cancel what was credited by other means. */
export type CorrectionKind = 'cancel' | 'refund' | 'restock' | 'settle';

/** A quantity of a SKU in base units, as decimal text. */
export interface SkuQuantity {
  readonly sku: string;
  readonly quantity: string;
}

/** A request to correct an order. */
export interface CorrectionRequest {
  readonly kind: CorrectionKind;
  readonly lines: readonly SkuQuantity[];
  readonly shipping: boolean;
  readonly amount: string | null;
  readonly method: 'BY_HAND' | 'CREDIT' | null;
  readonly reference: string | null;
  readonly reason: string | null;
  /** Whether a refund puts its lines back into stock. */
  readonly restock: boolean;
  /** The total of the credit note that the operator expects, as far as they say. */
  readonly expectedTotal?: string;
}

/** The quantities of lines that a correction changes. */
export interface CorrectedQuantities {
  readonly cancelled: readonly LineQuantity[];
  readonly credited: readonly LineQuantity[];
  readonly returned: readonly LineQuantity[];
}

/** A correction of an order. Its ID is the request key of its credit note. It is pending, with `finishedAt` null, until its quantities are on the lines. */
export interface Correction {
  readonly id: string;
  readonly request: CorrectionRequest;
  readonly quantities: CorrectedQuantities;
  readonly finishedAt: string | null;
}

/** The quantities of a correction that changes no line. */
export const NO_QUANTITIES: CorrectedQuantities = { cancelled: [], credited: [], returned: [] };
