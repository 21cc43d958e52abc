import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { besideChange } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { getCustomer } from '../../customers/handlers/customers.ts';
import { updateCustomer } from '../../customers/store/customers.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import type { AccountTokenPurpose } from '../domain/account-token.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { beginAccountClosing, endAccountClosing } from './account-closing.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailVerification, createEmailVerification } from './email-verifications.ts';
import { listSessions } from './end-sessions.ts';
import { confirmPasswordReset, createPasswordReset } from './password-resets.ts';
import { setCustomer } from './set-customer.ts';
import { startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const [PASSWORD, NEW] = ['correct horse battery', 'a much better password'];

/** A customer with two sessions, of which the first one calls, and one token of each purpose. */
async function aBuyer(tenantId = newId()) {
  const ann = await aCustomer(billing.deps, { password: PASSWORD, tenantId });
  const start = async () => (await startSession(billing.deps)({ customerId: ann.customerId }, ann)).session?.familyId ?? '';
  const [current, other] = [await start(), await start()];
  const caller: Caller & { customerId: string } = { ...ann, sessionId: current };
  const email = (await getCustomer(billing.deps)({}, ann)).customer?.email ?? '';
  const { resetToken = '' } = await createPasswordReset(billing.deps)({ email, shopperAddress: '' }, ann);
  const verify = async (to?: string) => (await createEmailVerification(billing.deps)({ email: to }, ann)).verificationToken ?? '';
  return { caller, current, other, resetToken, verificationToken: await verify(), verify };
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const confirmReset = ({ resetToken, caller }: Buyer) =>
  confirmPasswordReset(billing.deps)({ resetToken, password: NEW }, { ...caller, customerId: undefined });
const confirmVerification = ({ caller }: Buyer, verificationToken: string) =>
  confirmEmailVerification(billing.deps)({ verificationToken }, { ...caller, customerId: undefined });
const set = ({ caller }: Buyer, fields: object) =>
  setCustomer(billing.deps)(
    { customer: caller.customerId, fields: { paymentRails: [], addresses: [], ...fields } },
    { ...caller, kind: 'operator', customerId: undefined },
  );

/** The changes that invalidate earlier credentials, and the sessions that stay: those of before, and how many new ones. */
const CHANGES: readonly [string, (buyer: Buyer) => Promise<unknown>, readonly ('current' | 'other')[], number][] = [
  [
    'a password that the shopper sets',
    ({ caller }) => changePassword(billing.deps)({ currentPassword: PASSWORD, password: NEW, shopperAddress: '' }, caller),
    ['current'],
    0,
  ],
  ['a password that a reset sets', confirmReset, [], 1],
  ['a password that the store sets', (buyer) => set(buyer, { password: NEW }), [], 0],
  ['an email that the store sets', (buyer) => set(buyer, { email: `${newId()}@example.com` }), ['current', 'other'], 0],
  [
    'an email that the shopper verifies',
    async (buyer) => confirmVerification(buyer, await buyer.verify(`${newId()}@example.com`)),
    ['current', 'other'],
    0,
  ],
  ['closing by the store', (buyer) => set(buyer, { status: 'CLOSED' }), [], 0],
  [
    'closing by the shopper',
    async ({ caller }) => {
      const closingId = newId();
      await beginAccountClosing(billing.deps)({ closingId, password: PASSWORD, shopperAddress: '' }, caller);
      await endAccountClosing(billing.deps)({ closingId, close: true }, caller);
    },
    [],
    0,
  ],
];

test.each(CHANGES)('%s ends every token and session that it must, and none of another customer', async (_what, change, staying, added) => {
  const buyer = await aBuyer();
  const bob = await aBuyer(buyer.caller.tenantId);

  await change(buyer);

  await expect(confirmReset(buyer)).rejects.toMatchObject({ reason: 'reset_token_invalid' });
  await expect(confirmVerification(buyer, buyer.verificationToken)).rejects.toMatchObject({ reason: 'verification_token_invalid' });
  const ids = ((await listSessions(billing.deps)({ limit: 10, offset: 0 }, buyer.caller)).sessions ?? []).map(({ id }) => id ?? '');
  expect(ids.filter((id) => [buyer.current, buyer.other].includes(id)).toSorted()).toEqual(staying.map((which) => buyer[which]).toSorted());
  expect(ids).toHaveLength(staying.length + added);
  expect((await listSessions(billing.deps)({ limit: 10, offset: 0 }, bob.caller)).total).toBe(2);
  await confirmVerification(bob, bob.verificationToken);
  await confirmReset(bob);
});

interface Purpose {
  /** Issues a token for the email that the customer has, and returns the email that it is for. */
  readonly issue: (caller: Buyer['caller'], email: string) => Promise<string | undefined>;
  readonly confirm: (buyer: Buyer) => Promise<unknown>;
  readonly reason: string;
}
const PURPOSES: Readonly<Record<AccountTokenPurpose, Purpose>> = {
  reset: {
    issue: async (caller, email) => (await createPasswordReset(billing.deps)({ email, shopperAddress: '' }, caller)).email,
    confirm: confirmReset,
    reason: 'reset_token_invalid',
  },
  verification: {
    issue: async (caller) => (await createEmailVerification(billing.deps)({}, caller)).email,
    confirm: (buyer) => confirmVerification(buyer, buyer.verificationToken),
    reason: 'verification_token_invalid',
  },
};

describe.each(Object.entries(PURPOSES))('a %s token', (_purpose, { issue, confirm, reason }) => {
  test.each(['email', 'password_hash'])('ends with the %s for which it was issued, whatever statement changes that', async (column) => {
    const buyer = await aBuyer();
    const customer = billing.deps.db.updateTable('customer').where('id', '=', buyer.caller.customerId);
    await customer.set({ [column]: `${newId()}@example.com` }).execute();

    await expect(confirm(buyer)).rejects.toMatchObject({ reason });
  });

  test('that is issued while the email changes is not for the earlier one', async () => {
    const scope = await aCustomer(billing.deps);
    const email = (await getCustomer(billing.deps)({}, scope)).customer?.email ?? '';
    const change = async (trx: Parameters<typeof updateCustomer>[0]) => {
      await updateCustomer(trx, scope, scope.customerId, { email: `${newId()}@example.com` });
      await deleteAccountTokens(trx, scope);
    };

    expect(await besideChange(billing.deps.db, change, () => issue(scope, email))).not.toBe(email);
  });
});

test('a customer that the store closes, suspends, or verifies again stays as the first time, and one event says so', async () => {
  for (const [fields, before] of [
    [{ emailVerified: true }, {}],
    [{ status: 'SUSPENDED' }, {}],
    [{ status: 'CLOSED' }, {}],
    [{ status: 'ACTIVE' }, { status: 'SUSPENDED' }],
    [{ taxExemptCertificate: 'C-1' }, {}],
  ] as const) {
    const buyer = await aBuyer();
    await set(buyer, before);
    const read = async () => {
      const events = await billing.deps.db
        .selectFrom('outbox')
        .select('type')
        .where('tenant_id', '=', buyer.caller.tenantId)
        .where('type', 'in', ['customer.updated', 'customer.exemption_changed', 'session.ended'])
        .execute();
      return { customer: (await getCustomer(billing.deps)({}, buyer.caller)).customer, events };
    };
    const given = await read();
    await set(buyer, fields);
    const first = await read();
    billing.clock.now = new Date(billing.clock.now.getTime() + 60_000);
    await set(buyer, fields);

    expect(first.events.length).toBeGreaterThan(given.events.length);
    expect(await read()).toEqual(first);
  }
});
