import { expect, test } from '@jest/globals';
import { statementPeriod } from './statement-period.ts';

const TODAY = '2026-03-31';

test.each([
  [{}, { from: '2026-02-28', to: TODAY }],
  [{ to: '2026-01-15' }, { from: '2025-12-15', to: '2026-01-15' }],
  [{ to: '2999-01-01' }, { from: '2026-02-28', to: TODAY }],
  [{ from: TODAY }, { from: TODAY, to: TODAY }],
  [
    { from: '2024-03-31', to: '2026-04-30' },
    { from: '2024-03-31', to: TODAY },
  ],
])('%j is the period %j', (given, period) => {
  expect(statementPeriod(given, TODAY)).toEqual(period);
});

test.each([
  [{ from: '2026-02-02', to: '2026-02-01' }, 'must not be after `to`'],
  [{ from: '2026-04-02', to: '2026-04-01' }, 'must not be after `to`'],
  [{ from: '2026-04-01' }, 'must not be after today'],
  [{ from: '2026-04-01', to: '2026-04-01' }, 'must not be after today'],
  [{ from: '2026-04-01', to: '2026-05-01' }, 'must not be after today'],
  [{ from: '2024-03-30' }, 'must not be more than 24 months before `to`'],
  [{ from: '2023-12-31', to: '2026-01-01' }, 'must not be more than 24 months before `to`'],
])('%j is refused: %s', (given, detail) => {
  expect(() => statementPeriod(given, TODAY)).toThrow(
    expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field: 'from', location: 'query', detail })] }),
  );
});
