import { expect, test } from '@jest/globals';
import type { State } from './read-state.ts';
import { changedFields } from './record-call.ts';

const state = (changed: Partial<State> = {}): State => ({
  id: '1',
  tenantId: 't',
  mode: 'live',
  fields: { status: 'ACTIVE', limit: 5 },
  personal: { email: 'ann@example.com', phone: null },
  ...changed,
});

test('only fields that differ are recorded, and those that are personal lose their values', () => {
  const after = state({ fields: { status: 'CLOSED', limit: 5 }, personal: { email: 'bob@example.com', phone: null } });

  expect(changedFields([state()], [after])).toEqual({
    before: { status: 'ACTIVE', email: '[redacted]' },
    after: { status: 'CLOSED', email: '[redacted]' },
  });
});

test('an object that is created or removed has no fields before or after', () => {
  const all = { status: 'ACTIVE', limit: 5, email: '[redacted]' };

  expect(changedFields([], [state()])).toEqual({ before: null, after: all });
  expect(changedFields([state()], [])).toEqual({ before: all, after: null });
  expect(changedFields([], [])).toEqual({ before: null, after: null });
});

test('several rows are recorded in full, without personal fields', () => {
  const rows = [state(), state({ mode: 'sandbox' })];

  expect(changedFields(rows, []).before).toEqual([
    { mode: 'live', status: 'ACTIVE', limit: 5 },
    { mode: 'sandbox', status: 'ACTIVE', limit: 5 },
  ]);
});
