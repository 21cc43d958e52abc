import { documented } from '@storefront/api-docs';
import type {
  ConfirmPasswordResetRequest,
  CreatePasswordResetRequest,
  LogInRequest,
  RefreshSessionRequest,
  ShopperSession__Output,
  SignUpRequest,
  StartSessionRequest,
} from '@storefront/proto/storefront/billing/v1';
import { renderCustomer } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { type NamesShopperAddress, ShopperAddressHeaders, shopperAddressOf } from '../../http/input/shopper-address.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { KEY_FOR_AUTH } from '../access.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';
import { envelopeOf } from '../schemas/envelopes.ts';
import { SESSION_OPERATIONS } from './docs.ts';
import {
  EmailVerificationConfirmationIn,
  EmailVerificationIn,
  EmailVerificationOut,
  LoginIn,
  PasswordResetConfirmationIn,
  PasswordResetIn,
  PasswordResetOut,
  RefreshTokenIn,
  ShopperSessionOut,
  ShopperTokenIn,
  SignupIn,
  SignupOut,
  VerifiedCustomerOut,
} from './schemas.ts';

const session = envelopeOf(ShopperSessionOut);

/** The sessions of shoppers, and the tokens that a store sends by email. */
export function shopperSessionRoutes(deps: ResourceDeps): readonly Route[] {
  const sessions = sessionHandlers(deps);
  const accountTokens = accountTokenHandlers(deps);
  // prettier-ignore
  return documented('Shopper sessions', SESSION_OPERATIONS, [
    route({
      id: 'signUp', method: 'post', path: '/v1/auth/signup', ...KEY_FOR_AUTH,
      summary: 'Sign up a shopper', request: { headers: ShopperAddressHeaders, body: SignupIn },
      response: created('The new customer and their session.', envelopeOf(SignupOut)),
      handler: sessions.signUp,
    }),
    route({
      id: 'logIn', method: 'post', path: '/v1/auth/login', ...KEY_FOR_AUTH,
      summary: 'Log in a shopper', request: { headers: ShopperAddressHeaders, body: LoginIn }, response: ok('The new session.', session),
      handler: sessions.logIn,
    }),
    route({
      id: 'refreshSession', method: 'post', path: '/v1/auth/refresh', ...KEY_FOR_AUTH,
      summary: 'Refresh a session', request: { body: RefreshTokenIn }, response: ok('The refreshed session.', session), handler: sessions.refreshSession,
    }),
    route({
      id: 'logOut', method: 'post', path: '/v1/auth/logout', ...KEY_FOR_AUTH,
      summary: 'Log out a shopper', request: { body: RefreshTokenIn }, response: gone('The session has ended.'), handler: sessions.logOut,
    }),
    route({
      id: 'issueShopperToken', method: 'post', path: '/v1/auth/shopper-tokens', access: 'secret', scope: 'storefront:auth',
      summary: 'Create a shopper token', request: { body: ShopperTokenIn },
      response: created('The new session.', session), handler: sessions.issueShopperToken,
    }),
    route({
      id: 'createPasswordReset', method: 'post', path: '/v1/auth/password-resets', access: 'secret', scope: 'storefront:auth',
      summary: 'Create a password reset', request: { headers: ShopperAddressHeaders, body: PasswordResetIn },
      response: created('The token to send by email.', envelopeOf(PasswordResetOut)), handler: accountTokens.createPasswordReset,
    }),
    route({
      id: 'confirmPasswordReset', method: 'post', path: '/v1/auth/password-resets/confirm', ...KEY_FOR_AUTH,
      summary: 'Confirm a password reset', request: { body: PasswordResetConfirmationIn }, response: ok('The new session.', session),
      handler: sessions.confirmPasswordReset,
    }),
    route({
      id: 'createEmailVerification', method: 'post', path: '/v1/auth/email-verifications', access: 'secret_shopper', scope: 'storefront:auth',
      summary: 'Create an email verification', request: { body: EmailVerificationIn },
      response: created('The token to send by email.', envelopeOf(EmailVerificationOut)), handler: accountTokens.createEmailVerification,
    }),
    route({
      id: 'confirmEmailVerification', method: 'post', path: '/v1/auth/email-verifications/confirm', ...KEY_FOR_AUTH,
      summary: 'Confirm an email verification', request: { body: EmailVerificationConfirmationIn },
      response: ok('The customer, whose email is verified.', envelopeOf(VerifiedCustomerOut)), handler: accountTokens.confirmEmailVerification,
    }),
  ]);
}

/** Returns the operations on the sessions of shoppers. */
function sessionHandlers({ clients: { billing }, tokens }: ResourceDeps) {
  /** An account that is waiting for approval has no session and therefore no tokens. */
  const sessionReply = async ({ session }: { session: ShopperSession__Output | null }, caller: Caller, status: number): Promise<Reply> => {
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
      sessionReply(await billing.signUp({ ...request, ...addressesOf(request, call) }, call.caller), call.caller, 201),
    logIn: async (request: LogInRequest & NamesShopperAddress, call: Call) =>
      sessionReply(await billing.logIn({ ...request, ...addressesOf(request, call) }, call.caller), call.caller, 200),
    refreshSession: async (request: RefreshSessionRequest, { caller }: Call) =>
      sessionReply(await billing.refreshSession(request, caller), caller, 200),
    confirmPasswordReset: async (request: ConfirmPasswordResetRequest, { caller }: Call) =>
      sessionReply(await billing.confirmPasswordReset(request, caller), caller, 200),
    logOut: forward(billing.endSession, noContent),
    /** Issues a token for a customer that the store's own login has authenticated. */
    issueShopperToken: async (request: StartSessionRequest, { caller }: Call) =>
      sessionReply(await billing.startSession(request, caller), caller, 201),
  };
}

/** Returns the addresses against which a failed attempt counts. */
const addressesOf = (request: NamesShopperAddress, call: Call) => ({
  clientAddress: call.clientAddress(),
  shopperAddress: shopperAddressOf(request, call),
});

/** Returns the operations on the tokens that a store sends by email. */
const accountTokenHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  createPasswordReset: async (request: CreatePasswordResetRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    const named = { email: request.email, shopperAddress: shopperAddressOf(request, call) };
    const { resetToken = null, expiresAt = null, customerId = null, email = null } = await billing.createPasswordReset(named, call.caller);
    return enveloped({ reset_token: resetToken, expires_at: expiresAt, customer_id: customerId, email }, { status: 201 });
  },
  createEmailVerification: forward(billing.createEmailVerification, ({ verificationToken, expiresAt, email }) =>
    enveloped({ verification_token: verificationToken, expires_at: expiresAt, email }, { status: 201 }),
  ),
  confirmEmailVerification: forward(billing.confirmEmailVerification, ({ customer }) =>
    enveloped({ customer: renderCustomer(present(customer, 'customer')) }),
  ),
});
