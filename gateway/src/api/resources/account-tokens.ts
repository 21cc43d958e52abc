import type { CreatePasswordResetRequest } from '@storefront/proto/storefront/billing/v1';
import { renderCustomer } from '@storefront/public-json';
import { type NamesShopperAddress, shopperAddressOf } from '../../http/input/shopper-address.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';

/** Returns the operations on the tokens that a store sends by email. */
export const accountTokenHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  createPasswordReset: async (request: CreatePasswordResetRequest & NamesShopperAddress, call: Call): Promise<Reply> => {
    const named = { email: request.email, shopperAddress: shopperAddressOf(request, call) };
    const { resetToken = null, expiresAt = null, customerId = null } = await billing.createPasswordReset(named, call.caller);
    return enveloped({ reset_token: resetToken, expires_at: expiresAt, customer_id: customerId }, { status: 201 });
  },
  createEmailVerification: forward(billing.createEmailVerification, ({ verificationToken, expiresAt, email }) =>
    enveloped({ verification_token: verificationToken, expires_at: expiresAt, email }, { status: 201 }),
  ),
  confirmEmailVerification: forward(billing.confirmEmailVerification, ({ customer }) =>
    enveloped({ customer: renderCustomer(present(customer, 'customer')) }),
  ),
});
