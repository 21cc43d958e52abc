import type {
  ConfirmPasswordResetRequest,
  LogInRequest,
  RefreshSessionRequest,
  ShopperSession__Output,
  SignUpRequest,
  StartSessionRequest,
} from '@storefront/proto/storefront/billing/v1';
import { renderCustomer } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { type NamesShopperAddress, shopperAddressOf } from '../../http/input/shopper-address.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';

/** Returns the operations on the sessions of shoppers. */
export function sessionHandlers({ clients: { billing }, tokens }: ResourceDeps) {
  /** An account that is waiting for approval has no session and therefore no tokens. */
  const answerSession = async ({ session }: { session: ShopperSession__Output | null }, caller: Caller, status: number): Promise<Reply> => {
    const { familyId, refreshToken, customer: message } = present(session, 'session');
    const customer = present(message, 'customer');
    const { tenantId, mode, clockOffsetMs } = caller;
    const signed = familyId === '' ? undefined : await tokens.sign({ tenantId, mode, customerId: customer.id, familyId }, clockOffsetMs);
    const data = {
      shopper_token: signed?.token ?? null,
      expires_at: signed?.expiresAt.toISOString() ?? null,
      refresh_token: signed ? refreshToken : null,
      customer: renderCustomer(customer),
    };
    return enveloped(data, { status });
  };
  return {
    signUp: async (request: SignUpRequest & NamesShopperAddress, call: Call) =>
      answerSession(await billing.signUp({ ...request, ...addressesOf(request, call) }, call.caller), call.caller, 201),
    logIn: async (request: LogInRequest & NamesShopperAddress, call: Call) =>
      answerSession(await billing.logIn({ ...request, ...addressesOf(request, call) }, call.caller), call.caller, 200),
    refreshSession: async (request: RefreshSessionRequest, { caller }: Call) =>
      answerSession(await billing.refreshSession(request, caller), caller, 200),
    confirmPasswordReset: async (request: ConfirmPasswordResetRequest, { caller }: Call) =>
      answerSession(await billing.confirmPasswordReset(request, caller), caller, 200),
    logOut: forward(billing.endSession, noContent),
    /** Issues a token for a customer that the store's own login has authenticated. */
    issueShopperToken: async (request: StartSessionRequest, { caller }: Call) =>
      answerSession(await billing.startSession(request, caller), caller, 201),
  };
}

/** Returns the addresses against which a failed attempt counts. */
const addressesOf = (request: NamesShopperAddress, call: Call) => ({
  clientAddress: call.clientAddress(),
  shopperAddress: shopperAddressOf(request, call),
});
