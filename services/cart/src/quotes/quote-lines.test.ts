import { expect, test } from '@jest/globals';
import { aLine } from '../testing/builders.ts';
import { QuotingCatalog, SHOPPER } from '../testing/quoting-catalog.ts';
import { quoteCart } from './quote-lines.ts';

test('price breaks count the lines of a SKU in all units', async () => {
  const catalog = new QuotingCatalog();
  catalog.change('BOLT', { price: 10, breakFrom: 13 });
  catalog.change('NUT', { price: 10, breakFrom: 13 });
  const boxes = aLine({ lineId: 'boxes', sku: 'BOLT', quantity: 12, ordered: { code: 'BOX', quantity: 1 } });
  const pieces = aLine({ lineId: 'pieces', sku: 'BOLT', quantity: 1 });
  const others = aLine({ lineId: 'others', sku: 'NUT', quantity: 12 });

  const { quotes } = await quoteCart(catalog.quoteLines, { lines: [boxes, others, pieces] }, SHOPPER);

  expect([...quotes].map(([lineId, quote]) => [lineId, quote.found && quote.unitPrice])).toEqual([
    ['boxes', '9'],
    ['others', '10'],
    ['pieces', '9'],
  ]);
});
