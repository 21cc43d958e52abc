import type {
  BillingAdminServiceDefinition,
  BillingServiceDefinition,
  PaymentGatewayServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/billing/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import { getCreditStatus } from './credit/handlers/get-credit-status.ts';
import { addCustomerAddress } from './customers/handlers/add-customer-address.ts';
import { changePassword } from './customers/handlers/change-password.ts';
import { confirmEmailVerification } from './customers/handlers/confirm-email-verification.ts';
import { confirmPasswordReset } from './customers/handlers/confirm-password-reset.ts';
import { createAddress } from './customers/handlers/create-address.ts';
import { createCustomer } from './customers/handlers/create-customer.ts';
import { createEmailVerification } from './customers/handlers/create-email-verification.ts';
import { createPasswordReset } from './customers/handlers/create-password-reset.ts';
import { deleteAddress } from './customers/handlers/delete-address.ts';
import { endCustomerSession } from './customers/handlers/end-customer-session.ts';
import { endOtherSessions } from './customers/handlers/end-other-sessions.ts';
import { endSession } from './customers/handlers/end-session.ts';
import { exportCustomers } from './customers/handlers/export-customers.ts';
import { getCredit } from './customers/handlers/get-credit.ts';
import { getCustomer } from './customers/handlers/get-customer.ts';
import { getStoreCustomer } from './customers/handlers/get-store-customer.ts';
import { importCustomers } from './customers/handlers/import-customers.ts';
import { listAddresses } from './customers/handlers/list-addresses.ts';
import { listEndedSessions } from './customers/handlers/list-ended-sessions.ts';
import { listSessions } from './customers/handlers/list-sessions.ts';
import { listStoreCustomers } from './customers/handlers/list-store-customers.ts';
import { logIn } from './customers/handlers/log-in.ts';
import { refreshSession } from './customers/handlers/refresh-session.ts';
import { removeCustomerAddress } from './customers/handlers/remove-customer-address.ts';
import { setCustomer } from './customers/handlers/set-customer.ts';
import { signUp } from './customers/handlers/sign-up.ts';
import { startSession } from './customers/handlers/start-session.ts';
import { updateAddress } from './customers/handlers/update-address.ts';
import { updateCustomer } from './customers/handlers/update-customer.ts';
import type { BillingDeps } from './deps.ts';
import { getInvoice } from './invoices/handlers/get-invoice.ts';
import { getSeller } from './invoices/handlers/get-seller.ts';
import { getStoreInvoice } from './invoices/handlers/get-store-invoice.ts';
import { listInvoices } from './invoices/handlers/list-invoices.ts';
import { listStoreInvoices } from './invoices/handlers/list-store-invoices.ts';
import { renderInvoice } from './invoices/handlers/render-invoice.ts';
import { renderStoreInvoice } from './invoices/handlers/render-store-invoice.ts';
import { setSeller } from './invoices/handlers/set-seller.ts';
import { applyCredit } from './payments/handlers/apply-credit.ts';
import { applyInvoiceCredit } from './payments/handlers/apply-invoice-credit.ts';
import { authorizePayment } from './payments/handlers/authorize-payment.ts';
import { beginAccountClosing } from './payments/handlers/begin-account-closing.ts';
import { commitPayment } from './payments/handlers/commit-payment.ts';
import { commitPayments } from './payments/handlers/commit-payments.ts';
import { decideSandboxPayment } from './payments/handlers/decide-sandbox-payment.ts';
import { endAccountClosing } from './payments/handlers/end-account-closing.ts';
import { getCreditNote } from './payments/handlers/get-credit-note.ts';
import { getCustomerCreditNote } from './payments/handlers/get-customer-credit-note.ts';
import { getInvoicesPayment } from './payments/handlers/get-invoices-payment.ts';
import { getOrderBilling } from './payments/handlers/get-order-billing.ts';
import { getPaymentGateway } from './payments/handlers/get-payment-gateway.ts';
import { getRefund } from './payments/handlers/get-refund.ts';
import { getSandboxPayment } from './payments/handlers/get-sandbox-payment.ts';
import { getStoreOrderBilling } from './payments/handlers/get-store-order-billing.ts';
import { listCreditNotes } from './payments/handlers/list-credit-notes.ts';
import { listCustomerCreditNotes } from './payments/handlers/list-customer-credit-notes.ts';
import { listCustomerPayments } from './payments/handlers/list-customer-payments.ts';
import { listRefunds } from './payments/handlers/list-refunds.ts';
import { payInvoice } from './payments/handlers/pay-invoice.ts';
import { payInvoices } from './payments/handlers/pay-invoices.ts';
import { receiveNotification } from './payments/handlers/receive-notification.ts';
import { recordCustomerPayment } from './payments/handlers/record-customer-payment.ts';
import { recordPayment } from './payments/handlers/record-payment.ts';
import { refundCredit } from './payments/handlers/refund-credit.ts';
import { refundOrder } from './payments/handlers/refund-order.ts';
import { releasePayment } from './payments/handlers/release-payment.ts';
import { removePaymentGateway } from './payments/handlers/remove-payment-gateway.ts';
import { renderCreditNote } from './payments/handlers/render-credit-note.ts';
import { renderCustomerCreditNote } from './payments/handlers/render-customer-credit-note.ts';
import { reopenPayment } from './payments/handlers/reopen-payment.ts';
import { retryRefund } from './payments/handlers/retry-refund.ts';
import { reversePayment } from './payments/handlers/reverse-payment.ts';
import { setPaymentGateway } from './payments/handlers/set-payment-gateway.ts';
import { voidInvoice } from './payments/handlers/void-invoice.ts';
import { exportAging } from './reports/handlers/export-aging.ts';
import { exportPayments } from './reports/handlers/export-payments.ts';
import { exportTax } from './reports/handlers/export-tax.ts';
import { advanceClock } from './sandbox/advance-clock.ts';
import { clearAttempts } from './sandbox/clear-attempts.ts';
import { clearPayments } from './sandbox/clear-payments.ts';
import { createHistory } from './sandbox/create-history.ts';
import { getCreditNoteEvent } from './sandbox/get-credit-note-event.ts';
import { getCustomerEvent } from './sandbox/get-customer-event.ts';
import { getInvoiceEvent } from './sandbox/get-invoice-event.ts';
import { getPaymentEvent } from './sandbox/get-payment-event.ts';
import { listPayments } from './sandbox/list-payments.ts';
import { queuePayment } from './sandbox/queue-payment.ts';
import { reportDispute } from './sandbox/report-dispute.ts';
import { setCredit } from './sandbox/set-credit.ts';
import { getStatement } from './statements/handlers/get-statement.ts';
import { getStoreStatement } from './statements/handlers/get-store-statement.ts';
import { renderStatement } from './statements/handlers/render-statement.ts';
import { renderStoreStatement } from './statements/handlers/render-store-statement.ts';

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
      ListCustomerPayments: listCustomerPayments(deps),
      ListCustomerCreditNotes: listCustomerCreditNotes(deps),
      GetCustomerCreditNote: getCustomerCreditNote(deps),
      RenderCustomerCreditNote: renderCustomerCreditNote(deps),
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
      RecordCustomerPayment: recordCustomerPayment(deps),
      RefundCredit: refundCredit(deps),
      ReversePayment: reversePayment(deps),
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
      GetStoreStatement: getStoreStatement(deps),
      RenderStoreStatement: renderStoreStatement(deps),
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
