import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { CHECKLIST, checklistText, runChecklist } from './checklist.ts';
import { aStoreState } from './testing/a-store-state.ts';
import { CASES } from './testing/cases.ts';

test('every item of a ready store is ok, with a reason and nothing to do', () => {
  for (const item of seen('items', runChecklist(aStoreState()))) {
    expect(item).toMatchObject({ status: 'ok', action: null, reason: expect.stringMatching(/^[A-Z0-9].+\.$/) });
  }
});

test.each(CASES)('%s: %s', (name, _state, change, status, reason) => {
  const found = runChecklist(aStoreState(change)).find((item) => item.name === name);

  expect(found).toMatchObject({ status, reason: expect.stringContaining(reason) });
  expect(found?.reason).toMatch(/^[A-Z0-9].+\.$/);
  if (status !== 'ok') expect(found?.action).toMatch(/^[A-Z0-9].+\.$/);
});

test('every item has a state that is not ok', () => {
  const named = CASES.filter(([, , , status]) => status !== 'ok').map(([name]) => name);

  expect([...new Set(named)].toSorted()).toEqual(Object.keys(CHECKLIST).toSorted());
});

test('the text has a line for each item, and one for what to do', () => {
  const text = checklistText([
    { name: 'keys', status: 'ok', reason: 'Fine.', action: null },
    { name: 'test_order', status: 'fail', reason: 'None.', action: 'Place one.' },
  ]);

  expect(text).toBe('ok    keys        Fine.\nfail  test_order  None.\n                  Place one.\n');
});
