import { expect, test } from '@jest/globals';
import { Command } from 'commander';
import { givenArgument, missingArgument } from './given-argument.ts';
import { aProgram, leaves, nameOf } from './testing/a-program.ts';

test.each([
  ['promotions create P --kind percent --max-uses 0', 'limit_total', '--max-uses 0'],
  ['promotions create P --kind percent --max-uses-per-customer 0', 'limit_per_customer', '--max-uses-per-customer 0'],
  ['promotions create P --kind percent --ends-at 2020-01-01', 'ends_at', '--ends-at 2020-01-01'],
  ['stores update S --gct-rate 0.2 --gct-rate-from 2020-01-01', 'from', '--gct-rate-from 2020-01-01'],
  ['reports tax --from 2026-03-02 --to 2026-03-01', 'from', '--from 2026-03-02'],
  ['customers update ann@example.com --exempt-until 2020-01-01', 'tax_exempt_until', '--exempt-until 2020-01-01'],
  ['customers update ann@example.com --company A', 'company_name', '--company A'],
  ['customers update ann@example.com --tax-exempt EX-1', 'tax_exempt_certificate', '--tax-exempt EX-1'],
  ['customers update ann@example.com --hold on', 'credit_hold', '--hold on'],
  ['keys create --kind secret --expires-at 2020-01-01', 'expires_at', '--expires-at 2020-01-01'],
  ['keys update KEY --rate-per-minute 0', 'rate_per_minute', '--rate-per-minute 0'],
  [
    'webhooks create https://a.example --events order.confirmed --max-per-second 1001',
    'max_deliveries_per_second',
    '--max-per-second 1001',
  ],
  ['webhooks create htp:a --events order.confirmed', 'endpoint_url', 'htp:a'],
  ['webhooks update ID --events order.confirmed,x', 'event_types[1]', '--events order.confirmed,x'],
  ['webhooks update ID --filters [{"field":""}]', 'filters[0].field', '--filters [{"field":""}]'],
  ['webhooks stats ID --since 40d', 'from', '--since 40d'],
  ['webhooks stats ID --until=1h', 'to', '--until 1h'],
  ['webhooks deliveries list --type x', 'event_type', '--type x'],
  ['stock set BOLT 1.5', 'quantity', '1.5'],
])('%s: the field %s was given as %s', async (line, field, text) => {
  const { program } = aProgram();
  await program.parseAsync(line.split(' '), { from: 'user' });
  const command = leaves(program).find((leaf) => line.startsWith(`${nameOf(leaf)} `));

  expect(command && givenArgument(command, field, line.split(' '))?.text).toBe(text);
});

test('an option can have another name than the field, and the noun a part of the name', () => {
  const command = new Command('update').argument('<id>').option('--headers-file <file>').option('--tenant <tenant>');
  command.parse(['ID', '--headers-file', 'h.json', '--tenant', 'T'], { from: 'user' });

  expect(givenArgument(command, 'headers.X-Tenant', [])?.text).toBe('--headers-file h.json');
  for (const noun of ['Store', 'ten', 'tenant name']) expect(missingArgument(command, noun, [])?.text).toBe('--tenant T');
});

test.each([
  ['stock set BOLT 1.5', 'Product', 'BOLT'],
  ['keys update KEY --rate-per-minute 0', 'API key', 'KEY'],
  ['webhooks update ID --events order.confirmed', 'thing', 'ID'],
  ['webhooks update ID --events order.confirmed', 'store', undefined],
])('%s: the missing %s was given as %s', async (line, noun, text) => {
  const { program } = aProgram();
  await program.parseAsync(line.split(' '), { from: 'user' });
  const command = leaves(program).find((leaf) => line.startsWith(`${nameOf(leaf)} `));

  expect(command && missingArgument(command, noun, line.split(' '))?.text).toBe(text);
});
