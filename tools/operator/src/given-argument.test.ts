import { expect, test } from '@jest/globals';
import { givenArgument } from './given-argument.ts';
import { aProgram, leaves, nameOf } from './testing/a-program.ts';

test.each([
  ['promotions create P --kind percent --max-uses 0', 'limit_total', '--max-uses 0'],
  ['promotions create P --kind percent --max-uses-per-customer 0', 'limit_per_customer', '--max-uses-per-customer 0'],
  ['promotions create P --kind percent --ends-at 2020-01-01', 'ends_at', '--ends-at 2020-01-01'],
  ['stores update S --gct-rate 0.2 --gct-rate-from 2020-01-01', 'from', '--gct-rate-from 2020-01-01'],
  ['reports tax --from 2026-03-02 --to 2026-03-01', 'from', '--from 2026-03-02'],
  ['customers update ann@example.com --exempt-until 2020-01-01', 'tax_exempt_until', '--exempt-until 2020-01-01'],
  ['customers update ann@example.com --company A', 'company_name', '--company A'],
  ['keys create --kind secret --expires-at 2020-01-01', 'expires_at', '--expires-at 2020-01-01'],
  ['keys update KEY --rate-per-minute 0', 'rate_per_minute', '--rate-per-minute 0'],
  ['stock set BOLT 1.5', 'quantity', '1.5'],
])('%s: the field %s was given as %s', async (line, field, text) => {
  const { program } = aProgram();
  await program.parseAsync(line.split(' '), { from: 'user' });
  const command = leaves(program).find((leaf) => line.startsWith(`${nameOf(leaf)} `));

  expect(command && givenArgument(command, field)?.text).toBe(text);
});
