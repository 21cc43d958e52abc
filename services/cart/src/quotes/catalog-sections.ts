import { AppError, type ErrorCode, isAppError } from '@storefront/errors';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import { type Caller, isMadeMissing } from '@storefront/rpc';
import type { Cart } from '../domain/cart.ts';
import type { CatalogSections } from '../domain/catalog-sections.ts';
import type { Quote } from '../domain/quote.ts';
import { type QuoteLines, quoteCart } from './quote-lines.ts';

/** The contract's time limit for a section: an incomplete cart is better than a late one. */
const BUDGET_MS = 800;

/** The object to show: a cart, or the lines of a list. */
type Shown = Pick<Cart, 'lines' | 'pricing'>;

/**
 * Quotes the lines whose SKUs are not in `known`, in one call. If the catalog fails or is late, its sections are reported as missing. `known` can be for other quantities, so a cart that
 * shows prices does not use it.
 */
export async function catalogSections(
  quoteLines: QuoteLines,
  cart: Shown,
  caller: Caller,
  known: ReadonlyMap<string, Quote> = new Map(),
  sections: readonly string[] = OF_CARTS,
): Promise<CatalogSections> {
  const quotes = new Map<string, Quote>();
  for (const line of cart.pricing === null ? cart.lines : []) {
    const quote = known.get(line.sku);
    if (quote !== undefined) quotes.set(line.lineId, quote);
  }
  if (isMadeMissing(sections, caller)) return { quotes: new Map(), errors: errorsOf('downstream_unavailable', sections) };
  const unknown = cart.lines.filter(({ lineId }) => !quotes.has(lineId));
  try {
    const deadlineAt = Math.min(caller.deadlineAt ?? Infinity, Date.now() + BUDGET_MS);
    const quoted = await quoteCart(quoteLines, { lines: unknown }, { ...caller, deadlineAt });
    return { quotes: new Map([...quotes, ...quoted.quotes]), errors: [] };
  } catch (error) {
    return { quotes, errors: missingSections(error, sections) };
  }
}

/** Errors of the catalog, as opposed to errors in the request. */
const DOWNSTREAM: readonly ErrorCode[] = ['bad_gateway', 'gateway_timeout', 'service_unavailable', 'internal_error'];

function missingSections(error: unknown, sections: readonly string[]): SectionError__Output[] {
  if (!(error instanceof AppError) || !DOWNSTREAM.includes(error.code)) throw error;
  const code = isAppError(error, 'gateway_timeout') ? 'downstream_timeout' : 'downstream_unavailable';
  return errorsOf(code, sections);
}

const OF_CARTS = ['lines[].description', 'lines[].availability', 'lines[].image'];

function errorsOf(code: 'downstream_timeout' | 'downstream_unavailable', sections: readonly string[]): SectionError__Output[] {
  const detail = code === 'downstream_timeout' ? 'The catalog did not respond in time.' : 'The catalog is temporarily unavailable.';
  return sections.map((field) => ({ field, code, detail }));
}
