import type { BillingAdminServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingAdminService';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { PaymentGatewayServiceDefinition } from '@storefront/proto/storefront/billing/v1/PaymentGatewayService';
import type { SandboxServiceDefinition } from '@storefront/proto/storefront/billing/v1/SandboxService';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { BillingDeps } from './deps.ts';
import { addCustomerAddress } from './handlers/add-customer-address.ts';
import { applyCredit } from './handlers/apply-credit.ts';
import { authorizePayment } from './handlers/authorize-payment.ts';
import { commitPayment } from './handlers/commit-payment.ts';
import { commitPayments } from './handlers/commit-payments.ts';
import { createAddress } from './handlers/create-address.ts';
import { createCustomer } from './handlers/create-customer.ts';
import { decideSandboxPayment } from './handlers/decide-sandbox-payment.ts';
import { deleteAddress } from './handlers/delete-address.ts';
import { endSession } from './handlers/end-session.ts';
import { exportCustomers } from './handlers/export-customers.ts';
import { getCredit } from './handlers/get-credit.ts';
import { getCreditNote } from './handlers/get-credit-note.ts';
import { getCreditStatus } from './handlers/get-credit-status.ts';
import { getCustomer } from './handlers/get-customer.ts';
import { getInvoice } from './handlers/get-invoice.ts';
import { getOrderBilling } from './handlers/get-order-billing.ts';
import { getPaymentGateway } from './handlers/get-payment-gateway.ts';
import { getRefund } from './handlers/get-refund.ts';
import { getSandboxPayment } from './handlers/get-sandbox-payment.ts';
import { getSeller } from './handlers/get-seller.ts';
import { getStoreCustomer } from './handlers/get-store-customer.ts';
import { getStoreInvoice } from './handlers/get-store-invoice.ts';
import { getStoreOrderBilling } from './handlers/get-store-order-billing.ts';
import { importCustomers } from './handlers/import-customers.ts';
import { listAddresses } from './handlers/list-addresses.ts';
import { listCreditNotes } from './handlers/list-credit-notes.ts';
import { listEndedSessions } from './handlers/list-ended-sessions.ts';
import { listInvoices } from './handlers/list-invoices.ts';
import { listRefunds } from './handlers/list-refunds.ts';
import { listStoreCustomers } from './handlers/list-store-customers.ts';
import { listStoreInvoices } from './handlers/list-store-invoices.ts';
import { logIn } from './handlers/log-in.ts';
import { payInvoice } from './handlers/pay-invoice.ts';
import { receiveNotification } from './handlers/receive-notification.ts';
import { recordPayment } from './handlers/record-payment.ts';
import { refreshSession } from './handlers/refresh-session.ts';
import { refundOrder } from './handlers/refund-order.ts';
import { releasePayment } from './handlers/release-payment.ts';
import { removeCustomerAddress } from './handlers/remove-customer-address.ts';
import { removePaymentGateway } from './handlers/remove-payment-gateway.ts';
import { renderCreditNote } from './handlers/render-credit-note.ts';
import { renderInvoice } from './handlers/render-invoice.ts';
import { renderStoreInvoice } from './handlers/render-store-invoice.ts';
import { reopenPayment } from './handlers/reopen-payment.ts';
import { retryRefund } from './handlers/retry-refund.ts';
import { setCustomer } from './handlers/set-customer.ts';
import { setPaymentGateway } from './handlers/set-payment-gateway.ts';
import { setSeller } from './handlers/set-seller.ts';
import { signUp } from './handlers/sign-up.ts';
import { startSession } from './handlers/start-session.ts';
import { updateAddress } from './handlers/update-address.ts';
import { voidInvoice } from './handlers/void-invoice.ts';
import { advanceClock } from './sandbox/advance-clock.ts';
import { clearPayments } from './sandbox/clear-payments.ts';
import { getInvoiceEvent } from './sandbox/get-invoice-event.ts';
import { listPayments } from './sandbox/list-payments.ts';
import { queuePayment } from './sandbox/queue-payment.ts';
import { setCredit } from './sandbox/set-credit.ts';

/** Every service of this process, for `serve`. */
export const billingServices = (deps: BillingDeps): readonly ImplementedService[] => [
  billingService(deps),
  paymentGatewayService(deps),
  billingAdminService(deps),
  sandboxService(deps),
];

/** Customers, sessions, credit, invoices and payments, for the gateway and for checkout. */
const billingService = (deps: BillingDeps): ImplementedService =>
  implement<BillingServiceDefinition>(
    'storefront.billing.v1.BillingService',
    {
      SignUp: signUp(deps),
      LogIn: logIn(deps),
      RefreshSession: refreshSession(deps),
      EndSession: endSession(deps),
      StartSession: startSession(deps),
      ListEndedSessions: listEndedSessions(deps),
      GetCustomer: getCustomer(deps),
      ListAddresses: listAddresses(deps),
      CreateAddress: createAddress(deps),
      UpdateAddress: updateAddress(deps),
      DeleteAddress: deleteAddress(deps),
      GetCreditStatus: getCreditStatus(deps),
      AuthorizePayment: authorizePayment(deps),
      CommitPayment: commitPayment(deps),
      CommitPayments: commitPayments(deps),
      ReleasePayment: releasePayment(deps),
      ListInvoices: listInvoices(deps),
      GetInvoice: getInvoice(deps),
      RenderInvoice: renderInvoice(deps),
      GetOrderBilling: getOrderBilling(deps),
      ReopenPayment: reopenPayment(deps),
      PayInvoice: payInvoice(deps),
      RefundOrder: refundOrder(deps),
    },
    {
      callers: ['gateway'],
      except: {
        AuthorizePayment: ['orders'],
        CommitPayment: ['orders'],
        CommitPayments: ['orders'],
        ReleasePayment: ['orders'],
        ReopenPayment: ['orders'],
        RefundOrder: ['orders'],
        GetOrderBilling: ['gateway', 'orders', 'webhooks'],
      },
    },
  );

/** Payment pages and notifications, for the gateway on behalf of payment gateways. */
const paymentGatewayService = (deps: BillingDeps): ImplementedService =>
  implement<PaymentGatewayServiceDefinition>(
    'storefront.billing.v1.PaymentGatewayService',
    {
      GetSandboxPayment: getSandboxPayment(deps),
      DecideSandboxPayment: decideSandboxPayment(deps),
      ReceiveNotification: receiveNotification(deps),
    },
    { callers: ['gateway'] },
  );

/** Customers and their money, for the store's staff. */
const billingAdminService = (deps: BillingDeps): ImplementedService =>
  implement<BillingAdminServiceDefinition>(
    'storefront.billing.v1.BillingAdminService',
    {
      CreateCustomer: createCustomer(deps),
      ListStoreCustomers: listStoreCustomers(deps),
      GetStoreCustomer: getStoreCustomer(deps),
      SetCustomer: setCustomer(deps),
      ImportCustomers: importCustomers(deps),
      ExportCustomers: exportCustomers(deps),
      AddCustomerAddress: addCustomerAddress(deps),
      RemoveCustomerAddress: removeCustomerAddress(deps),
      GetCredit: getCredit(deps),
      RecordPayment: recordPayment(deps),
      VoidInvoice: voidInvoice(deps),
      ApplyCredit: applyCredit(deps),
      ListRefunds: listRefunds(deps),
      GetRefund: getRefund(deps),
      RetryRefund: retryRefund(deps),
      ListCreditNotes: listCreditNotes(deps),
      GetCreditNote: getCreditNote(deps),
      RenderCreditNote: renderCreditNote(deps),
      ListStoreInvoices: listStoreInvoices(deps),
      GetStoreInvoice: getStoreInvoice(deps),
      GetStoreOrderBilling: getStoreOrderBilling(deps),
      RenderStoreInvoice: renderStoreInvoice(deps),
      GetSeller: getSeller(deps),
      SetSeller: setSeller(deps),
      GetPaymentGateway: getPaymentGateway(deps),
      SetPaymentGateway: setPaymentGateway(deps),
      RemovePaymentGateway: removePaymentGateway(deps),
    },
    { callers: ['operator'] },
  );

/** Control of a store's sandbox. */
const sandboxService = (deps: BillingDeps): ImplementedService =>
  implement<SandboxServiceDefinition>(
    'storefront.billing.v1.SandboxService',
    {
      AdvanceClock: advanceClock(deps),
      QueuePayment: queuePayment(deps),
      ListPayments: listPayments(deps),
      ClearPayments: clearPayments(deps),
      SetCredit: setCredit(deps),
      GetInvoiceEvent: getInvoiceEvent(deps),
    },
    { callers: ['gateway'] },
  );
