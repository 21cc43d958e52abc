import { expect, test } from '@jest/globals';
import { anAccount } from '../../testing/builders.ts';
import { creditTermsAfter } from './credit-terms.ts';

test('a limit opens an account with terms of 30 days, and a later limit keeps the terms and the hold', () => {
  const opened = creditTermsAfter(undefined, { creditLimit: '1000' }, 'JMD');
  const raised = creditTermsAfter({ ...anAccount({ onHold: true }), termsDays: 14 }, { creditLimit: '2000' }, 'USD');

  expect(opened).toMatchObject({ currency: 'JMD', termsDays: 30, onHold: false });
  expect(raised).toMatchObject({ currency: 'JMD', termsDays: 14, onHold: true });
  expect(raised?.creditLimit.toFixed()).toBe('2000');
});

test('the basis of the terms stays unless it is changed', () => {
  const account = { ...anAccount(), termsBasis: 'EOM' as const };

  expect(creditTermsAfter(account, { termsDays: 15 }, 'JMD')).toMatchObject({ termsBasis: 'EOM', termsDays: 15 });
  expect(creditTermsAfter(account, { termsBasis: 'NET' }, 'JMD')).toMatchObject({ termsBasis: 'NET', termsDays: 30 });
});

test('without an account, terms and a hold are refused, and removing a hold has no effect', () => {
  const refused = expect.objectContaining({ details: [expect.objectContaining({ field: 'credit_limit', code: 'required' })] });
  const terms = [{ termsDays: 7 }, { termsBasis: 'EOM' as const }];
  for (const fields of [{ creditHold: true }, ...terms, ...terms.map((given) => ({ ...given, creditHold: false }))])
    expect(() => creditTermsAfter(undefined, fields, 'JMD')).toThrow(refused);
  expect(creditTermsAfter(undefined, { creditHold: false }, 'JMD')).toBeNull();
  expect(creditTermsAfter(anAccount(), {}, 'JMD')).toBeNull();
});
