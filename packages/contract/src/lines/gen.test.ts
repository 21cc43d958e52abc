import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { AS_TEXT, lineDefaults } from './convert-fields.ts';
import { readOrderLine, writeOrderLine } from './gen.ts';

const LINE = {
  id: 'line',
  sku: 'PAD',
  description: 'Brake pad',
  quantity: '2',
  baseUom: 'EA',
  unitPrice: '500.00',
  priceSource: 'LIST',
  lineSubtotal: '1000.00',
  discountAmount: '0.00',
  effectiveGctRate: '0.15',
  gctAmount: '150.00',
  lineTotal: '1150.00',
} as const;

test('gen.ts is what `npm run lines -w packages/contract` generates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-lines-'));
  try {
    const fresh = join(folder, 'gen.ts');
    execFileSync(process.execPath, [join(import.meta.dirname, '../../generate-lines.ts'), fresh], { stdio: 'pipe' });

    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(join(import.meta.dirname, 'gen.ts'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a field that a message lacks is read as its default, and null is not sent', () => {
  const line = readOrderLine(LINE, AS_TEXT);

  expect(line).toEqual({ ...lineDefaults('order'), ...LINE });
  expect(line).toMatchObject({ orderUom: null, listUnitPrice: null, discounts: [], shippedQuantity: '0' });
  expect(JSON.parse(JSON.stringify(writeOrderLine(line, AS_TEXT, 'JMD')))).toEqual({
    ...LINE,
    discounts: [],
    shippedQuantity: '0',
    cancelledQuantity: '0',
    creditedQuantity: '0',
    returnedQuantity: '0',
  });
});

test.each([{ lineTotal: undefined }, { sku: '' }, { priceSource: 'PRICE_SOURCE_UNSPECIFIED' } as const])(
  'a line without a required field is refused: %j',
  (missing) => {
    expect(() => readOrderLine({ ...LINE, ...missing }, AS_TEXT)).toThrow('a line has no');
  },
);
