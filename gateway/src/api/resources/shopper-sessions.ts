import type { ShopperSession__Output } from '@storefront/proto/storefront/billing/v1/ShopperSession';
import { renderCustomer } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { LoginIn, RefreshTokenIn, ShopperTokenIn, SignupIn } from '../schemas/shopper-sessions.ts';

type Deps = Pick<ResourceDeps, 'clients' | 'tokens'>;

export const signUp =
  (deps: Deps) =>
  async ({ body }: { body: z.output<typeof SignupIn> }, { caller, clientAddress }: Call): Promise<Reply> => {
    const { email, password, name, phone } = body;
    const fields = { email, password, name, phone, companyName: body.company_name, taxId: body.tax_id, clientAddress: clientAddress() };
    const { session } = await deps.clients.billing.signUp(fields, caller);
    return answerSession(deps, caller, session, 201);
  };

export const logIn =
  (deps: Deps) =>
  async ({ body }: { body: z.output<typeof LoginIn> }, { caller, clientAddress }: Call): Promise<Reply> => {
    const { session } = await deps.clients.billing.logIn({ ...body, clientAddress: clientAddress() }, caller);
    return answerSession(deps, caller, session, 200);
  };

export const refreshSession =
  (deps: Deps) =>
  async ({ body }: { body: z.output<typeof RefreshTokenIn> }, { caller }: Call): Promise<Reply> => {
    const { session } = await deps.clients.billing.refreshSession({ refreshToken: body.refresh_token }, caller);
    return answerSession(deps, caller, session, 200);
  };

export const logOut =
  ({ clients }: Deps) =>
  async ({ body }: { body: z.output<typeof RefreshTokenIn> }, { caller }: Call): Promise<Reply> => {
    await clients.billing.endSession({ refreshToken: body.refresh_token }, caller);
    return noContent();
  };

/** Issues a token for a customer that the store's own login has authenticated. */
export const issueShopperToken =
  (deps: Deps) =>
  async ({ body }: { body: z.output<typeof ShopperTokenIn> }, { caller }: Call): Promise<Reply> => {
    const { session } = await deps.clients.billing.startSession({ customerId: body.customer_id }, caller);
    return answerSession(deps, caller, session, 201);
  };

/** An account that is waiting for approval has no session and therefore no tokens. */
async function answerSession({ tokens }: Deps, caller: Caller, session: ShopperSession__Output | null, status: number): Promise<Reply> {
  const { familyId, refreshToken, customer: message } = present(session, 'session');
  const customer = present(message, 'customer');
  const { tenantId, mode } = caller;
  const signed =
    familyId === '' ? undefined : await tokens.sign({ tenantId, mode, customerId: customer.id, familyId }, caller.clockOffsetMs);
  return enveloped(
    {
      shopper_token: signed?.token ?? null,
      expires_at: signed?.expiresAt.toISOString() ?? null,
      refresh_token: signed ? refreshToken : null,
      customer: renderCustomer(customer),
    },
    { status },
  );
}
