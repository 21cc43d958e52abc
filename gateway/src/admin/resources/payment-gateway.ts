import type { StorePaymentGateway__Output } from '@storefront/proto/storefront/billing/v1';
import { z } from 'zod';
import { textOrNull, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';
import { bodyOf } from '../schemas/inputs.ts';
import { CHANGE_SETTINGS } from './settings.ts';

const PaymentGatewayOut = named('PaymentGateway', {
  provider: textOrNull.meta({ description: '`stripe` or `sandbox`; `null` if the store has no gateway.' }),
  is_default: z.boolean().meta({ description: 'Whether the store uses the account of the deployment.' }),
  api_key_hint: textOrNull.meta({ description: 'The kind and the last characters of the API key.' }),
  api_base: textOrNull,
  secrets_key_id: textOrNull.meta({ description: 'The ID of the key that encrypts the secrets.' }),
  notification_path: textOrNull.meta({ description: 'The path to which the gateway sends its notifications.' }),
  updated_at: timeOrNull,
});
const SECRET_MAX = 500;
const PaymentGatewayIn = bodyOf('PaymentGatewayIn', {
  api_key: text(SECRET_MAX),
  webhook_secret: text(SECRET_MAX),
  api_base: text(2048).optional(),
});
const PATH = `${S}/payment-gateway`;
const GATEWAY = ok('The payment gateway, without its secrets.', PaymentGatewayOut);

/** The payment gateway of a store. */
// prettier-ignore
export const paymentGatewayRoutes: AdminRoutes = ({ billing }) => [
  adminRoute({
    id: 'getPaymentGateway', method: 'get', path: PATH, scopes: ['read', 'money'],
    summary: 'Retrieve the payment gateway', response: GATEWAY,
    data: async (_request, { caller }) => render((await billing.getPaymentGateway({}, caller)).paymentGateway),
  }),
  adminRoute({
    id: 'setPaymentGateway', method: 'put', path: PATH, scopes: CHANGE_SETTINGS, sample: { body: { api_key: 'sk_live_example', webhook_secret: 'whsec_example' } },
    summary: 'Set the payment gateway', description: 'Replaces the Stripe account of live mode. Sandbox mode always has the gateway for tests.',
    request: { body: PaymentGatewayIn }, response: GATEWAY,
    data: async (account, { caller }) => render((await billing.setPaymentGateway(account, caller)).paymentGateway),
  }),
  adminRoute({
    id: 'removePaymentGateway', method: 'delete', path: PATH, scopes: CHANGE_SETTINGS,
    summary: 'Remove the payment gateway', description: 'The store then uses the account of the deployment, if there is one.', response: gone('The account and its secrets were removed.'),
    data: (_request, { caller }) => billing.removePaymentGateway({}, caller),
  }),
];

const render = (found: StorePaymentGateway__Output | null) => rendererOf(PaymentGatewayOut)(present(found, 'payment gateway'));
