import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingAdminService';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { PaymentGatewayServiceDefinition } from '@storefront/proto/storefront/billing/v1/PaymentGatewayService';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { BillingDeps } from './deps.ts';
import { authorizePayment } from './handlers/authorize-payment.ts';
import { commitPayment } from './handlers/commit-payment.ts';
import { createCustomer } from './handlers/create-customer.ts';
import { decideSandboxPayment } from './handlers/decide-sandbox-payment.ts';
import { endSession } from './handlers/end-session.ts';
import { getCredit } from './handlers/get-credit.ts';
import { getCreditStatus } from './handlers/get-credit-status.ts';
import { getCustomer } from './handlers/get-customer.ts';
import { getInvoice } from './handlers/get-invoice.ts';
import { getOrderBilling } from './handlers/get-order-billing.ts';
import { getSandboxPayment } from './handlers/get-sandbox-payment.ts';
import { listEndedSessions } from './handlers/list-ended-sessions.ts';
import { listInvoices } from './handlers/list-invoices.ts';
import { logIn } from './handlers/log-in.ts';
import { payInvoice } from './handlers/pay-invoice.ts';
import { receiveNotification } from './handlers/receive-notification.ts';
import { recordPayment } from './handlers/record-payment.ts';
import { refreshSession } from './handlers/refresh-session.ts';
import { releasePayment } from './handlers/release-payment.ts';
import { reopenPayment } from './handlers/reopen-payment.ts';
import { setCustomer } from './handlers/set-customer.ts';
import { signUp } from './handlers/sign-up.ts';
import { startSession } from './handlers/start-session.ts';
import { voidInvoice } from './handlers/void-invoice.ts';

/** What shoppers, the gateway and checkout ask of billing. */
export const billingService = (deps: BillingDeps): ImplementedService =>
  implement<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
    SignUp: signUp(deps),
    LogIn: logIn(deps),
    RefreshSession: refreshSession(deps),
    EndSession: endSession(deps),
    StartSession: startSession(deps),
    ListEndedSessions: listEndedSessions(deps),
    GetCustomer: getCustomer(deps),
    GetCreditStatus: getCreditStatus(deps),
    AuthorizePayment: authorizePayment(deps),
    CommitPayment: commitPayment(deps),
    ReleasePayment: releasePayment(deps),
    ListInvoices: listInvoices(deps),
    GetInvoice: getInvoice(deps),
    GetOrderBilling: getOrderBilling(deps),
    ReopenPayment: reopenPayment(deps),
    PayInvoice: payInvoice(deps),
  });

/** What payment gateways and their pages ask. */
export const paymentGatewayService = (deps: BillingDeps): ImplementedService =>
  implement<PaymentGatewayServiceDefinition>('storefront.billing.v1.PaymentGatewayService', {
    GetSandboxPayment: getSandboxPayment(deps),
    DecideSandboxPayment: decideSandboxPayment(deps),
    ReceiveNotification: receiveNotification(deps),
  });

/** What the store's own people do with customers and money. */
export const billingAdminService = (deps: BillingDeps): ImplementedService =>
  implement<BillingAdminServiceDefinition>(
    'storefront.billing.v1.BillingAdminService',
    {
      CreateCustomer: createCustomer(deps),
      SetCustomer: setCustomer(deps),
      GetCredit: getCredit(deps),
      RecordPayment: recordPayment(deps),
      VoidInvoice: voidInvoice(deps),
    },
    { callers: ['operator'] },
  );
