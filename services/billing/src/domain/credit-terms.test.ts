import { expect, test } from '@jest/globals';
import { anAccount } from '../testing/builders.ts';
import { creditTermsAfter } from './credit-terms.ts';

const nothing = { paymentRails: [], addresses: [] };

test('a limit opens an account with terms of 30 days, and a later limit keeps the terms and the hold', () => {
  const opened = creditTermsAfter(undefined, { ...nothing, creditLimit: '1000' }, 'JMD');
  const raised = creditTermsAfter({ ...anAccount({ onHold: true }), termsDays: 14 }, { ...nothing, creditLimit: '2000' }, 'USD');

  expect(opened).toMatchObject({ currency: 'JMD', termsDays: 30, onHold: false });
  expect(raised).toMatchObject({ currency: 'JMD', termsDays: 14, onHold: true });
  expect(raised?.creditLimit.toFixed()).toBe('2000');
});

test('without an account, terms and a hold are refused, and removing a hold has no effect', () => {
  expect(() => creditTermsAfter(undefined, { ...nothing, termsDays: 7 }, 'JMD')).toThrow(
    expect.objectContaining({ code: 'validation_error' }),
  );
  expect(() => creditTermsAfter(undefined, { ...nothing, creditHold: true }, 'JMD')).toThrow(
    expect.objectContaining({ code: 'validation_error' }),
  );
  expect(creditTermsAfter(undefined, { ...nothing, creditHold: false }, 'JMD')).toBeNull();
  expect(creditTermsAfter(anAccount(), nothing, 'JMD')).toBeNull();
});
