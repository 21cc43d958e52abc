import { amount } from './amounts.ts';
import { text } from './text.ts';

interface MeasuredLine {
  readonly quantity: string;
  readonly baseUom: string;
  readonly orderUom?: string | undefined;
  readonly orderQuantity?: string | undefined;
}

/** The quantities of a line of a cart, an order, or an invoice. */
export const renderMeasure = (line: MeasuredLine) => ({
  quantity: amount(line.quantity),
  base_uom: line.baseUom,
  order_uom: text(line.orderUom),
  order_quantity: amount(line.orderQuantity),
});

interface TotaledLine {
  readonly lineSubtotal?: string | undefined;
  readonly discountAmount?: string | undefined;
  readonly effectiveGctRate?: string | undefined;
  readonly gctAmount?: string | undefined;
  readonly lineTotal?: string | undefined;
}

/** The amounts of a line of a cart, an order, or an invoice. */
export const renderLineTotals = (line: TotaledLine) => ({
  line_subtotal: amount(line.lineSubtotal),
  discount_amount: amount(line.discountAmount),
  effective_gct_rate: amount(line.effectiveGctRate),
  gct_amount: amount(line.gctAmount),
  line_total: amount(line.lineTotal),
});
