import { PREPARED } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { MediaRef } from '../../domain/media.ts';
import type { PriceBreak } from '../../domain/product.ts';
import type { Exemption } from '../../domain/quote-tax.ts';
import type { QuotedProduct } from '../../domain/quoted-product.ts';
import { hidden } from '../hidden.ts';
import type { Db } from '../schema.ts';
import { isCustomer, type Reader, stockOf, visibleByKey } from './product-rows.ts';

/** The products of a quote, as of one version of the catalog. */
interface QuotedProducts {
  /** The visible ones by SKU. */
  readonly products: ReadonlyMap<string, QuotedProduct>;
  readonly version: string;
  /** Whether the reader has a contract price for any product of the store. */
  readonly hasContractPrices: boolean;
  /** The reader's exemption from GCT; null without one. */
  readonly exemption: Exemption | null;
}

interface QuotesRow {
  readonly version: string;
  readonly products: readonly ProductCells[] | null;
  readonly contracts: readonly ContractCells[] | null;
  readonly has_contract_prices: boolean;
  readonly exemption: Exemption | null;
}

/** Reads the products of a quote in one statement, even if there are none. */
export async function listQuoted(
  db: Db,
  reader: Reader,
  skus: readonly string[],
  { withMedia = false }: { withMedia?: boolean } = {},
): Promise<QuotedProducts> {
  const { rows } = await sql<QuotesRow>`
    ${PREPARED}
    select v.version,
      (
        select json_agg(${cellsOf(withMedia)}) from product p ${stockOf(reader)}
        where ${visibleByKey(reader)} and p.sku = any (${hidden(skus, 'text[]')}::text[])
      ) as products,
      ${contractsOf(reader, skus)} as contracts,
      ${hasContractPrices(reader)} as has_contract_prices,
      ${exemptionOf(reader)} as exemption
    from catalog_version v
    where v.tenant_id = ${reader.tenantId} and v.mode = ${reader.mode}
  `.execute(db);
  const [found] = rows;
  const contracts = contractsBySku(found?.contracts ?? []);
  const products = (found?.products ?? []).map((cells) => toQuotedProduct(cells, contracts));
  return {
    products: new Map(products.map((product) => [product.sku, product])),
    version: found?.version ?? '0',
    hasContractPrices: found?.has_contract_prices ?? false,
    exemption: found?.exemption ?? null,
  };
}

/** Arrays in one value: decoding a hundred rows of columns takes more than twice as long. Numerics are text, because JSON numbers lose precision. */
const cellsOf = (withMedia: boolean): RawBuilder<unknown> => sql`json_build_array(
  p.sku, p.description, p.list_unit_price::text, p.sale_unit_price::text, p.sale_starts_at, p.sale_ends_at, p.price_breaks, p.gct_rate::text,
  p.base_uom, p.quantity_decimals, p.order_uoms, p.category_tree_ids, s.band, ${withMedia ? sql`p.media` : sql`null`})`;

/** The elements of `cellsOf`, in the same order. */
type ProductCells = readonly [
  sku: string,
  description: string,
  listUnitPrice: string | null,
  saleUnitPrice: string | null,
  saleStartsAt: string | null,
  saleEndsAt: string | null,
  priceBreaks: QuotedProduct['priceBreaks'],
  gctRate: string | null,
  baseUom: string,
  quantityDecimals: number,
  orderUoms: QuotedProduct['orderUoms'],
  categoryTreeIds: readonly string[],
  band: string,
  media: readonly MediaRef[] | null,
];

function toQuotedProduct(cells: ProductCells, contracts: ReadonlyMap<string, readonly PriceBreak[]>): QuotedProduct {
  const [sku, description, listUnitPrice, saleUnitPrice, saleStartsAt, saleEndsAt, priceBreaks, gctRate, ...rest] = cells;
  const [baseUom, quantityDecimals, orderUoms, categoryTreeIds, band, media] = rest;
  return {
    sku,
    description,
    listUnitPrice,
    saleUnitPrice,
    saleStartsAt: timeOf(saleStartsAt),
    saleEndsAt: timeOf(saleEndsAt),
    priceBreaks,
    contract: contracts.get(sku) ?? [],
    gctRate,
    baseUom,
    quantityDecimals,
    orderUoms,
    categoryTreeIds,
    band,
    media,
  };
}

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

type ContractCells = readonly [sku: string, minQuantity: string, unitPrice: string];

/** The reader's contract prices for these SKUs, read once instead of once per product, because most customers have few or none. */
function contractsOf(reader: Reader, skus: readonly string[]): RawBuilder<unknown> {
  if (!isCustomer(reader)) return sql`null::json`;
  return sql`(
    select json_agg(json_build_array(c.sku, c.min_quantity::text, c.unit_price::text) order by c.sku, c.min_quantity)
    from contract_price c
    where c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId} and c.sku = any (${hidden(skus, 'text[]')}::text[])
  )`;
}

const exemptionOf = (reader: Reader): RawBuilder<unknown> =>
  isCustomer(reader)
    ? sql`(
        select json_build_object('until', e.exempt_until) from tax_exemption e
        where e.tenant_id = ${reader.tenantId} and e.mode = ${reader.mode} and e.customer_id = ${reader.customerId} and e.is_exempt
      )`
    : sql`null::json`;

const hasContractPrices = (reader: Reader): RawBuilder<unknown> =>
  isCustomer(reader)
    ? sql`exists (
        select from contract_price c where c.tenant_id = ${reader.tenantId} and c.mode = ${reader.mode} and c.customer_id = ${reader.customerId}
      )`
    : sql`false`;

function contractsBySku(cells: readonly ContractCells[]): ReadonlyMap<string, readonly PriceBreak[]> {
  const contracts = new Map<string, PriceBreak[]>();
  for (const [sku, minQuantity, unitPrice] of cells) {
    const tiers = contracts.get(sku) ?? [];
    tiers.push({ minQuantity, unitPrice });
    contracts.set(sku, tiers);
  }
  return contracts;
}
