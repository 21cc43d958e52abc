import { type CatalogVersions, catalogVersions } from '@storefront/catalog-versions';
import { Decimal } from '@storefront/money';
import type { QuotedLine__Output, QuoteLinesRequest } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import { cachedQuotes } from '../quotes/cached-quotes.ts';
import { currentQuotes, type QuoteLines } from '../quotes/quote-lines.ts';
import { aShopper } from './callers.ts';

/** A product of a `QuotingCatalog`: the price of one, and of `breakFrom` and more. Amounts are whole numbers. */
export interface Product {
  readonly price: number;
  readonly breakFrom?: number;
  readonly contracts?: Readonly<Record<string, number>>;
  readonly saleEndsAt?: number;
}

/** Two customers of one store. */
export const SHOPPER = aShopper();
export const OTHER = { ...SHOPPER, customerId: aShopper().customerId ?? '' };

/** The time of a new catalog. */
export const START = Date.UTC(2026, 5, 1);
const ISO = (time: number): string => new Date(time).toISOString();

/** A catalog in memory that quotes like the service does, with a clock, and the cached quotes in front of it. */
export class QuotingCatalog {
  time = START;
  version = 1;
  readonly products = new Map<string, Product>();
  /** The number of lines of each call. */
  readonly calls: number[] = [];
  readonly versions: CatalogVersions<Caller>;
  readonly quoteLines: QuoteLines;
  /** The quotes of a checkout. */
  readonly currentQuotes: QuoteLines;

  constructor() {
    const now = () => this.time;
    this.versions = catalogVersions<Caller>(async () => this.version, now);
    const catalog = { quoteLines: async ({ lines = [] }: QuoteLinesRequest, caller: Caller) => this.respond(lines, caller) };
    this.quoteLines = cachedQuotes({ catalog, versions: this.versions, ticks: now, now });
    this.currentQuotes = currentQuotes({ catalog, versions: this.versions, ticks: now });
  }

  /** Returns what the catalog quotes now. */
  priceOf(sku: string, quantity: number, { customerId = '', clockOffsetMs = 0 }: Caller): number | undefined {
    const product = this.products.get(sku);
    if (product === undefined) return undefined;
    const { price, breakFrom = Infinity, contracts, saleEndsAt = -Infinity } = product;
    const list = quantity >= breakFrom ? price - 1 : price;
    return contracts?.[customerId] ?? (this.time + clockOffsetMs < saleEndsAt ? list - 2 : list);
  }

  /** Returns the prices that the cached quotes have; undefined for a SKU that is not shown. */
  async prices(lines: Readonly<Record<string, number>>, caller: Caller = SHOPPER): Promise<readonly (number | undefined)[]> {
    const requested = Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity: new Decimal(quantity) }));
    const { quotes } = await this.quoteLines(requested, caller);
    return quotes.map((quote) => (quote.found ? Number(quote.unitPrice) : undefined));
  }

  change(sku: string, product: Product | undefined, { withEvent = true } = {}): void {
    if (product === undefined) this.products.delete(sku);
    else this.products.set(sku, product);
    this.version += 1;
    if (withEvent) this.versions.raise(SHOPPER, this.version);
  }

  private respond(lines: readonly { sku?: string; quantity?: string }[], caller: Caller) {
    this.calls.push(lines.length);
    const customer = caller.customerId ?? '';
    const hasContracts = [...this.products.values()].some(({ contracts }) => contracts?.[customer] !== undefined);
    return {
      lines: lines.map(({ sku = '', quantity = '1' }) => this.quote(sku, Number(quantity), caller)),
      catalogVersion: String(this.version),
      withoutContractPrices: !hasContracts,
    };
  }

  private quote(sku: string, quantity: number, caller: Caller): QuotedLine__Output {
    const price = this.priceOf(sku, quantity, caller);
    const { breakFrom, saleEndsAt = -Infinity } = this.products.get(sku) ?? {};
    const isOnSale = this.time + (caller.clockOffsetMs ?? 0) < saleEndsAt;
    const validity = {
      quantityFrom: breakFrom !== undefined && quantity >= breakFrom ? String(breakFrom) : '',
      quantityBelow: breakFrom !== undefined && quantity < breakFrom ? String(breakFrom) : '',
      since: Number.isFinite(saleEndsAt) && !isOnSale ? ISO(saleEndsAt) : '',
      until: isOnSale ? ISO(saleEndsAt) : '',
    };
    return {
      sku,
      found: price !== undefined,
      description: sku,
      baseUom: 'EA',
      quantityDecimals: 0,
      orderUoms: [],
      unitPrice: price === undefined ? '' : String(price),
      listUnitPrice: price === undefined ? '' : String(price),
      priceSource: 'LIST',
      effectiveGctRate: '0.15',
      taxExempt: false,
      availability: 'IN_STOCK',
      categoryIds: [],
      image: null,
      validity: price === undefined ? null : validity,
    };
  }
}
