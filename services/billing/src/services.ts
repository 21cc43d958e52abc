import type {
  BillingAdminServiceDefinition,
  BillingServiceDefinition,
  PaymentGatewayServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/billing/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import { beginAccountClosing, endAccountClosing } from './accounts/handlers/account-closing.ts';
import { changePassword } from './accounts/handlers/change-password.ts';
import { confirmEmailVerification, createEmailVerification } from './accounts/handlers/email-verifications.ts';
import { endCustomerSession, endOtherSessions, endSession, listEndedSessions, listSessions } from './accounts/handlers/end-sessions.ts';
import { importCustomers } from './accounts/handlers/import-customers.ts';
import { confirmPasswordReset, createPasswordReset } from './accounts/handlers/password-resets.ts';
import { setCustomer } from './accounts/handlers/set-customer.ts';
import { logIn, refreshSession, signUp, startSession } from './accounts/handlers/start-session.ts';
import { getCreditNote, listCreditNotes, renderCreditNote } from './adjustments/handlers/credit-notes.ts';
import { getInvoice } from './adjustments/handlers/get-invoice.ts';
import { voidInvoice } from './adjustments/handlers/void-invoice.ts';
import { getCreditStatus } from './credit/handlers/get-credit-status.ts';
import {
  addCustomerAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  removeCustomerAddress,
  updateAddress,
  updateCustomerAddress,
} from './customers/handlers/addresses.ts';
import {
  createCustomer,
  exportCustomers,
  getCustomer,
  getStoreCustomer,
  listCustomerIds,
  listStoreCustomers,
  updateCustomer,
} from './customers/handlers/customers.ts';
import { getCredit } from './customers/handlers/get-credit.ts';
import type { BillingDeps } from './deps.ts';
import { getPaymentGateway, removePaymentGateway, setPaymentGateway } from './gateways/handlers/payment-gateways.ts';
import { decideSandboxPayment, getSandboxPayment } from './gateways/handlers/sandbox-payments.ts';
import { listInvoices, listStoreInvoices, renderInvoice } from './invoices/handlers/invoices.ts';
import { getSeller, setSeller } from './invoices/handlers/sellers.ts';
import { applyCredit, applyInvoiceCredit } from './payments/handlers/apply-credit.ts';
import { authorizePayment } from './payments/handlers/authorize-payment.ts';
import { commitPayment, commitPayments } from './payments/handlers/commit-payment.ts';
import { listCustomerPayments, listStorePayments } from './payments/handlers/list-customer-payments.ts';
import { getInvoicesPayment, getOrderBilling, getStoreOrderBilling } from './payments/handlers/order-billing.ts';
import { payInvoice } from './payments/handlers/pay-invoice.ts';
import { payInvoices } from './payments/handlers/pay-invoices.ts';
import { receiveNotification } from './payments/handlers/receive-notification.ts';
import { recordCustomerPayment } from './payments/handlers/record-customer-payment.ts';
import { recordPayment } from './payments/handlers/record-payment.ts';
import { refundCredit } from './payments/handlers/refund-credit.ts';
import { refundOrder } from './payments/handlers/refund-order.ts';
import { releasePayment } from './payments/handlers/release-payment.ts';
import { reopenPayment } from './payments/handlers/reopen-payment.ts';
import { reversePayment } from './payments/handlers/reverse-payment.ts';
import { getRefund, listRefunds } from './refunds/handlers/refunds.ts';
import { retryRefund } from './refunds/handlers/retry-refund.ts';
import { countStoreBilling } from './reports/handlers/count-store-billing.ts';
import { exportAging } from './reports/handlers/export-aging.ts';
import { exportPayments } from './reports/handlers/export-payments.ts';
import { exportTax } from './reports/handlers/export-tax.ts';
import { advanceClock } from './sandbox/advance-clock.ts';
import { clearAttempts } from './sandbox/clear-attempts.ts';
import { createHistory } from './sandbox/create-history.ts';
import { getCreditNoteEvent, getCustomerEvent, getInvoiceEvent, getPaymentEvent } from './sandbox/get-events.ts';
import { clearPayments, listPayments, queuePayment } from './sandbox/payments.ts';
import { reportDispute } from './sandbox/report-dispute.ts';
import { setCredit } from './sandbox/set-credit.ts';
import { getStatement, renderStatement } from './statements/handlers/statements.ts';

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
      CreatePasswordReset: createPasswordReset(deps),
      ConfirmPasswordReset: confirmPasswordReset(deps),
      CreateEmailVerification: createEmailVerification(deps),
      ConfirmEmailVerification: confirmEmailVerification(deps),
      ListSessions: listSessions(deps),
      EndCustomerSession: endCustomerSession(deps),
      EndOtherSessions: endOtherSessions(deps),
      ChangePassword: changePassword(deps),
      BeginAccountClosing: beginAccountClosing(deps),
      EndAccountClosing: endAccountClosing(deps),
      GetCustomer: getCustomer(deps),
      UpdateCustomer: updateCustomer(deps),
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
      GetStatement: getStatement(deps),
      RenderStatement: renderStatement(deps),
      ListCreditNotes: listCreditNotes(deps),
      GetCreditNote: getCreditNote(deps),
      RenderCreditNote: renderCreditNote(deps),
      ListCustomerPayments: listCustomerPayments(deps),
      GetOrderBilling: getOrderBilling(deps),
      ReopenPayment: reopenPayment(deps),
      PayInvoice: payInvoice(deps),
      PayInvoices: payInvoices(deps),
      GetInvoicesPayment: getInvoicesPayment(deps),
      ApplyInvoiceCredit: applyInvoiceCredit(deps),
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
        BeginAccountClosing: ['orders'],
        EndAccountClosing: ['orders'],
        GetOrderBilling: ['gateway', 'orders', 'webhooks'],
        // The handlers narrow these to what their caller may see.
        GetInvoice: ['gateway', 'operator'],
        RenderInvoice: ['gateway', 'operator'],
        GetStatement: ['gateway', 'operator'],
        RenderStatement: ['gateway', 'operator'],
        ListCreditNotes: ['gateway', 'operator'],
        GetCreditNote: ['gateway', 'operator'],
        RenderCreditNote: ['gateway', 'operator'],
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
      ListCustomerIds: listCustomerIds(deps),
      GetStoreCustomer: getStoreCustomer(deps),
      SetCustomer: setCustomer(deps),
      ImportCustomers: importCustomers(deps),
      ExportCustomers: exportCustomers(deps),
      CountStoreBilling: countStoreBilling(deps),
      AddCustomerAddress: addCustomerAddress(deps),
      UpdateCustomerAddress: updateCustomerAddress(deps),
      RemoveCustomerAddress: removeCustomerAddress(deps),
      GetCredit: getCredit(deps),
      RecordPayment: recordPayment(deps),
      RecordCustomerPayment: recordCustomerPayment(deps),
      RefundCredit: refundCredit(deps),
      ReversePayment: reversePayment(deps),
      VoidInvoice: voidInvoice(deps),
      ApplyCredit: applyCredit(deps),
      ListRefunds: listRefunds(deps),
      GetRefund: getRefund(deps),
      RetryRefund: retryRefund(deps),
      ListStoreInvoices: listStoreInvoices(deps),
      ListStorePayments: listStorePayments(deps),
      GetStoreOrderBilling: getStoreOrderBilling(deps),
      ExportTax: exportTax(deps),
      ExportAging: exportAging(deps),
      ExportPayments: exportPayments(deps),
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
      ClearAttempts: clearAttempts(deps),
      SetCredit: setCredit(deps),
      ReportDispute: reportDispute(deps),
      CreateHistory: createHistory(deps),
      GetInvoiceEvent: getInvoiceEvent(deps),
      GetCreditNoteEvent: getCreditNoteEvent(deps),
      GetCustomerEvent: getCustomerEvent(deps),
      GetPaymentEvent: getPaymentEvent(deps),
    },
    { callers: ['gateway'] },
  );
