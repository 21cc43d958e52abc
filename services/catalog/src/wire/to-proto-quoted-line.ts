import type { PriceSource } from '@storefront/contract';
import { Decimal, decimalText, moneyText, moneyTextOf } from '@storefront/money';
import type { QuotedLine, QuoteValidity } from '@storefront/proto/storefront/catalog/v1';
import { type StoreSettings, toMessage } from '@storefront/rpc';
import { parseBand } from '../domain/band.ts';
import { galleryOf } from '../domain/media.ts';
import { priceAt, sameTiers, steadyPrices } from '../domain/price.ts';
import type { QuoteTax } from '../domain/quote-tax.ts';
import type { QuotedProduct } from '../domain/quoted-product.ts';

/** Returns the quote of one line for the cart service. `quantity` is decimal text. */
export function toProtoQuotedLine(product: QuotedProduct, quantity: string, store: StoreSettings, now: Date, tax: QuoteTax): QuotedLine {
  const { currency, gctRate } = store;
  const listUnitPrice = product.listUnitPrice === null ? '' : moneyTextOf(decimalText(product.listUnitPrice), currency);
  const price = hasOnePrice(product) ? { unitPrice: listUnitPrice, source: LIST } : priceOf(product, quantity, store, now);
  return {
    sku: product.sku,
    found: true,
    description: product.description,
    baseUom: product.baseUom,
    quantityDecimals: product.quantityDecimals,
    orderUoms: [...product.orderUoms],
    unitPrice: price?.unitPrice ?? '',
    listUnitPrice,
    priceSource: price?.source ?? 'PRICE_SOURCE_UNSPECIFIED',
    effectiveGctRate: tax.isExempt ? '0' : (product.gctRate ?? gctRate),
    taxExempt: tax.isExempt,
    availability: parseBand(product.band),
    categoryIds: [...product.categoryTreeIds],
    image: imageOf(product),
  };
}

function imageOf({ media }: QuotedProduct): QuotedLine['image'] {
  const { cover } = galleryOf(media ?? []);
  return cover && toMessage(cover);
}

/** Returns for which quantities, and when, the quote of a line applies. `quantity` is decimal text. */
export function toProtoQuoteValidity(product: QuotedProduct, quantity: string, now: Date, tax: QuoteTax): QuoteValidity {
  const taxAppliesUntil = tax.changesAt?.getTime() ?? Infinity;
  if (hasOnePrice(product)) return { until: timeText(taxAppliesUntil) };
  const { from, below } = sameTiers(product, new Decimal(quantity));
  const { from: since, until } = steadyPrices(product, now);
  return {
    quantityFrom: from?.toFixed(),
    quantityBelow: below?.toFixed(),
    since: timeText(since),
    until: timeText(Math.min(until, taxAppliesUntil)),
  };
}

const timeText = (milliseconds: number): string | undefined =>
  Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined;

const LIST: PriceSource = 'LIST';

/** Whether the list price applies to every quantity at any time. */
const hasOnePrice = ({ listUnitPrice, saleUnitPrice, priceBreaks, contract }: QuotedProduct): boolean =>
  listUnitPrice !== null && saleUnitPrice === null && priceBreaks.length === 0 && contract.length === 0;

function priceOf(
  product: QuotedProduct,
  quantity: string,
  { currency, contractPrice }: StoreSettings,
  now: Date,
): { unitPrice: string; source: PriceSource } | null {
  const price = priceAt(product, new Decimal(quantity), now, contractPrice);
  return price && { unitPrice: moneyText(price.unitPrice, currency), source: price.source };
}
