import { moneyTextOf, plainText } from '@storefront/money';
import type { SavedList__Output as ProtoList, SavedListLine__Output as ProtoLine } from '@storefront/proto/storefront/cart/v1';
import type { CartLine } from '../domain/cart.ts';
import type { CatalogSections } from '../domain/catalog-sections.ts';
import { hasPrice, type Quote } from '../domain/quote.ts';
import type { SavedList } from '../domain/saved-list.ts';
import type { ListedList } from '../store/saved-lists.ts';
import { descriptionOf } from './to-proto-cart.ts';

/** The list with what the catalog adds to its lines; unknown values are unset. */
export const toProtoList = (list: SavedList, { quotes, errors }: CatalogSections, currency: string): ProtoList => ({
  ...toProtoHead({ ...list, lineCount: list.lines.length }),
  lines: list.lines.map((line) => toProtoLine(line, quotes.get(line.lineId), currency)),
  errors: [...errors],
});

/** A list in a list of lists, without lines. */
export const toProtoHead = ({ listId, name, version, lineCount, createdAt, updatedAt }: ListedList): ProtoList => ({
  id: listId,
  name,
  version,
  lineCount,
  lines: [],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  errors: [],
});

const toProtoLine = (line: CartLine, quote: Quote | undefined, currency: string): ProtoLine => ({
  id: line.lineId,
  sku: line.sku,
  description: descriptionOf(line, quote),
  quantity: plainText(line.quantity),
  baseUom: line.rules.baseUom,
  orderUom: line.ordered?.code,
  orderQuantity: line.ordered === null ? undefined : plainText(line.ordered.quantity),
  unitPrice: hasPrice(quote) ? moneyTextOf(quote.unitPrice, currency) : undefined,
  availability: quote?.found ? quote.availability : 'UNKNOWN',
  image: quote?.found ? quote.image : null,
});
