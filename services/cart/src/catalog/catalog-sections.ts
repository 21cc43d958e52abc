import { AppError, type ErrorCode, isAppError } from '@storefront/errors';
import type { SectionError } from '@storefront/proto/storefront/common/v1/SectionError';
import type { Caller } from '@storefront/rpc';
import type { Cart } from '../domain/cart.ts';
import type { Quote, Quotes } from '../domain/quote.ts';
import type { CatalogClient } from './catalog-client.ts';
import { quoteCart } from './quote-lines.ts';

/** What the catalog adds to a cart that is shown: present descriptions and bands, or which of these sections are missing. */
export interface CatalogSections {
  readonly quotes: Quotes;
  readonly errors: readonly SectionError[];
}

/** The contract's budget for a section: a cart without it is better than a cart that is late. */
const BUDGET_MS = 800;

/** Asks for the lines of a cart that are not known yet, in one call. A catalog that fails or is late leaves its sections missing. */
export async function catalogSections(
  catalog: CatalogClient,
  cart: Cart,
  caller: Caller,
  known: readonly Quote[] = [],
): Promise<CatalogSections> {
  const quotes = new Map<string, Quote>();
  for (const line of cart.lines) {
    const quote = known.find(({ sku }) => sku === line.sku);
    if (quote !== undefined) quotes.set(line.lineId, quote);
  }
  const unknown = cart.lines.filter(({ lineId }) => !quotes.has(lineId));
  try {
    const deadlineAt = Math.min(caller.deadlineAt ?? Infinity, Date.now() + BUDGET_MS);
    const answer = await quoteCart(catalog, { lines: unknown }, { ...caller, deadlineAt });
    return { quotes: new Map([...quotes, ...answer.quotes]), errors: [] };
  } catch (error) {
    return { quotes, errors: missingSections(error) };
  }
}

/** Faults of the neighbour, as opposed to faults of ours. */
const DOWNSTREAM: readonly ErrorCode[] = ['bad_gateway', 'gateway_timeout', 'service_unavailable', 'internal_error'];

function missingSections(error: unknown): SectionError[] {
  if (!(error instanceof AppError) || !DOWNSTREAM.includes(error.code)) throw error;
  const code = isAppError(error, 'gateway_timeout') ? 'downstream_timeout' : 'downstream_unavailable';
  const detail = code === 'downstream_timeout' ? 'The catalog did not answer in time.' : 'The catalog is not available.';
  return ['lines[].description', 'lines[].availability'].map((field) => ({ field, code, detail }));
}
