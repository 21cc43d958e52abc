import { AppError, type ErrorCode, isAppError } from '@storefront/errors';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1/SectionError';
import { type Caller, isMadeMissing } from '@storefront/rpc';
import type { Cart } from '../domain/cart.ts';
import type { CatalogSections } from '../domain/catalog-sections.ts';
import type { Quote } from '../domain/quote.ts';
import { type QuoteLines, quoteCart } from './quote-lines.ts';

/** The contract's time limit for a section: an incomplete cart is better than a late one. */
const BUDGET_MS = 800;

/** Quotes the lines that are not in `known`, in one call. If the catalog fails or is late, its sections are reported as missing. */
export async function catalogSections(
  quoteLines: QuoteLines,
  cart: Cart,
  caller: Caller,
  known: readonly Quote[] = [],
): Promise<CatalogSections> {
  const quotes = new Map<string, Quote>();
  for (const line of cart.lines) {
    const quote = known.find(({ sku }) => sku === line.sku);
    if (quote !== undefined) quotes.set(line.lineId, quote);
  }
  if (isMadeMissing(SECTIONS, caller)) return { quotes: new Map(), errors: errorsOf('downstream_unavailable') };
  const unknown = cart.lines.filter(({ lineId }) => !quotes.has(lineId));
  try {
    const deadlineAt = Math.min(caller.deadlineAt ?? Infinity, Date.now() + BUDGET_MS);
    const quoted = await quoteCart(quoteLines, { lines: unknown }, { ...caller, deadlineAt });
    return { quotes: new Map([...quotes, ...quoted.quotes]), errors: [] };
  } catch (error) {
    return { quotes, errors: missingSections(error) };
  }
}

/** Errors of the catalog, as opposed to errors in the request. */
const DOWNSTREAM: readonly ErrorCode[] = ['bad_gateway', 'gateway_timeout', 'service_unavailable', 'internal_error'];

function missingSections(error: unknown): SectionError__Output[] {
  if (!(error instanceof AppError) || !DOWNSTREAM.includes(error.code)) throw error;
  const code = isAppError(error, 'gateway_timeout') ? 'downstream_timeout' : 'downstream_unavailable';
  return errorsOf(code);
}

const SECTIONS = ['lines[].description', 'lines[].availability', 'lines[].image'];

function errorsOf(code: 'downstream_timeout' | 'downstream_unavailable'): SectionError__Output[] {
  const detail = code === 'downstream_timeout' ? 'The catalog did not respond in time.' : 'The catalog is temporarily unavailable.';
  return SECTIONS.map((field) => ({ field, code, detail }));
}
