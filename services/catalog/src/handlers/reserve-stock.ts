import { invalid } from '@storefront/errors';
import type { ReserveLine__Output } from '@storefront/proto/storefront/catalog/v1/ReserveLine';
import type { ReserveStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/ReserveStockRequest';
import type { ReserveStockResponse } from '@storefront/proto/storefront/catalog/v1/ReserveStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import type { WantedLine } from '../domain/reservation.ts';
import { isStorable } from '../domain/storable-text.ts';
import { previewStock, reserveStock as reserve } from '../store/reserve-stock.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** What a cart may hold. */
const LINES_MAX = 500;
/** A hold longer than a day would be stock taken off sale by mistake. */
const HOLD_SECONDS_MAX = 24 * 3600;

/** Holds the stock of a checkout, all lines or none; a dry run only tells what stands in the way. */
export const reserveStock =
  ({ db, now, afterCommit }: CatalogDeps): Handler<ReserveStockRequest__Output, ReserveStockResponse> =>
  async ({ checkoutId, lines, holdSeconds, dryRun }, caller) => {
    const id = requiredUuid('checkout_id', checkoutId);
    if (lines.length === 0 || lines.length > LINES_MAX) throw invalid('lines', `must have 1 to ${LINES_MAX} entries`);
    if (holdSeconds < 1 || holdSeconds > HOLD_SECONDS_MAX) throw invalid('hold_seconds', `must be 1 to ${HOLD_SECONDS_MAX}`);
    const wanted = lines.map(toWanted);
    if (dryRun) return { issues: [...(await previewStock(db, caller, wanted))] };
    const expiresAt = new Date(now().getTime() + holdSeconds * 1000);
    const outcome = await reserve(db, caller, { checkoutId: id, lines: wanted, expiresAt });
    afterCommit();
    return 'issues' in outcome ? { issues: [...outcome.issues] } : { issues: [], expiresAt: outcome.expiresAt?.toISOString() };
  };

function toWanted({ lineId, sku, quantity }: ReserveLine__Output, index: number): WantedLine {
  if (!isStorable(sku)) throw invalid(`lines.${index}.sku`, 'is no SKU');
  return { lineId, sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() };
}
