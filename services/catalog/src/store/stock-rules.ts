import { type RawBuilder, sql } from 'kysely';

// Stock rules as SQL, for statements that need the result before they write. The generated column `stock.band` and the function
// `stockIssues` implement the same rules; stock-rules.db.test.ts checks that they agree.

/** The counts of a stock row as SQL expressions. `onHand` is null if the store does not count the SKU. */
export interface StockColumns {
  readonly onHand: RawBuilder<unknown>;
  readonly reserved: RawBuilder<unknown>;
  readonly threshold: RawBuilder<unknown>;
}

/** The band of a stock row. */
export const bandOf = ({ onHand, reserved, threshold }: StockColumns): RawBuilder<string> => sql`case
  when ${onHand} is null then 'UNKNOWN'
  when ${onHand} - ${reserved} <= 0 then 'OUT'
  when ${onHand} - ${reserved} <= ${threshold} then 'LOW'
  else 'IN_STOCK'
end`;

/** Whether the quantity on hand covers the reserved quantity. */
export const hasReserved = ({ onHand, reserved }: Pick<StockColumns, 'onHand' | 'reserved'>): RawBuilder<boolean> =>
  sql`(${onHand} is null or ${onHand} >= ${reserved})`;
