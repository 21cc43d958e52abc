import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AddCustomerAddressRequest as _storefront_billing_v1_AddCustomerAddressRequest, AddCustomerAddressRequest__Output as _storefront_billing_v1_AddCustomerAddressRequest__Output } from './storefront/billing/v1/AddCustomerAddressRequest.ts';
import type { AddCustomerAddressResponse as _storefront_billing_v1_AddCustomerAddressResponse, AddCustomerAddressResponse__Output as _storefront_billing_v1_AddCustomerAddressResponse__Output } from './storefront/billing/v1/AddCustomerAddressResponse.ts';
import type { Aging as _storefront_billing_v1_Aging, Aging__Output as _storefront_billing_v1_Aging__Output } from './storefront/billing/v1/Aging.ts';
import type { AgingRow as _storefront_billing_v1_AgingRow, AgingRow__Output as _storefront_billing_v1_AgingRow__Output } from './storefront/billing/v1/AgingRow.ts';
import type { ApplyCreditRequest as _storefront_billing_v1_ApplyCreditRequest, ApplyCreditRequest__Output as _storefront_billing_v1_ApplyCreditRequest__Output } from './storefront/billing/v1/ApplyCreditRequest.ts';
import type { ApplyCreditResponse as _storefront_billing_v1_ApplyCreditResponse, ApplyCreditResponse__Output as _storefront_billing_v1_ApplyCreditResponse__Output } from './storefront/billing/v1/ApplyCreditResponse.ts';
import type { ApplyInvoiceCreditRequest as _storefront_billing_v1_ApplyInvoiceCreditRequest, ApplyInvoiceCreditRequest__Output as _storefront_billing_v1_ApplyInvoiceCreditRequest__Output } from './storefront/billing/v1/ApplyInvoiceCreditRequest.ts';
import type { ApplyInvoiceCreditResponse as _storefront_billing_v1_ApplyInvoiceCreditResponse, ApplyInvoiceCreditResponse__Output as _storefront_billing_v1_ApplyInvoiceCreditResponse__Output } from './storefront/billing/v1/ApplyInvoiceCreditResponse.ts';
import type { AuthorizePaymentRequest as _storefront_billing_v1_AuthorizePaymentRequest, AuthorizePaymentRequest__Output as _storefront_billing_v1_AuthorizePaymentRequest__Output } from './storefront/billing/v1/AuthorizePaymentRequest.ts';
import type { AuthorizePaymentResponse as _storefront_billing_v1_AuthorizePaymentResponse, AuthorizePaymentResponse__Output as _storefront_billing_v1_AuthorizePaymentResponse__Output } from './storefront/billing/v1/AuthorizePaymentResponse.ts';
import type { BeginAccountClosingRequest as _storefront_billing_v1_BeginAccountClosingRequest, BeginAccountClosingRequest__Output as _storefront_billing_v1_BeginAccountClosingRequest__Output } from './storefront/billing/v1/BeginAccountClosingRequest.ts';
import type { BeginAccountClosingResponse as _storefront_billing_v1_BeginAccountClosingResponse, BeginAccountClosingResponse__Output as _storefront_billing_v1_BeginAccountClosingResponse__Output } from './storefront/billing/v1/BeginAccountClosingResponse.ts';
import type { BillingAdminServiceClient as _storefront_billing_v1_BillingAdminServiceClient, BillingAdminServiceDefinition as _storefront_billing_v1_BillingAdminServiceDefinition } from './storefront/billing/v1/BillingAdminService.ts';
import type { BillingServiceClient as _storefront_billing_v1_BillingServiceClient, BillingServiceDefinition as _storefront_billing_v1_BillingServiceDefinition } from './storefront/billing/v1/BillingService.ts';
import type { ChangePasswordRequest as _storefront_billing_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _storefront_billing_v1_ChangePasswordRequest__Output } from './storefront/billing/v1/ChangePasswordRequest.ts';
import type { ChangePasswordResponse as _storefront_billing_v1_ChangePasswordResponse, ChangePasswordResponse__Output as _storefront_billing_v1_ChangePasswordResponse__Output } from './storefront/billing/v1/ChangePasswordResponse.ts';
import type { CommitPaymentRequest as _storefront_billing_v1_CommitPaymentRequest, CommitPaymentRequest__Output as _storefront_billing_v1_CommitPaymentRequest__Output } from './storefront/billing/v1/CommitPaymentRequest.ts';
import type { CommitPaymentResponse as _storefront_billing_v1_CommitPaymentResponse, CommitPaymentResponse__Output as _storefront_billing_v1_CommitPaymentResponse__Output } from './storefront/billing/v1/CommitPaymentResponse.ts';
import type { CommitPaymentsRequest as _storefront_billing_v1_CommitPaymentsRequest, CommitPaymentsRequest__Output as _storefront_billing_v1_CommitPaymentsRequest__Output } from './storefront/billing/v1/CommitPaymentsRequest.ts';
import type { CommitPaymentsResponse as _storefront_billing_v1_CommitPaymentsResponse, CommitPaymentsResponse__Output as _storefront_billing_v1_CommitPaymentsResponse__Output } from './storefront/billing/v1/CommitPaymentsResponse.ts';
import type { ConfirmEmailVerificationRequest as _storefront_billing_v1_ConfirmEmailVerificationRequest, ConfirmEmailVerificationRequest__Output as _storefront_billing_v1_ConfirmEmailVerificationRequest__Output } from './storefront/billing/v1/ConfirmEmailVerificationRequest.ts';
import type { ConfirmEmailVerificationResponse as _storefront_billing_v1_ConfirmEmailVerificationResponse, ConfirmEmailVerificationResponse__Output as _storefront_billing_v1_ConfirmEmailVerificationResponse__Output } from './storefront/billing/v1/ConfirmEmailVerificationResponse.ts';
import type { ConfirmPasswordResetRequest as _storefront_billing_v1_ConfirmPasswordResetRequest, ConfirmPasswordResetRequest__Output as _storefront_billing_v1_ConfirmPasswordResetRequest__Output } from './storefront/billing/v1/ConfirmPasswordResetRequest.ts';
import type { ConfirmPasswordResetResponse as _storefront_billing_v1_ConfirmPasswordResetResponse, ConfirmPasswordResetResponse__Output as _storefront_billing_v1_ConfirmPasswordResetResponse__Output } from './storefront/billing/v1/ConfirmPasswordResetResponse.ts';
import type { CreateAddressRequest as _storefront_billing_v1_CreateAddressRequest, CreateAddressRequest__Output as _storefront_billing_v1_CreateAddressRequest__Output } from './storefront/billing/v1/CreateAddressRequest.ts';
import type { CreateAddressResponse as _storefront_billing_v1_CreateAddressResponse, CreateAddressResponse__Output as _storefront_billing_v1_CreateAddressResponse__Output } from './storefront/billing/v1/CreateAddressResponse.ts';
import type { CreateCustomerRequest as _storefront_billing_v1_CreateCustomerRequest, CreateCustomerRequest__Output as _storefront_billing_v1_CreateCustomerRequest__Output } from './storefront/billing/v1/CreateCustomerRequest.ts';
import type { CreateCustomerResponse as _storefront_billing_v1_CreateCustomerResponse, CreateCustomerResponse__Output as _storefront_billing_v1_CreateCustomerResponse__Output } from './storefront/billing/v1/CreateCustomerResponse.ts';
import type { CreateEmailVerificationRequest as _storefront_billing_v1_CreateEmailVerificationRequest, CreateEmailVerificationRequest__Output as _storefront_billing_v1_CreateEmailVerificationRequest__Output } from './storefront/billing/v1/CreateEmailVerificationRequest.ts';
import type { CreateEmailVerificationResponse as _storefront_billing_v1_CreateEmailVerificationResponse, CreateEmailVerificationResponse__Output as _storefront_billing_v1_CreateEmailVerificationResponse__Output } from './storefront/billing/v1/CreateEmailVerificationResponse.ts';
import type { CreatePasswordResetRequest as _storefront_billing_v1_CreatePasswordResetRequest, CreatePasswordResetRequest__Output as _storefront_billing_v1_CreatePasswordResetRequest__Output } from './storefront/billing/v1/CreatePasswordResetRequest.ts';
import type { CreatePasswordResetResponse as _storefront_billing_v1_CreatePasswordResetResponse, CreatePasswordResetResponse__Output as _storefront_billing_v1_CreatePasswordResetResponse__Output } from './storefront/billing/v1/CreatePasswordResetResponse.ts';
import type { CreditAccount as _storefront_billing_v1_CreditAccount, CreditAccount__Output as _storefront_billing_v1_CreditAccount__Output } from './storefront/billing/v1/CreditAccount.ts';
import type { CreditEntry as _storefront_billing_v1_CreditEntry, CreditEntry__Output as _storefront_billing_v1_CreditEntry__Output } from './storefront/billing/v1/CreditEntry.ts';
import type { CreditNote as _storefront_billing_v1_CreditNote, CreditNote__Output as _storefront_billing_v1_CreditNote__Output } from './storefront/billing/v1/CreditNote.ts';
import type { CreditNoteLine as _storefront_billing_v1_CreditNoteLine, CreditNoteLine__Output as _storefront_billing_v1_CreditNoteLine__Output } from './storefront/billing/v1/CreditNoteLine.ts';
import type { CreditStatus as _storefront_billing_v1_CreditStatus, CreditStatus__Output as _storefront_billing_v1_CreditStatus__Output } from './storefront/billing/v1/CreditStatus.ts';
import type { Customer as _storefront_billing_v1_Customer, Customer__Output as _storefront_billing_v1_Customer__Output } from './storefront/billing/v1/Customer.ts';
import type { CustomerFault as _storefront_billing_v1_CustomerFault, CustomerFault__Output as _storefront_billing_v1_CustomerFault__Output } from './storefront/billing/v1/CustomerFault.ts';
import type { CustomerFields as _storefront_billing_v1_CustomerFields, CustomerFields__Output as _storefront_billing_v1_CustomerFields__Output } from './storefront/billing/v1/CustomerFields.ts';
import type { CustomerPayment as _storefront_billing_v1_CustomerPayment, CustomerPayment__Output as _storefront_billing_v1_CustomerPayment__Output } from './storefront/billing/v1/CustomerPayment.ts';
import type { CustomerRow as _storefront_billing_v1_CustomerRow, CustomerRow__Output as _storefront_billing_v1_CustomerRow__Output } from './storefront/billing/v1/CustomerRow.ts';
import type { CustomerSession as _storefront_billing_v1_CustomerSession, CustomerSession__Output as _storefront_billing_v1_CustomerSession__Output } from './storefront/billing/v1/CustomerSession.ts';
import type { DecideSandboxPaymentRequest as _storefront_billing_v1_DecideSandboxPaymentRequest, DecideSandboxPaymentRequest__Output as _storefront_billing_v1_DecideSandboxPaymentRequest__Output } from './storefront/billing/v1/DecideSandboxPaymentRequest.ts';
import type { DecideSandboxPaymentResponse as _storefront_billing_v1_DecideSandboxPaymentResponse, DecideSandboxPaymentResponse__Output as _storefront_billing_v1_DecideSandboxPaymentResponse__Output } from './storefront/billing/v1/DecideSandboxPaymentResponse.ts';
import type { DeleteAddressRequest as _storefront_billing_v1_DeleteAddressRequest, DeleteAddressRequest__Output as _storefront_billing_v1_DeleteAddressRequest__Output } from './storefront/billing/v1/DeleteAddressRequest.ts';
import type { DeleteAddressResponse as _storefront_billing_v1_DeleteAddressResponse, DeleteAddressResponse__Output as _storefront_billing_v1_DeleteAddressResponse__Output } from './storefront/billing/v1/DeleteAddressResponse.ts';
import type { EndAccountClosingRequest as _storefront_billing_v1_EndAccountClosingRequest, EndAccountClosingRequest__Output as _storefront_billing_v1_EndAccountClosingRequest__Output } from './storefront/billing/v1/EndAccountClosingRequest.ts';
import type { EndAccountClosingResponse as _storefront_billing_v1_EndAccountClosingResponse, EndAccountClosingResponse__Output as _storefront_billing_v1_EndAccountClosingResponse__Output } from './storefront/billing/v1/EndAccountClosingResponse.ts';
import type { EndCustomerSessionRequest as _storefront_billing_v1_EndCustomerSessionRequest, EndCustomerSessionRequest__Output as _storefront_billing_v1_EndCustomerSessionRequest__Output } from './storefront/billing/v1/EndCustomerSessionRequest.ts';
import type { EndCustomerSessionResponse as _storefront_billing_v1_EndCustomerSessionResponse, EndCustomerSessionResponse__Output as _storefront_billing_v1_EndCustomerSessionResponse__Output } from './storefront/billing/v1/EndCustomerSessionResponse.ts';
import type { EndOtherSessionsRequest as _storefront_billing_v1_EndOtherSessionsRequest, EndOtherSessionsRequest__Output as _storefront_billing_v1_EndOtherSessionsRequest__Output } from './storefront/billing/v1/EndOtherSessionsRequest.ts';
import type { EndOtherSessionsResponse as _storefront_billing_v1_EndOtherSessionsResponse, EndOtherSessionsResponse__Output as _storefront_billing_v1_EndOtherSessionsResponse__Output } from './storefront/billing/v1/EndOtherSessionsResponse.ts';
import type { EndSessionRequest as _storefront_billing_v1_EndSessionRequest, EndSessionRequest__Output as _storefront_billing_v1_EndSessionRequest__Output } from './storefront/billing/v1/EndSessionRequest.ts';
import type { EndSessionResponse as _storefront_billing_v1_EndSessionResponse, EndSessionResponse__Output as _storefront_billing_v1_EndSessionResponse__Output } from './storefront/billing/v1/EndSessionResponse.ts';
import type { EndedSession as _storefront_billing_v1_EndedSession, EndedSession__Output as _storefront_billing_v1_EndedSession__Output } from './storefront/billing/v1/EndedSession.ts';
import type { ExportAgingRequest as _storefront_billing_v1_ExportAgingRequest, ExportAgingRequest__Output as _storefront_billing_v1_ExportAgingRequest__Output } from './storefront/billing/v1/ExportAgingRequest.ts';
import type { ExportAgingResponse as _storefront_billing_v1_ExportAgingResponse, ExportAgingResponse__Output as _storefront_billing_v1_ExportAgingResponse__Output } from './storefront/billing/v1/ExportAgingResponse.ts';
import type { ExportCustomersRequest as _storefront_billing_v1_ExportCustomersRequest, ExportCustomersRequest__Output as _storefront_billing_v1_ExportCustomersRequest__Output } from './storefront/billing/v1/ExportCustomersRequest.ts';
import type { ExportCustomersResponse as _storefront_billing_v1_ExportCustomersResponse, ExportCustomersResponse__Output as _storefront_billing_v1_ExportCustomersResponse__Output } from './storefront/billing/v1/ExportCustomersResponse.ts';
import type { ExportPaymentsRequest as _storefront_billing_v1_ExportPaymentsRequest, ExportPaymentsRequest__Output as _storefront_billing_v1_ExportPaymentsRequest__Output } from './storefront/billing/v1/ExportPaymentsRequest.ts';
import type { ExportPaymentsResponse as _storefront_billing_v1_ExportPaymentsResponse, ExportPaymentsResponse__Output as _storefront_billing_v1_ExportPaymentsResponse__Output } from './storefront/billing/v1/ExportPaymentsResponse.ts';
import type { ExportTaxRequest as _storefront_billing_v1_ExportTaxRequest, ExportTaxRequest__Output as _storefront_billing_v1_ExportTaxRequest__Output } from './storefront/billing/v1/ExportTaxRequest.ts';
import type { ExportTaxResponse as _storefront_billing_v1_ExportTaxResponse, ExportTaxResponse__Output as _storefront_billing_v1_ExportTaxResponse__Output } from './storefront/billing/v1/ExportTaxResponse.ts';
import type { GetCreditNoteRequest as _storefront_billing_v1_GetCreditNoteRequest, GetCreditNoteRequest__Output as _storefront_billing_v1_GetCreditNoteRequest__Output } from './storefront/billing/v1/GetCreditNoteRequest.ts';
import type { GetCreditNoteResponse as _storefront_billing_v1_GetCreditNoteResponse, GetCreditNoteResponse__Output as _storefront_billing_v1_GetCreditNoteResponse__Output } from './storefront/billing/v1/GetCreditNoteResponse.ts';
import type { GetCreditRequest as _storefront_billing_v1_GetCreditRequest, GetCreditRequest__Output as _storefront_billing_v1_GetCreditRequest__Output } from './storefront/billing/v1/GetCreditRequest.ts';
import type { GetCreditResponse as _storefront_billing_v1_GetCreditResponse, GetCreditResponse__Output as _storefront_billing_v1_GetCreditResponse__Output } from './storefront/billing/v1/GetCreditResponse.ts';
import type { GetCreditStatusRequest as _storefront_billing_v1_GetCreditStatusRequest, GetCreditStatusRequest__Output as _storefront_billing_v1_GetCreditStatusRequest__Output } from './storefront/billing/v1/GetCreditStatusRequest.ts';
import type { GetCreditStatusResponse as _storefront_billing_v1_GetCreditStatusResponse, GetCreditStatusResponse__Output as _storefront_billing_v1_GetCreditStatusResponse__Output } from './storefront/billing/v1/GetCreditStatusResponse.ts';
import type { GetCustomerCreditNoteRequest as _storefront_billing_v1_GetCustomerCreditNoteRequest, GetCustomerCreditNoteRequest__Output as _storefront_billing_v1_GetCustomerCreditNoteRequest__Output } from './storefront/billing/v1/GetCustomerCreditNoteRequest.ts';
import type { GetCustomerCreditNoteResponse as _storefront_billing_v1_GetCustomerCreditNoteResponse, GetCustomerCreditNoteResponse__Output as _storefront_billing_v1_GetCustomerCreditNoteResponse__Output } from './storefront/billing/v1/GetCustomerCreditNoteResponse.ts';
import type { GetCustomerRequest as _storefront_billing_v1_GetCustomerRequest, GetCustomerRequest__Output as _storefront_billing_v1_GetCustomerRequest__Output } from './storefront/billing/v1/GetCustomerRequest.ts';
import type { GetCustomerResponse as _storefront_billing_v1_GetCustomerResponse, GetCustomerResponse__Output as _storefront_billing_v1_GetCustomerResponse__Output } from './storefront/billing/v1/GetCustomerResponse.ts';
import type { GetInvoiceRequest as _storefront_billing_v1_GetInvoiceRequest, GetInvoiceRequest__Output as _storefront_billing_v1_GetInvoiceRequest__Output } from './storefront/billing/v1/GetInvoiceRequest.ts';
import type { GetInvoiceResponse as _storefront_billing_v1_GetInvoiceResponse, GetInvoiceResponse__Output as _storefront_billing_v1_GetInvoiceResponse__Output } from './storefront/billing/v1/GetInvoiceResponse.ts';
import type { GetInvoicesPaymentRequest as _storefront_billing_v1_GetInvoicesPaymentRequest, GetInvoicesPaymentRequest__Output as _storefront_billing_v1_GetInvoicesPaymentRequest__Output } from './storefront/billing/v1/GetInvoicesPaymentRequest.ts';
import type { GetInvoicesPaymentResponse as _storefront_billing_v1_GetInvoicesPaymentResponse, GetInvoicesPaymentResponse__Output as _storefront_billing_v1_GetInvoicesPaymentResponse__Output } from './storefront/billing/v1/GetInvoicesPaymentResponse.ts';
import type { GetOrderBillingRequest as _storefront_billing_v1_GetOrderBillingRequest, GetOrderBillingRequest__Output as _storefront_billing_v1_GetOrderBillingRequest__Output } from './storefront/billing/v1/GetOrderBillingRequest.ts';
import type { GetOrderBillingResponse as _storefront_billing_v1_GetOrderBillingResponse, GetOrderBillingResponse__Output as _storefront_billing_v1_GetOrderBillingResponse__Output } from './storefront/billing/v1/GetOrderBillingResponse.ts';
import type { GetPaymentGatewayRequest as _storefront_billing_v1_GetPaymentGatewayRequest, GetPaymentGatewayRequest__Output as _storefront_billing_v1_GetPaymentGatewayRequest__Output } from './storefront/billing/v1/GetPaymentGatewayRequest.ts';
import type { GetPaymentGatewayResponse as _storefront_billing_v1_GetPaymentGatewayResponse, GetPaymentGatewayResponse__Output as _storefront_billing_v1_GetPaymentGatewayResponse__Output } from './storefront/billing/v1/GetPaymentGatewayResponse.ts';
import type { GetRefundRequest as _storefront_billing_v1_GetRefundRequest, GetRefundRequest__Output as _storefront_billing_v1_GetRefundRequest__Output } from './storefront/billing/v1/GetRefundRequest.ts';
import type { GetRefundResponse as _storefront_billing_v1_GetRefundResponse, GetRefundResponse__Output as _storefront_billing_v1_GetRefundResponse__Output } from './storefront/billing/v1/GetRefundResponse.ts';
import type { GetSandboxPaymentRequest as _storefront_billing_v1_GetSandboxPaymentRequest, GetSandboxPaymentRequest__Output as _storefront_billing_v1_GetSandboxPaymentRequest__Output } from './storefront/billing/v1/GetSandboxPaymentRequest.ts';
import type { GetSandboxPaymentResponse as _storefront_billing_v1_GetSandboxPaymentResponse, GetSandboxPaymentResponse__Output as _storefront_billing_v1_GetSandboxPaymentResponse__Output } from './storefront/billing/v1/GetSandboxPaymentResponse.ts';
import type { GetSellerRequest as _storefront_billing_v1_GetSellerRequest, GetSellerRequest__Output as _storefront_billing_v1_GetSellerRequest__Output } from './storefront/billing/v1/GetSellerRequest.ts';
import type { GetSellerResponse as _storefront_billing_v1_GetSellerResponse, GetSellerResponse__Output as _storefront_billing_v1_GetSellerResponse__Output } from './storefront/billing/v1/GetSellerResponse.ts';
import type { GetStatementRequest as _storefront_billing_v1_GetStatementRequest, GetStatementRequest__Output as _storefront_billing_v1_GetStatementRequest__Output } from './storefront/billing/v1/GetStatementRequest.ts';
import type { GetStatementResponse as _storefront_billing_v1_GetStatementResponse, GetStatementResponse__Output as _storefront_billing_v1_GetStatementResponse__Output } from './storefront/billing/v1/GetStatementResponse.ts';
import type { GetStoreCustomerRequest as _storefront_billing_v1_GetStoreCustomerRequest, GetStoreCustomerRequest__Output as _storefront_billing_v1_GetStoreCustomerRequest__Output } from './storefront/billing/v1/GetStoreCustomerRequest.ts';
import type { GetStoreCustomerResponse as _storefront_billing_v1_GetStoreCustomerResponse, GetStoreCustomerResponse__Output as _storefront_billing_v1_GetStoreCustomerResponse__Output } from './storefront/billing/v1/GetStoreCustomerResponse.ts';
import type { GetStoreInvoiceRequest as _storefront_billing_v1_GetStoreInvoiceRequest, GetStoreInvoiceRequest__Output as _storefront_billing_v1_GetStoreInvoiceRequest__Output } from './storefront/billing/v1/GetStoreInvoiceRequest.ts';
import type { GetStoreInvoiceResponse as _storefront_billing_v1_GetStoreInvoiceResponse, GetStoreInvoiceResponse__Output as _storefront_billing_v1_GetStoreInvoiceResponse__Output } from './storefront/billing/v1/GetStoreInvoiceResponse.ts';
import type { GetStoreOrderBillingRequest as _storefront_billing_v1_GetStoreOrderBillingRequest, GetStoreOrderBillingRequest__Output as _storefront_billing_v1_GetStoreOrderBillingRequest__Output } from './storefront/billing/v1/GetStoreOrderBillingRequest.ts';
import type { GetStoreOrderBillingResponse as _storefront_billing_v1_GetStoreOrderBillingResponse, GetStoreOrderBillingResponse__Output as _storefront_billing_v1_GetStoreOrderBillingResponse__Output } from './storefront/billing/v1/GetStoreOrderBillingResponse.ts';
import type { GetStoreStatementRequest as _storefront_billing_v1_GetStoreStatementRequest, GetStoreStatementRequest__Output as _storefront_billing_v1_GetStoreStatementRequest__Output } from './storefront/billing/v1/GetStoreStatementRequest.ts';
import type { GetStoreStatementResponse as _storefront_billing_v1_GetStoreStatementResponse, GetStoreStatementResponse__Output as _storefront_billing_v1_GetStoreStatementResponse__Output } from './storefront/billing/v1/GetStoreStatementResponse.ts';
import type { ImportCustomersRequest as _storefront_billing_v1_ImportCustomersRequest, ImportCustomersRequest__Output as _storefront_billing_v1_ImportCustomersRequest__Output } from './storefront/billing/v1/ImportCustomersRequest.ts';
import type { ImportCustomersResponse as _storefront_billing_v1_ImportCustomersResponse, ImportCustomersResponse__Output as _storefront_billing_v1_ImportCustomersResponse__Output } from './storefront/billing/v1/ImportCustomersResponse.ts';
import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from './storefront/billing/v1/Invoice.ts';
import type { InvoiceLine as _storefront_billing_v1_InvoiceLine, InvoiceLine__Output as _storefront_billing_v1_InvoiceLine__Output } from './storefront/billing/v1/InvoiceLine.ts';
import type { InvoicePayment as _storefront_billing_v1_InvoicePayment, InvoicePayment__Output as _storefront_billing_v1_InvoicePayment__Output } from './storefront/billing/v1/InvoicePayment.ts';
import type { InvoicePdf as _storefront_billing_v1_InvoicePdf, InvoicePdf__Output as _storefront_billing_v1_InvoicePdf__Output } from './storefront/billing/v1/InvoicePdf.ts';
import type { ListAddressesRequest as _storefront_billing_v1_ListAddressesRequest, ListAddressesRequest__Output as _storefront_billing_v1_ListAddressesRequest__Output } from './storefront/billing/v1/ListAddressesRequest.ts';
import type { ListAddressesResponse as _storefront_billing_v1_ListAddressesResponse, ListAddressesResponse__Output as _storefront_billing_v1_ListAddressesResponse__Output } from './storefront/billing/v1/ListAddressesResponse.ts';
import type { ListCreditNotesRequest as _storefront_billing_v1_ListCreditNotesRequest, ListCreditNotesRequest__Output as _storefront_billing_v1_ListCreditNotesRequest__Output } from './storefront/billing/v1/ListCreditNotesRequest.ts';
import type { ListCreditNotesResponse as _storefront_billing_v1_ListCreditNotesResponse, ListCreditNotesResponse__Output as _storefront_billing_v1_ListCreditNotesResponse__Output } from './storefront/billing/v1/ListCreditNotesResponse.ts';
import type { ListCustomerCreditNotesRequest as _storefront_billing_v1_ListCustomerCreditNotesRequest, ListCustomerCreditNotesRequest__Output as _storefront_billing_v1_ListCustomerCreditNotesRequest__Output } from './storefront/billing/v1/ListCustomerCreditNotesRequest.ts';
import type { ListCustomerCreditNotesResponse as _storefront_billing_v1_ListCustomerCreditNotesResponse, ListCustomerCreditNotesResponse__Output as _storefront_billing_v1_ListCustomerCreditNotesResponse__Output } from './storefront/billing/v1/ListCustomerCreditNotesResponse.ts';
import type { ListCustomerPaymentsRequest as _storefront_billing_v1_ListCustomerPaymentsRequest, ListCustomerPaymentsRequest__Output as _storefront_billing_v1_ListCustomerPaymentsRequest__Output } from './storefront/billing/v1/ListCustomerPaymentsRequest.ts';
import type { ListCustomerPaymentsResponse as _storefront_billing_v1_ListCustomerPaymentsResponse, ListCustomerPaymentsResponse__Output as _storefront_billing_v1_ListCustomerPaymentsResponse__Output } from './storefront/billing/v1/ListCustomerPaymentsResponse.ts';
import type { ListEndedSessionsRequest as _storefront_billing_v1_ListEndedSessionsRequest, ListEndedSessionsRequest__Output as _storefront_billing_v1_ListEndedSessionsRequest__Output } from './storefront/billing/v1/ListEndedSessionsRequest.ts';
import type { ListEndedSessionsResponse as _storefront_billing_v1_ListEndedSessionsResponse, ListEndedSessionsResponse__Output as _storefront_billing_v1_ListEndedSessionsResponse__Output } from './storefront/billing/v1/ListEndedSessionsResponse.ts';
import type { ListInvoicesRequest as _storefront_billing_v1_ListInvoicesRequest, ListInvoicesRequest__Output as _storefront_billing_v1_ListInvoicesRequest__Output } from './storefront/billing/v1/ListInvoicesRequest.ts';
import type { ListInvoicesResponse as _storefront_billing_v1_ListInvoicesResponse, ListInvoicesResponse__Output as _storefront_billing_v1_ListInvoicesResponse__Output } from './storefront/billing/v1/ListInvoicesResponse.ts';
import type { ListRefundsRequest as _storefront_billing_v1_ListRefundsRequest, ListRefundsRequest__Output as _storefront_billing_v1_ListRefundsRequest__Output } from './storefront/billing/v1/ListRefundsRequest.ts';
import type { ListRefundsResponse as _storefront_billing_v1_ListRefundsResponse, ListRefundsResponse__Output as _storefront_billing_v1_ListRefundsResponse__Output } from './storefront/billing/v1/ListRefundsResponse.ts';
import type { ListSessionsRequest as _storefront_billing_v1_ListSessionsRequest, ListSessionsRequest__Output as _storefront_billing_v1_ListSessionsRequest__Output } from './storefront/billing/v1/ListSessionsRequest.ts';
import type { ListSessionsResponse as _storefront_billing_v1_ListSessionsResponse, ListSessionsResponse__Output as _storefront_billing_v1_ListSessionsResponse__Output } from './storefront/billing/v1/ListSessionsResponse.ts';
import type { ListStoreCustomersRequest as _storefront_billing_v1_ListStoreCustomersRequest, ListStoreCustomersRequest__Output as _storefront_billing_v1_ListStoreCustomersRequest__Output } from './storefront/billing/v1/ListStoreCustomersRequest.ts';
import type { ListStoreCustomersResponse as _storefront_billing_v1_ListStoreCustomersResponse, ListStoreCustomersResponse__Output as _storefront_billing_v1_ListStoreCustomersResponse__Output } from './storefront/billing/v1/ListStoreCustomersResponse.ts';
import type { ListStoreInvoicesRequest as _storefront_billing_v1_ListStoreInvoicesRequest, ListStoreInvoicesRequest__Output as _storefront_billing_v1_ListStoreInvoicesRequest__Output } from './storefront/billing/v1/ListStoreInvoicesRequest.ts';
import type { ListStoreInvoicesResponse as _storefront_billing_v1_ListStoreInvoicesResponse, ListStoreInvoicesResponse__Output as _storefront_billing_v1_ListStoreInvoicesResponse__Output } from './storefront/billing/v1/ListStoreInvoicesResponse.ts';
import type { LogInRequest as _storefront_billing_v1_LogInRequest, LogInRequest__Output as _storefront_billing_v1_LogInRequest__Output } from './storefront/billing/v1/LogInRequest.ts';
import type { LogInResponse as _storefront_billing_v1_LogInResponse, LogInResponse__Output as _storefront_billing_v1_LogInResponse__Output } from './storefront/billing/v1/LogInResponse.ts';
import type { OverCreditLimit as _storefront_billing_v1_OverCreditLimit, OverCreditLimit__Output as _storefront_billing_v1_OverCreditLimit__Output } from './storefront/billing/v1/OverCreditLimit.ts';
import type { Party as _storefront_billing_v1_Party, Party__Output as _storefront_billing_v1_Party__Output } from './storefront/billing/v1/Party.ts';
import type { PayInvoiceRequest as _storefront_billing_v1_PayInvoiceRequest, PayInvoiceRequest__Output as _storefront_billing_v1_PayInvoiceRequest__Output } from './storefront/billing/v1/PayInvoiceRequest.ts';
import type { PayInvoiceResponse as _storefront_billing_v1_PayInvoiceResponse, PayInvoiceResponse__Output as _storefront_billing_v1_PayInvoiceResponse__Output } from './storefront/billing/v1/PayInvoiceResponse.ts';
import type { PayInvoicesRequest as _storefront_billing_v1_PayInvoicesRequest, PayInvoicesRequest__Output as _storefront_billing_v1_PayInvoicesRequest__Output } from './storefront/billing/v1/PayInvoicesRequest.ts';
import type { PayInvoicesResponse as _storefront_billing_v1_PayInvoicesResponse, PayInvoicesResponse__Output as _storefront_billing_v1_PayInvoicesResponse__Output } from './storefront/billing/v1/PayInvoicesResponse.ts';
import type { PaymentAllocation as _storefront_billing_v1_PaymentAllocation, PaymentAllocation__Output as _storefront_billing_v1_PaymentAllocation__Output } from './storefront/billing/v1/PaymentAllocation.ts';
import type { PaymentAuthorized as _storefront_billing_v1_PaymentAuthorized, PaymentAuthorized__Output as _storefront_billing_v1_PaymentAuthorized__Output } from './storefront/billing/v1/PaymentAuthorized.ts';
import type { PaymentGatewayServiceClient as _storefront_billing_v1_PaymentGatewayServiceClient, PaymentGatewayServiceDefinition as _storefront_billing_v1_PaymentGatewayServiceDefinition } from './storefront/billing/v1/PaymentGatewayService.ts';
import type { PaymentRow as _storefront_billing_v1_PaymentRow, PaymentRow__Output as _storefront_billing_v1_PaymentRow__Output } from './storefront/billing/v1/PaymentRow.ts';
import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from './storefront/billing/v1/PaymentSession.ts';
import type { PaymentTerms as _storefront_billing_v1_PaymentTerms, PaymentTerms__Output as _storefront_billing_v1_PaymentTerms__Output } from './storefront/billing/v1/PaymentTerms.ts';
import type { ReceiveNotificationRequest as _storefront_billing_v1_ReceiveNotificationRequest, ReceiveNotificationRequest__Output as _storefront_billing_v1_ReceiveNotificationRequest__Output } from './storefront/billing/v1/ReceiveNotificationRequest.ts';
import type { ReceiveNotificationResponse as _storefront_billing_v1_ReceiveNotificationResponse, ReceiveNotificationResponse__Output as _storefront_billing_v1_ReceiveNotificationResponse__Output } from './storefront/billing/v1/ReceiveNotificationResponse.ts';
import type { RecordCustomerPaymentRequest as _storefront_billing_v1_RecordCustomerPaymentRequest, RecordCustomerPaymentRequest__Output as _storefront_billing_v1_RecordCustomerPaymentRequest__Output } from './storefront/billing/v1/RecordCustomerPaymentRequest.ts';
import type { RecordCustomerPaymentResponse as _storefront_billing_v1_RecordCustomerPaymentResponse, RecordCustomerPaymentResponse__Output as _storefront_billing_v1_RecordCustomerPaymentResponse__Output } from './storefront/billing/v1/RecordCustomerPaymentResponse.ts';
import type { RecordPaymentRequest as _storefront_billing_v1_RecordPaymentRequest, RecordPaymentRequest__Output as _storefront_billing_v1_RecordPaymentRequest__Output } from './storefront/billing/v1/RecordPaymentRequest.ts';
import type { RecordPaymentResponse as _storefront_billing_v1_RecordPaymentResponse, RecordPaymentResponse__Output as _storefront_billing_v1_RecordPaymentResponse__Output } from './storefront/billing/v1/RecordPaymentResponse.ts';
import type { RefreshSessionRequest as _storefront_billing_v1_RefreshSessionRequest, RefreshSessionRequest__Output as _storefront_billing_v1_RefreshSessionRequest__Output } from './storefront/billing/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse as _storefront_billing_v1_RefreshSessionResponse, RefreshSessionResponse__Output as _storefront_billing_v1_RefreshSessionResponse__Output } from './storefront/billing/v1/RefreshSessionResponse.ts';
import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from './storefront/billing/v1/Refund.ts';
import type { RefundCreditRequest as _storefront_billing_v1_RefundCreditRequest, RefundCreditRequest__Output as _storefront_billing_v1_RefundCreditRequest__Output } from './storefront/billing/v1/RefundCreditRequest.ts';
import type { RefundCreditResponse as _storefront_billing_v1_RefundCreditResponse, RefundCreditResponse__Output as _storefront_billing_v1_RefundCreditResponse__Output } from './storefront/billing/v1/RefundCreditResponse.ts';
import type { RefundLine as _storefront_billing_v1_RefundLine, RefundLine__Output as _storefront_billing_v1_RefundLine__Output } from './storefront/billing/v1/RefundLine.ts';
import type { RefundOrderRequest as _storefront_billing_v1_RefundOrderRequest, RefundOrderRequest__Output as _storefront_billing_v1_RefundOrderRequest__Output } from './storefront/billing/v1/RefundOrderRequest.ts';
import type { RefundOrderResponse as _storefront_billing_v1_RefundOrderResponse, RefundOrderResponse__Output as _storefront_billing_v1_RefundOrderResponse__Output } from './storefront/billing/v1/RefundOrderResponse.ts';
import type { RefundTotals as _storefront_billing_v1_RefundTotals, RefundTotals__Output as _storefront_billing_v1_RefundTotals__Output } from './storefront/billing/v1/RefundTotals.ts';
import type { ReleasePaymentRequest as _storefront_billing_v1_ReleasePaymentRequest, ReleasePaymentRequest__Output as _storefront_billing_v1_ReleasePaymentRequest__Output } from './storefront/billing/v1/ReleasePaymentRequest.ts';
import type { ReleasePaymentResponse as _storefront_billing_v1_ReleasePaymentResponse, ReleasePaymentResponse__Output as _storefront_billing_v1_ReleasePaymentResponse__Output } from './storefront/billing/v1/ReleasePaymentResponse.ts';
import type { RemoveCustomerAddressRequest as _storefront_billing_v1_RemoveCustomerAddressRequest, RemoveCustomerAddressRequest__Output as _storefront_billing_v1_RemoveCustomerAddressRequest__Output } from './storefront/billing/v1/RemoveCustomerAddressRequest.ts';
import type { RemoveCustomerAddressResponse as _storefront_billing_v1_RemoveCustomerAddressResponse, RemoveCustomerAddressResponse__Output as _storefront_billing_v1_RemoveCustomerAddressResponse__Output } from './storefront/billing/v1/RemoveCustomerAddressResponse.ts';
import type { RemovePaymentGatewayRequest as _storefront_billing_v1_RemovePaymentGatewayRequest, RemovePaymentGatewayRequest__Output as _storefront_billing_v1_RemovePaymentGatewayRequest__Output } from './storefront/billing/v1/RemovePaymentGatewayRequest.ts';
import type { RemovePaymentGatewayResponse as _storefront_billing_v1_RemovePaymentGatewayResponse, RemovePaymentGatewayResponse__Output as _storefront_billing_v1_RemovePaymentGatewayResponse__Output } from './storefront/billing/v1/RemovePaymentGatewayResponse.ts';
import type { RenderCreditNoteRequest as _storefront_billing_v1_RenderCreditNoteRequest, RenderCreditNoteRequest__Output as _storefront_billing_v1_RenderCreditNoteRequest__Output } from './storefront/billing/v1/RenderCreditNoteRequest.ts';
import type { RenderCreditNoteResponse as _storefront_billing_v1_RenderCreditNoteResponse, RenderCreditNoteResponse__Output as _storefront_billing_v1_RenderCreditNoteResponse__Output } from './storefront/billing/v1/RenderCreditNoteResponse.ts';
import type { RenderCustomerCreditNoteRequest as _storefront_billing_v1_RenderCustomerCreditNoteRequest, RenderCustomerCreditNoteRequest__Output as _storefront_billing_v1_RenderCustomerCreditNoteRequest__Output } from './storefront/billing/v1/RenderCustomerCreditNoteRequest.ts';
import type { RenderCustomerCreditNoteResponse as _storefront_billing_v1_RenderCustomerCreditNoteResponse, RenderCustomerCreditNoteResponse__Output as _storefront_billing_v1_RenderCustomerCreditNoteResponse__Output } from './storefront/billing/v1/RenderCustomerCreditNoteResponse.ts';
import type { RenderInvoiceRequest as _storefront_billing_v1_RenderInvoiceRequest, RenderInvoiceRequest__Output as _storefront_billing_v1_RenderInvoiceRequest__Output } from './storefront/billing/v1/RenderInvoiceRequest.ts';
import type { RenderInvoiceResponse as _storefront_billing_v1_RenderInvoiceResponse, RenderInvoiceResponse__Output as _storefront_billing_v1_RenderInvoiceResponse__Output } from './storefront/billing/v1/RenderInvoiceResponse.ts';
import type { RenderStatementRequest as _storefront_billing_v1_RenderStatementRequest, RenderStatementRequest__Output as _storefront_billing_v1_RenderStatementRequest__Output } from './storefront/billing/v1/RenderStatementRequest.ts';
import type { RenderStatementResponse as _storefront_billing_v1_RenderStatementResponse, RenderStatementResponse__Output as _storefront_billing_v1_RenderStatementResponse__Output } from './storefront/billing/v1/RenderStatementResponse.ts';
import type { RenderStoreInvoiceRequest as _storefront_billing_v1_RenderStoreInvoiceRequest, RenderStoreInvoiceRequest__Output as _storefront_billing_v1_RenderStoreInvoiceRequest__Output } from './storefront/billing/v1/RenderStoreInvoiceRequest.ts';
import type { RenderStoreInvoiceResponse as _storefront_billing_v1_RenderStoreInvoiceResponse, RenderStoreInvoiceResponse__Output as _storefront_billing_v1_RenderStoreInvoiceResponse__Output } from './storefront/billing/v1/RenderStoreInvoiceResponse.ts';
import type { RenderStoreStatementRequest as _storefront_billing_v1_RenderStoreStatementRequest, RenderStoreStatementRequest__Output as _storefront_billing_v1_RenderStoreStatementRequest__Output } from './storefront/billing/v1/RenderStoreStatementRequest.ts';
import type { RenderStoreStatementResponse as _storefront_billing_v1_RenderStoreStatementResponse, RenderStoreStatementResponse__Output as _storefront_billing_v1_RenderStoreStatementResponse__Output } from './storefront/billing/v1/RenderStoreStatementResponse.ts';
import type { ReopenPaymentRequest as _storefront_billing_v1_ReopenPaymentRequest, ReopenPaymentRequest__Output as _storefront_billing_v1_ReopenPaymentRequest__Output } from './storefront/billing/v1/ReopenPaymentRequest.ts';
import type { ReopenPaymentResponse as _storefront_billing_v1_ReopenPaymentResponse, ReopenPaymentResponse__Output as _storefront_billing_v1_ReopenPaymentResponse__Output } from './storefront/billing/v1/ReopenPaymentResponse.ts';
import type { RetryRefundRequest as _storefront_billing_v1_RetryRefundRequest, RetryRefundRequest__Output as _storefront_billing_v1_RetryRefundRequest__Output } from './storefront/billing/v1/RetryRefundRequest.ts';
import type { RetryRefundResponse as _storefront_billing_v1_RetryRefundResponse, RetryRefundResponse__Output as _storefront_billing_v1_RetryRefundResponse__Output } from './storefront/billing/v1/RetryRefundResponse.ts';
import type { ReversePaymentRequest as _storefront_billing_v1_ReversePaymentRequest, ReversePaymentRequest__Output as _storefront_billing_v1_ReversePaymentRequest__Output } from './storefront/billing/v1/ReversePaymentRequest.ts';
import type { ReversePaymentResponse as _storefront_billing_v1_ReversePaymentResponse, ReversePaymentResponse__Output as _storefront_billing_v1_ReversePaymentResponse__Output } from './storefront/billing/v1/ReversePaymentResponse.ts';
import type { Seller as _storefront_billing_v1_Seller, Seller__Output as _storefront_billing_v1_Seller__Output } from './storefront/billing/v1/Seller.ts';
import type { SessionAllocation as _storefront_billing_v1_SessionAllocation, SessionAllocation__Output as _storefront_billing_v1_SessionAllocation__Output } from './storefront/billing/v1/SessionAllocation.ts';
import type { SetCustomerRequest as _storefront_billing_v1_SetCustomerRequest, SetCustomerRequest__Output as _storefront_billing_v1_SetCustomerRequest__Output } from './storefront/billing/v1/SetCustomerRequest.ts';
import type { SetCustomerResponse as _storefront_billing_v1_SetCustomerResponse, SetCustomerResponse__Output as _storefront_billing_v1_SetCustomerResponse__Output } from './storefront/billing/v1/SetCustomerResponse.ts';
import type { SetPaymentGatewayRequest as _storefront_billing_v1_SetPaymentGatewayRequest, SetPaymentGatewayRequest__Output as _storefront_billing_v1_SetPaymentGatewayRequest__Output } from './storefront/billing/v1/SetPaymentGatewayRequest.ts';
import type { SetPaymentGatewayResponse as _storefront_billing_v1_SetPaymentGatewayResponse, SetPaymentGatewayResponse__Output as _storefront_billing_v1_SetPaymentGatewayResponse__Output } from './storefront/billing/v1/SetPaymentGatewayResponse.ts';
import type { SetSellerRequest as _storefront_billing_v1_SetSellerRequest, SetSellerRequest__Output as _storefront_billing_v1_SetSellerRequest__Output } from './storefront/billing/v1/SetSellerRequest.ts';
import type { SetSellerResponse as _storefront_billing_v1_SetSellerResponse, SetSellerResponse__Output as _storefront_billing_v1_SetSellerResponse__Output } from './storefront/billing/v1/SetSellerResponse.ts';
import type { ShopperSession as _storefront_billing_v1_ShopperSession, ShopperSession__Output as _storefront_billing_v1_ShopperSession__Output } from './storefront/billing/v1/ShopperSession.ts';
import type { SignUpRequest as _storefront_billing_v1_SignUpRequest, SignUpRequest__Output as _storefront_billing_v1_SignUpRequest__Output } from './storefront/billing/v1/SignUpRequest.ts';
import type { SignUpResponse as _storefront_billing_v1_SignUpResponse, SignUpResponse__Output as _storefront_billing_v1_SignUpResponse__Output } from './storefront/billing/v1/SignUpResponse.ts';
import type { StartSessionRequest as _storefront_billing_v1_StartSessionRequest, StartSessionRequest__Output as _storefront_billing_v1_StartSessionRequest__Output } from './storefront/billing/v1/StartSessionRequest.ts';
import type { StartSessionResponse as _storefront_billing_v1_StartSessionResponse, StartSessionResponse__Output as _storefront_billing_v1_StartSessionResponse__Output } from './storefront/billing/v1/StartSessionResponse.ts';
import type { Statement as _storefront_billing_v1_Statement, Statement__Output as _storefront_billing_v1_Statement__Output } from './storefront/billing/v1/Statement.ts';
import type { StatementEntry as _storefront_billing_v1_StatementEntry, StatementEntry__Output as _storefront_billing_v1_StatementEntry__Output } from './storefront/billing/v1/StatementEntry.ts';
import type { StoreCustomer as _storefront_billing_v1_StoreCustomer, StoreCustomer__Output as _storefront_billing_v1_StoreCustomer__Output } from './storefront/billing/v1/StoreCustomer.ts';
import type { StorePaymentGateway as _storefront_billing_v1_StorePaymentGateway, StorePaymentGateway__Output as _storefront_billing_v1_StorePaymentGateway__Output } from './storefront/billing/v1/StorePaymentGateway.ts';
import type { TaxBreakdown as _storefront_billing_v1_TaxBreakdown, TaxBreakdown__Output as _storefront_billing_v1_TaxBreakdown__Output } from './storefront/billing/v1/TaxBreakdown.ts';
import type { TaxRow as _storefront_billing_v1_TaxRow, TaxRow__Output as _storefront_billing_v1_TaxRow__Output } from './storefront/billing/v1/TaxRow.ts';
import type { UpdateAddressRequest as _storefront_billing_v1_UpdateAddressRequest, UpdateAddressRequest__Output as _storefront_billing_v1_UpdateAddressRequest__Output } from './storefront/billing/v1/UpdateAddressRequest.ts';
import type { UpdateAddressResponse as _storefront_billing_v1_UpdateAddressResponse, UpdateAddressResponse__Output as _storefront_billing_v1_UpdateAddressResponse__Output } from './storefront/billing/v1/UpdateAddressResponse.ts';
import type { UpdateCustomerRequest as _storefront_billing_v1_UpdateCustomerRequest, UpdateCustomerRequest__Output as _storefront_billing_v1_UpdateCustomerRequest__Output } from './storefront/billing/v1/UpdateCustomerRequest.ts';
import type { UpdateCustomerResponse as _storefront_billing_v1_UpdateCustomerResponse, UpdateCustomerResponse__Output as _storefront_billing_v1_UpdateCustomerResponse__Output } from './storefront/billing/v1/UpdateCustomerResponse.ts';
import type { VoidInvoiceRequest as _storefront_billing_v1_VoidInvoiceRequest, VoidInvoiceRequest__Output as _storefront_billing_v1_VoidInvoiceRequest__Output } from './storefront/billing/v1/VoidInvoiceRequest.ts';
import type { VoidInvoiceResponse as _storefront_billing_v1_VoidInvoiceResponse, VoidInvoiceResponse__Output as _storefront_billing_v1_VoidInvoiceResponse__Output } from './storefront/billing/v1/VoidInvoiceResponse.ts';
import type { AdjustStockRequest as _storefront_catalog_v1_AdjustStockRequest, AdjustStockRequest__Output as _storefront_catalog_v1_AdjustStockRequest__Output } from './storefront/catalog/v1/AdjustStockRequest.ts';
import type { AdjustStockResponse as _storefront_catalog_v1_AdjustStockResponse, AdjustStockResponse__Output as _storefront_catalog_v1_AdjustStockResponse__Output } from './storefront/catalog/v1/AdjustStockResponse.ts';
import type { BatchGetAvailabilityRequest as _storefront_catalog_v1_BatchGetAvailabilityRequest, BatchGetAvailabilityRequest__Output as _storefront_catalog_v1_BatchGetAvailabilityRequest__Output } from './storefront/catalog/v1/BatchGetAvailabilityRequest.ts';
import type { BatchGetAvailabilityResponse as _storefront_catalog_v1_BatchGetAvailabilityResponse, BatchGetAvailabilityResponse__Output as _storefront_catalog_v1_BatchGetAvailabilityResponse__Output } from './storefront/catalog/v1/BatchGetAvailabilityResponse.ts';
import type { CatalogAdminServiceClient as _storefront_catalog_v1_CatalogAdminServiceClient, CatalogAdminServiceDefinition as _storefront_catalog_v1_CatalogAdminServiceDefinition } from './storefront/catalog/v1/CatalogAdminService.ts';
import type { CatalogChange as _storefront_catalog_v1_CatalogChange, CatalogChange__Output as _storefront_catalog_v1_CatalogChange__Output } from './storefront/catalog/v1/CatalogChange.ts';
import type { CatalogServiceClient as _storefront_catalog_v1_CatalogServiceClient, CatalogServiceDefinition as _storefront_catalog_v1_CatalogServiceDefinition } from './storefront/catalog/v1/CatalogService.ts';
import type { Category as _storefront_catalog_v1_Category, Category__Output as _storefront_catalog_v1_Category__Output } from './storefront/catalog/v1/Category.ts';
import type { CategoryEntry as _storefront_catalog_v1_CategoryEntry, CategoryEntry__Output as _storefront_catalog_v1_CategoryEntry__Output } from './storefront/catalog/v1/CategoryEntry.ts';
import type { CommitReservationRequest as _storefront_catalog_v1_CommitReservationRequest, CommitReservationRequest__Output as _storefront_catalog_v1_CommitReservationRequest__Output } from './storefront/catalog/v1/CommitReservationRequest.ts';
import type { CommitReservationResponse as _storefront_catalog_v1_CommitReservationResponse, CommitReservationResponse__Output as _storefront_catalog_v1_CommitReservationResponse__Output } from './storefront/catalog/v1/CommitReservationResponse.ts';
import type { CommitReservationsRequest as _storefront_catalog_v1_CommitReservationsRequest, CommitReservationsRequest__Output as _storefront_catalog_v1_CommitReservationsRequest__Output } from './storefront/catalog/v1/CommitReservationsRequest.ts';
import type { CommitReservationsResponse as _storefront_catalog_v1_CommitReservationsResponse, CommitReservationsResponse__Output as _storefront_catalog_v1_CommitReservationsResponse__Output } from './storefront/catalog/v1/CommitReservationsResponse.ts';
import type { ContractPrice as _storefront_catalog_v1_ContractPrice, ContractPrice__Output as _storefront_catalog_v1_ContractPrice__Output } from './storefront/catalog/v1/ContractPrice.ts';
import type { ExportContractPricesRequest as _storefront_catalog_v1_ExportContractPricesRequest, ExportContractPricesRequest__Output as _storefront_catalog_v1_ExportContractPricesRequest__Output } from './storefront/catalog/v1/ExportContractPricesRequest.ts';
import type { ExportContractPricesResponse as _storefront_catalog_v1_ExportContractPricesResponse, ExportContractPricesResponse__Output as _storefront_catalog_v1_ExportContractPricesResponse__Output } from './storefront/catalog/v1/ExportContractPricesResponse.ts';
import type { ExportProductsRequest as _storefront_catalog_v1_ExportProductsRequest, ExportProductsRequest__Output as _storefront_catalog_v1_ExportProductsRequest__Output } from './storefront/catalog/v1/ExportProductsRequest.ts';
import type { ExportProductsResponse as _storefront_catalog_v1_ExportProductsResponse, ExportProductsResponse__Output as _storefront_catalog_v1_ExportProductsResponse__Output } from './storefront/catalog/v1/ExportProductsResponse.ts';
import type { FacetCount as _storefront_catalog_v1_FacetCount, FacetCount__Output as _storefront_catalog_v1_FacetCount__Output } from './storefront/catalog/v1/FacetCount.ts';
import type { FacetCounts as _storefront_catalog_v1_FacetCounts, FacetCounts__Output as _storefront_catalog_v1_FacetCounts__Output } from './storefront/catalog/v1/FacetCounts.ts';
import type { GetAvailabilityRequest as _storefront_catalog_v1_GetAvailabilityRequest, GetAvailabilityRequest__Output as _storefront_catalog_v1_GetAvailabilityRequest__Output } from './storefront/catalog/v1/GetAvailabilityRequest.ts';
import type { GetAvailabilityResponse as _storefront_catalog_v1_GetAvailabilityResponse, GetAvailabilityResponse__Output as _storefront_catalog_v1_GetAvailabilityResponse__Output } from './storefront/catalog/v1/GetAvailabilityResponse.ts';
import type { GetCatalogVersionRequest as _storefront_catalog_v1_GetCatalogVersionRequest, GetCatalogVersionRequest__Output as _storefront_catalog_v1_GetCatalogVersionRequest__Output } from './storefront/catalog/v1/GetCatalogVersionRequest.ts';
import type { GetCatalogVersionResponse as _storefront_catalog_v1_GetCatalogVersionResponse, GetCatalogVersionResponse__Output as _storefront_catalog_v1_GetCatalogVersionResponse__Output } from './storefront/catalog/v1/GetCatalogVersionResponse.ts';
import type { GetProductRequest as _storefront_catalog_v1_GetProductRequest, GetProductRequest__Output as _storefront_catalog_v1_GetProductRequest__Output } from './storefront/catalog/v1/GetProductRequest.ts';
import type { GetProductResponse as _storefront_catalog_v1_GetProductResponse, GetProductResponse__Output as _storefront_catalog_v1_GetProductResponse__Output } from './storefront/catalog/v1/GetProductResponse.ts';
import type { GetStockRequest as _storefront_catalog_v1_GetStockRequest, GetStockRequest__Output as _storefront_catalog_v1_GetStockRequest__Output } from './storefront/catalog/v1/GetStockRequest.ts';
import type { GetStockResponse as _storefront_catalog_v1_GetStockResponse, GetStockResponse__Output as _storefront_catalog_v1_GetStockResponse__Output } from './storefront/catalog/v1/GetStockResponse.ts';
import type { GetTaxonomyRequest as _storefront_catalog_v1_GetTaxonomyRequest, GetTaxonomyRequest__Output as _storefront_catalog_v1_GetTaxonomyRequest__Output } from './storefront/catalog/v1/GetTaxonomyRequest.ts';
import type { GetTaxonomyResponse as _storefront_catalog_v1_GetTaxonomyResponse, GetTaxonomyResponse__Output as _storefront_catalog_v1_GetTaxonomyResponse__Output } from './storefront/catalog/v1/GetTaxonomyResponse.ts';
import type { ImportFault as _storefront_catalog_v1_ImportFault, ImportFault__Output as _storefront_catalog_v1_ImportFault__Output } from './storefront/catalog/v1/ImportFault.ts';
import type { ImportOptions as _storefront_catalog_v1_ImportOptions, ImportOptions__Output as _storefront_catalog_v1_ImportOptions__Output } from './storefront/catalog/v1/ImportOptions.ts';
import type { ImportProductsRequest as _storefront_catalog_v1_ImportProductsRequest, ImportProductsRequest__Output as _storefront_catalog_v1_ImportProductsRequest__Output } from './storefront/catalog/v1/ImportProductsRequest.ts';
import type { ImportProductsResponse as _storefront_catalog_v1_ImportProductsResponse, ImportProductsResponse__Output as _storefront_catalog_v1_ImportProductsResponse__Output } from './storefront/catalog/v1/ImportProductsResponse.ts';
import type { ListCategoriesRequest as _storefront_catalog_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _storefront_catalog_v1_ListCategoriesRequest__Output } from './storefront/catalog/v1/ListCategoriesRequest.ts';
import type { ListCategoriesResponse as _storefront_catalog_v1_ListCategoriesResponse, ListCategoriesResponse__Output as _storefront_catalog_v1_ListCategoriesResponse__Output } from './storefront/catalog/v1/ListCategoriesResponse.ts';
import type { ListChangesRequest as _storefront_catalog_v1_ListChangesRequest, ListChangesRequest__Output as _storefront_catalog_v1_ListChangesRequest__Output } from './storefront/catalog/v1/ListChangesRequest.ts';
import type { ListChangesResponse as _storefront_catalog_v1_ListChangesResponse, ListChangesResponse__Output as _storefront_catalog_v1_ListChangesResponse__Output } from './storefront/catalog/v1/ListChangesResponse.ts';
import type { ListProductsRequest as _storefront_catalog_v1_ListProductsRequest, ListProductsRequest__Output as _storefront_catalog_v1_ListProductsRequest__Output } from './storefront/catalog/v1/ListProductsRequest.ts';
import type { ListProductsResponse as _storefront_catalog_v1_ListProductsResponse, ListProductsResponse__Output as _storefront_catalog_v1_ListProductsResponse__Output } from './storefront/catalog/v1/ListProductsResponse.ts';
import type { ListStoreProductsRequest as _storefront_catalog_v1_ListStoreProductsRequest, ListStoreProductsRequest__Output as _storefront_catalog_v1_ListStoreProductsRequest__Output } from './storefront/catalog/v1/ListStoreProductsRequest.ts';
import type { ListStoreProductsResponse as _storefront_catalog_v1_ListStoreProductsResponse, ListStoreProductsResponse__Output as _storefront_catalog_v1_ListStoreProductsResponse__Output } from './storefront/catalog/v1/ListStoreProductsResponse.ts';
import type { ListTagsRequest as _storefront_catalog_v1_ListTagsRequest, ListTagsRequest__Output as _storefront_catalog_v1_ListTagsRequest__Output } from './storefront/catalog/v1/ListTagsRequest.ts';
import type { ListTagsResponse as _storefront_catalog_v1_ListTagsResponse, ListTagsResponse__Output as _storefront_catalog_v1_ListTagsResponse__Output } from './storefront/catalog/v1/ListTagsResponse.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from './storefront/catalog/v1/MediaRef.ts';
import type { OrderUom as _storefront_catalog_v1_OrderUom, OrderUom__Output as _storefront_catalog_v1_OrderUom__Output } from './storefront/catalog/v1/OrderUom.ts';
import type { QuoteLine as _storefront_catalog_v1_QuoteLine, QuoteLine__Output as _storefront_catalog_v1_QuoteLine__Output } from './storefront/catalog/v1/QuoteLine.ts';
import type { QuoteLinesRequest as _storefront_catalog_v1_QuoteLinesRequest, QuoteLinesRequest__Output as _storefront_catalog_v1_QuoteLinesRequest__Output } from './storefront/catalog/v1/QuoteLinesRequest.ts';
import type { QuoteLinesResponse as _storefront_catalog_v1_QuoteLinesResponse, QuoteLinesResponse__Output as _storefront_catalog_v1_QuoteLinesResponse__Output } from './storefront/catalog/v1/QuoteLinesResponse.ts';
import type { QuoteValidity as _storefront_catalog_v1_QuoteValidity, QuoteValidity__Output as _storefront_catalog_v1_QuoteValidity__Output } from './storefront/catalog/v1/QuoteValidity.ts';
import type { QuotedLine as _storefront_catalog_v1_QuotedLine, QuotedLine__Output as _storefront_catalog_v1_QuotedLine__Output } from './storefront/catalog/v1/QuotedLine.ts';
import type { ReduceReservationRequest as _storefront_catalog_v1_ReduceReservationRequest, ReduceReservationRequest__Output as _storefront_catalog_v1_ReduceReservationRequest__Output } from './storefront/catalog/v1/ReduceReservationRequest.ts';
import type { ReduceReservationResponse as _storefront_catalog_v1_ReduceReservationResponse, ReduceReservationResponse__Output as _storefront_catalog_v1_ReduceReservationResponse__Output } from './storefront/catalog/v1/ReduceReservationResponse.ts';
import type { ReleaseReservationRequest as _storefront_catalog_v1_ReleaseReservationRequest, ReleaseReservationRequest__Output as _storefront_catalog_v1_ReleaseReservationRequest__Output } from './storefront/catalog/v1/ReleaseReservationRequest.ts';
import type { ReleaseReservationResponse as _storefront_catalog_v1_ReleaseReservationResponse, ReleaseReservationResponse__Output as _storefront_catalog_v1_ReleaseReservationResponse__Output } from './storefront/catalog/v1/ReleaseReservationResponse.ts';
import type { RemoveCategoryRequest as _storefront_catalog_v1_RemoveCategoryRequest, RemoveCategoryRequest__Output as _storefront_catalog_v1_RemoveCategoryRequest__Output } from './storefront/catalog/v1/RemoveCategoryRequest.ts';
import type { RemoveCategoryResponse as _storefront_catalog_v1_RemoveCategoryResponse, RemoveCategoryResponse__Output as _storefront_catalog_v1_RemoveCategoryResponse__Output } from './storefront/catalog/v1/RemoveCategoryResponse.ts';
import type { RemoveContractPricesRequest as _storefront_catalog_v1_RemoveContractPricesRequest, RemoveContractPricesRequest__Output as _storefront_catalog_v1_RemoveContractPricesRequest__Output } from './storefront/catalog/v1/RemoveContractPricesRequest.ts';
import type { RemoveContractPricesResponse as _storefront_catalog_v1_RemoveContractPricesResponse, RemoveContractPricesResponse__Output as _storefront_catalog_v1_RemoveContractPricesResponse__Output } from './storefront/catalog/v1/RemoveContractPricesResponse.ts';
import type { RemoveTagRequest as _storefront_catalog_v1_RemoveTagRequest, RemoveTagRequest__Output as _storefront_catalog_v1_RemoveTagRequest__Output } from './storefront/catalog/v1/RemoveTagRequest.ts';
import type { RemoveTagResponse as _storefront_catalog_v1_RemoveTagResponse, RemoveTagResponse__Output as _storefront_catalog_v1_RemoveTagResponse__Output } from './storefront/catalog/v1/RemoveTagResponse.ts';
import type { ReserveLine as _storefront_catalog_v1_ReserveLine, ReserveLine__Output as _storefront_catalog_v1_ReserveLine__Output } from './storefront/catalog/v1/ReserveLine.ts';
import type { ReserveStockRequest as _storefront_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _storefront_catalog_v1_ReserveStockRequest__Output } from './storefront/catalog/v1/ReserveStockRequest.ts';
import type { ReserveStockResponse as _storefront_catalog_v1_ReserveStockResponse, ReserveStockResponse__Output as _storefront_catalog_v1_ReserveStockResponse__Output } from './storefront/catalog/v1/ReserveStockResponse.ts';
import type { RestockReturnRequest as _storefront_catalog_v1_RestockReturnRequest, RestockReturnRequest__Output as _storefront_catalog_v1_RestockReturnRequest__Output } from './storefront/catalog/v1/RestockReturnRequest.ts';
import type { RestockReturnResponse as _storefront_catalog_v1_RestockReturnResponse, RestockReturnResponse__Output as _storefront_catalog_v1_RestockReturnResponse__Output } from './storefront/catalog/v1/RestockReturnResponse.ts';
import type { SetContractPricesRequest as _storefront_catalog_v1_SetContractPricesRequest, SetContractPricesRequest__Output as _storefront_catalog_v1_SetContractPricesRequest__Output } from './storefront/catalog/v1/SetContractPricesRequest.ts';
import type { SetContractPricesResponse as _storefront_catalog_v1_SetContractPricesResponse, SetContractPricesResponse__Output as _storefront_catalog_v1_SetContractPricesResponse__Output } from './storefront/catalog/v1/SetContractPricesResponse.ts';
import type { SetLowStockThresholdRequest as _storefront_catalog_v1_SetLowStockThresholdRequest, SetLowStockThresholdRequest__Output as _storefront_catalog_v1_SetLowStockThresholdRequest__Output } from './storefront/catalog/v1/SetLowStockThresholdRequest.ts';
import type { SetLowStockThresholdResponse as _storefront_catalog_v1_SetLowStockThresholdResponse, SetLowStockThresholdResponse__Output as _storefront_catalog_v1_SetLowStockThresholdResponse__Output } from './storefront/catalog/v1/SetLowStockThresholdResponse.ts';
import type { SetStockRequest as _storefront_catalog_v1_SetStockRequest, SetStockRequest__Output as _storefront_catalog_v1_SetStockRequest__Output } from './storefront/catalog/v1/SetStockRequest.ts';
import type { SetStockResponse as _storefront_catalog_v1_SetStockResponse, SetStockResponse__Output as _storefront_catalog_v1_SetStockResponse__Output } from './storefront/catalog/v1/SetStockResponse.ts';
import type { SetVisibilityRequest as _storefront_catalog_v1_SetVisibilityRequest, SetVisibilityRequest__Output as _storefront_catalog_v1_SetVisibilityRequest__Output } from './storefront/catalog/v1/SetVisibilityRequest.ts';
import type { SetVisibilityResponse as _storefront_catalog_v1_SetVisibilityResponse, SetVisibilityResponse__Output as _storefront_catalog_v1_SetVisibilityResponse__Output } from './storefront/catalog/v1/SetVisibilityResponse.ts';
import type { ShipReservationRequest as _storefront_catalog_v1_ShipReservationRequest, ShipReservationRequest__Output as _storefront_catalog_v1_ShipReservationRequest__Output } from './storefront/catalog/v1/ShipReservationRequest.ts';
import type { ShipReservationResponse as _storefront_catalog_v1_ShipReservationResponse, ShipReservationResponse__Output as _storefront_catalog_v1_ShipReservationResponse__Output } from './storefront/catalog/v1/ShipReservationResponse.ts';
import type { SkuAvailability as _storefront_catalog_v1_SkuAvailability, SkuAvailability__Output as _storefront_catalog_v1_SkuAvailability__Output } from './storefront/catalog/v1/SkuAvailability.ts';
import type { StockIssue as _storefront_catalog_v1_StockIssue, StockIssue__Output as _storefront_catalog_v1_StockIssue__Output } from './storefront/catalog/v1/StockIssue.ts';
import type { StockLevel as _storefront_catalog_v1_StockLevel, StockLevel__Output as _storefront_catalog_v1_StockLevel__Output } from './storefront/catalog/v1/StockLevel.ts';
import type { StoreProduct as _storefront_catalog_v1_StoreProduct, StoreProduct__Output as _storefront_catalog_v1_StoreProduct__Output } from './storefront/catalog/v1/StoreProduct.ts';
import type { Tag as _storefront_catalog_v1_Tag, Tag__Output as _storefront_catalog_v1_Tag__Output } from './storefront/catalog/v1/Tag.ts';
import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from './storefront/catalog/v1/TagGroup.ts';
import type { UpdateCategoryRequest as _storefront_catalog_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _storefront_catalog_v1_UpdateCategoryRequest__Output } from './storefront/catalog/v1/UpdateCategoryRequest.ts';
import type { UpdateCategoryResponse as _storefront_catalog_v1_UpdateCategoryResponse, UpdateCategoryResponse__Output as _storefront_catalog_v1_UpdateCategoryResponse__Output } from './storefront/catalog/v1/UpdateCategoryResponse.ts';
import type { UpdateTagGroupRequest as _storefront_catalog_v1_UpdateTagGroupRequest, UpdateTagGroupRequest__Output as _storefront_catalog_v1_UpdateTagGroupRequest__Output } from './storefront/catalog/v1/UpdateTagGroupRequest.ts';
import type { UpdateTagGroupResponse as _storefront_catalog_v1_UpdateTagGroupResponse, UpdateTagGroupResponse__Output as _storefront_catalog_v1_UpdateTagGroupResponse__Output } from './storefront/catalog/v1/UpdateTagGroupResponse.ts';
import type { UpdateTagRequest as _storefront_catalog_v1_UpdateTagRequest, UpdateTagRequest__Output as _storefront_catalog_v1_UpdateTagRequest__Output } from './storefront/catalog/v1/UpdateTagRequest.ts';
import type { UpdateTagResponse as _storefront_catalog_v1_UpdateTagResponse, UpdateTagResponse__Output as _storefront_catalog_v1_UpdateTagResponse__Output } from './storefront/catalog/v1/UpdateTagResponse.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from './storefront/common/v1/Address.ts';
import type { AppError as _storefront_common_v1_AppError, AppError__Output as _storefront_common_v1_AppError__Output } from './storefront/common/v1/AppError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from './storefront/common/v1/ErrorDetail.ts';
import type { LineDiscount as _storefront_common_v1_LineDiscount, LineDiscount__Output as _storefront_common_v1_LineDiscount__Output } from './storefront/common/v1/LineDiscount.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from './storefront/common/v1/SectionError.ts';
import type { Buyer as _storefront_orders_v1_Buyer, Buyer__Output as _storefront_orders_v1_Buyer__Output } from './storefront/orders/v1/Buyer.ts';
import type { CancelOrderRequest as _storefront_orders_v1_CancelOrderRequest, CancelOrderRequest__Output as _storefront_orders_v1_CancelOrderRequest__Output } from './storefront/orders/v1/CancelOrderRequest.ts';
import type { CancelOrderResponse as _storefront_orders_v1_CancelOrderResponse, CancelOrderResponse__Output as _storefront_orders_v1_CancelOrderResponse__Output } from './storefront/orders/v1/CancelOrderResponse.ts';
import type { CancelStoreOrderRequest as _storefront_orders_v1_CancelStoreOrderRequest, CancelStoreOrderRequest__Output as _storefront_orders_v1_CancelStoreOrderRequest__Output } from './storefront/orders/v1/CancelStoreOrderRequest.ts';
import type { CancelStoreOrderResponse as _storefront_orders_v1_CancelStoreOrderResponse, CancelStoreOrderResponse__Output as _storefront_orders_v1_CancelStoreOrderResponse__Output } from './storefront/orders/v1/CancelStoreOrderResponse.ts';
import type { Cancellation as _storefront_orders_v1_Cancellation, Cancellation__Output as _storefront_orders_v1_Cancellation__Output } from './storefront/orders/v1/Cancellation.ts';
import type { CheckoutAmounts as _storefront_orders_v1_CheckoutAmounts, CheckoutAmounts__Output as _storefront_orders_v1_CheckoutAmounts__Output } from './storefront/orders/v1/CheckoutAmounts.ts';
import type { CheckoutBody as _storefront_orders_v1_CheckoutBody, CheckoutBody__Output as _storefront_orders_v1_CheckoutBody__Output } from './storefront/orders/v1/CheckoutBody.ts';
import type { CheckoutIssue as _storefront_orders_v1_CheckoutIssue, CheckoutIssue__Output as _storefront_orders_v1_CheckoutIssue__Output } from './storefront/orders/v1/CheckoutIssue.ts';
import type { CheckoutRequest as _storefront_orders_v1_CheckoutRequest, CheckoutRequest__Output as _storefront_orders_v1_CheckoutRequest__Output } from './storefront/orders/v1/CheckoutRequest.ts';
import type { CheckoutResponse as _storefront_orders_v1_CheckoutResponse, CheckoutResponse__Output as _storefront_orders_v1_CheckoutResponse__Output } from './storefront/orders/v1/CheckoutResponse.ts';
import type { CheckoutResult as _storefront_orders_v1_CheckoutResult, CheckoutResult__Output as _storefront_orders_v1_CheckoutResult__Output } from './storefront/orders/v1/CheckoutResult.ts';
import type { CloseAccountRequest as _storefront_orders_v1_CloseAccountRequest, CloseAccountRequest__Output as _storefront_orders_v1_CloseAccountRequest__Output } from './storefront/orders/v1/CloseAccountRequest.ts';
import type { CloseAccountResponse as _storefront_orders_v1_CloseAccountResponse, CloseAccountResponse__Output as _storefront_orders_v1_CloseAccountResponse__Output } from './storefront/orders/v1/CloseAccountResponse.ts';
import type { CorrectOrderRequest as _storefront_orders_v1_CorrectOrderRequest, CorrectOrderRequest__Output as _storefront_orders_v1_CorrectOrderRequest__Output } from './storefront/orders/v1/CorrectOrderRequest.ts';
import type { CorrectOrderResponse as _storefront_orders_v1_CorrectOrderResponse, CorrectOrderResponse__Output as _storefront_orders_v1_CorrectOrderResponse__Output } from './storefront/orders/v1/CorrectOrderResponse.ts';
import type { CreditSnapshot as _storefront_orders_v1_CreditSnapshot, CreditSnapshot__Output as _storefront_orders_v1_CreditSnapshot__Output } from './storefront/orders/v1/CreditSnapshot.ts';
import type { DeliverOrderRequest as _storefront_orders_v1_DeliverOrderRequest, DeliverOrderRequest__Output as _storefront_orders_v1_DeliverOrderRequest__Output } from './storefront/orders/v1/DeliverOrderRequest.ts';
import type { DeliverOrderResponse as _storefront_orders_v1_DeliverOrderResponse, DeliverOrderResponse__Output as _storefront_orders_v1_DeliverOrderResponse__Output } from './storefront/orders/v1/DeliverOrderResponse.ts';
import type { GetOrderRequest as _storefront_orders_v1_GetOrderRequest, GetOrderRequest__Output as _storefront_orders_v1_GetOrderRequest__Output } from './storefront/orders/v1/GetOrderRequest.ts';
import type { GetOrderResponse as _storefront_orders_v1_GetOrderResponse, GetOrderResponse__Output as _storefront_orders_v1_GetOrderResponse__Output } from './storefront/orders/v1/GetOrderResponse.ts';
import type { GetStoreOrderRequest as _storefront_orders_v1_GetStoreOrderRequest, GetStoreOrderRequest__Output as _storefront_orders_v1_GetStoreOrderRequest__Output } from './storefront/orders/v1/GetStoreOrderRequest.ts';
import type { GetStoreOrderResponse as _storefront_orders_v1_GetStoreOrderResponse, GetStoreOrderResponse__Output as _storefront_orders_v1_GetStoreOrderResponse__Output } from './storefront/orders/v1/GetStoreOrderResponse.ts';
import type { ListOrdersRequest as _storefront_orders_v1_ListOrdersRequest, ListOrdersRequest__Output as _storefront_orders_v1_ListOrdersRequest__Output } from './storefront/orders/v1/ListOrdersRequest.ts';
import type { ListOrdersResponse as _storefront_orders_v1_ListOrdersResponse, ListOrdersResponse__Output as _storefront_orders_v1_ListOrdersResponse__Output } from './storefront/orders/v1/ListOrdersResponse.ts';
import type { ListShippingOptionsRequest as _storefront_orders_v1_ListShippingOptionsRequest, ListShippingOptionsRequest__Output as _storefront_orders_v1_ListShippingOptionsRequest__Output } from './storefront/orders/v1/ListShippingOptionsRequest.ts';
import type { ListShippingOptionsResponse as _storefront_orders_v1_ListShippingOptionsResponse, ListShippingOptionsResponse__Output as _storefront_orders_v1_ListShippingOptionsResponse__Output } from './storefront/orders/v1/ListShippingOptionsResponse.ts';
import type { ListStoreOrdersRequest as _storefront_orders_v1_ListStoreOrdersRequest, ListStoreOrdersRequest__Output as _storefront_orders_v1_ListStoreOrdersRequest__Output } from './storefront/orders/v1/ListStoreOrdersRequest.ts';
import type { ListStoreOrdersResponse as _storefront_orders_v1_ListStoreOrdersResponse, ListStoreOrdersResponse__Output as _storefront_orders_v1_ListStoreOrdersResponse__Output } from './storefront/orders/v1/ListStoreOrdersResponse.ts';
import type { ListStoreShippingOptionsRequest as _storefront_orders_v1_ListStoreShippingOptionsRequest, ListStoreShippingOptionsRequest__Output as _storefront_orders_v1_ListStoreShippingOptionsRequest__Output } from './storefront/orders/v1/ListStoreShippingOptionsRequest.ts';
import type { ListStoreShippingOptionsResponse as _storefront_orders_v1_ListStoreShippingOptionsResponse, ListStoreShippingOptionsResponse__Output as _storefront_orders_v1_ListStoreShippingOptionsResponse__Output } from './storefront/orders/v1/ListStoreShippingOptionsResponse.ts';
import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from './storefront/orders/v1/Order.ts';
import type { OrderLine as _storefront_orders_v1_OrderLine, OrderLine__Output as _storefront_orders_v1_OrderLine__Output } from './storefront/orders/v1/OrderLine.ts';
import type { OrderPromotion as _storefront_orders_v1_OrderPromotion, OrderPromotion__Output as _storefront_orders_v1_OrderPromotion__Output } from './storefront/orders/v1/OrderPromotion.ts';
import type { OrdersAdminServiceClient as _storefront_orders_v1_OrdersAdminServiceClient, OrdersAdminServiceDefinition as _storefront_orders_v1_OrdersAdminServiceDefinition } from './storefront/orders/v1/OrdersAdminService.ts';
import type { OrdersServiceClient as _storefront_orders_v1_OrdersServiceClient, OrdersServiceDefinition as _storefront_orders_v1_OrdersServiceDefinition } from './storefront/orders/v1/OrdersService.ts';
import type { PaymentSessionSnapshot as _storefront_orders_v1_PaymentSessionSnapshot, PaymentSessionSnapshot__Output as _storefront_orders_v1_PaymentSessionSnapshot__Output } from './storefront/orders/v1/PaymentSessionSnapshot.ts';
import type { PreviewCheckoutRequest as _storefront_orders_v1_PreviewCheckoutRequest, PreviewCheckoutRequest__Output as _storefront_orders_v1_PreviewCheckoutRequest__Output } from './storefront/orders/v1/PreviewCheckoutRequest.ts';
import type { PreviewCheckoutResponse as _storefront_orders_v1_PreviewCheckoutResponse, PreviewCheckoutResponse__Output as _storefront_orders_v1_PreviewCheckoutResponse__Output } from './storefront/orders/v1/PreviewCheckoutResponse.ts';
import type { RemoveShippingOptionRequest as _storefront_orders_v1_RemoveShippingOptionRequest, RemoveShippingOptionRequest__Output as _storefront_orders_v1_RemoveShippingOptionRequest__Output } from './storefront/orders/v1/RemoveShippingOptionRequest.ts';
import type { RemoveShippingOptionResponse as _storefront_orders_v1_RemoveShippingOptionResponse, RemoveShippingOptionResponse__Output as _storefront_orders_v1_RemoveShippingOptionResponse__Output } from './storefront/orders/v1/RemoveShippingOptionResponse.ts';
import type { RepayOrderRequest as _storefront_orders_v1_RepayOrderRequest, RepayOrderRequest__Output as _storefront_orders_v1_RepayOrderRequest__Output } from './storefront/orders/v1/RepayOrderRequest.ts';
import type { RepayOrderResponse as _storefront_orders_v1_RepayOrderResponse, RepayOrderResponse__Output as _storefront_orders_v1_RepayOrderResponse__Output } from './storefront/orders/v1/RepayOrderResponse.ts';
import type { SetShippingOptionRequest as _storefront_orders_v1_SetShippingOptionRequest, SetShippingOptionRequest__Output as _storefront_orders_v1_SetShippingOptionRequest__Output } from './storefront/orders/v1/SetShippingOptionRequest.ts';
import type { SetShippingOptionResponse as _storefront_orders_v1_SetShippingOptionResponse, SetShippingOptionResponse__Output as _storefront_orders_v1_SetShippingOptionResponse__Output } from './storefront/orders/v1/SetShippingOptionResponse.ts';
import type { ShipOrderRequest as _storefront_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _storefront_orders_v1_ShipOrderRequest__Output } from './storefront/orders/v1/ShipOrderRequest.ts';
import type { ShipOrderResponse as _storefront_orders_v1_ShipOrderResponse, ShipOrderResponse__Output as _storefront_orders_v1_ShipOrderResponse__Output } from './storefront/orders/v1/ShipOrderResponse.ts';
import type { Shipment as _storefront_orders_v1_Shipment, Shipment__Output as _storefront_orders_v1_Shipment__Output } from './storefront/orders/v1/Shipment.ts';
import type { ShipmentLine as _storefront_orders_v1_ShipmentLine, ShipmentLine__Output as _storefront_orders_v1_ShipmentLine__Output } from './storefront/orders/v1/ShipmentLine.ts';
import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from './storefront/orders/v1/ShippingOption.ts';
import type { ShippingTax as _storefront_orders_v1_ShippingTax, ShippingTax__Output as _storefront_orders_v1_ShippingTax__Output } from './storefront/orders/v1/ShippingTax.ts';
import type { StoreShippingOption as _storefront_orders_v1_StoreShippingOption, StoreShippingOption__Output as _storefront_orders_v1_StoreShippingOption__Output } from './storefront/orders/v1/StoreShippingOption.ts';
import type { TimelineEntry as _storefront_orders_v1_TimelineEntry, TimelineEntry__Output as _storefront_orders_v1_TimelineEntry__Output } from './storefront/orders/v1/TimelineEntry.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    billing: {
      v1: {
        AddCustomerAddressRequest: MessageTypeDefinition<_storefront_billing_v1_AddCustomerAddressRequest, _storefront_billing_v1_AddCustomerAddressRequest__Output>
        AddCustomerAddressResponse: MessageTypeDefinition<_storefront_billing_v1_AddCustomerAddressResponse, _storefront_billing_v1_AddCustomerAddressResponse__Output>
        Aging: MessageTypeDefinition<_storefront_billing_v1_Aging, _storefront_billing_v1_Aging__Output>
        AgingRow: MessageTypeDefinition<_storefront_billing_v1_AgingRow, _storefront_billing_v1_AgingRow__Output>
        ApplyCreditRequest: MessageTypeDefinition<_storefront_billing_v1_ApplyCreditRequest, _storefront_billing_v1_ApplyCreditRequest__Output>
        ApplyCreditResponse: MessageTypeDefinition<_storefront_billing_v1_ApplyCreditResponse, _storefront_billing_v1_ApplyCreditResponse__Output>
        ApplyInvoiceCreditRequest: MessageTypeDefinition<_storefront_billing_v1_ApplyInvoiceCreditRequest, _storefront_billing_v1_ApplyInvoiceCreditRequest__Output>
        ApplyInvoiceCreditResponse: MessageTypeDefinition<_storefront_billing_v1_ApplyInvoiceCreditResponse, _storefront_billing_v1_ApplyInvoiceCreditResponse__Output>
        AuthorizePaymentRequest: MessageTypeDefinition<_storefront_billing_v1_AuthorizePaymentRequest, _storefront_billing_v1_AuthorizePaymentRequest__Output>
        AuthorizePaymentResponse: MessageTypeDefinition<_storefront_billing_v1_AuthorizePaymentResponse, _storefront_billing_v1_AuthorizePaymentResponse__Output>
        BeginAccountClosingRequest: MessageTypeDefinition<_storefront_billing_v1_BeginAccountClosingRequest, _storefront_billing_v1_BeginAccountClosingRequest__Output>
        BeginAccountClosingResponse: MessageTypeDefinition<_storefront_billing_v1_BeginAccountClosingResponse, _storefront_billing_v1_BeginAccountClosingResponse__Output>
        /**
         * Manages a store's customers, credit, and invoices, for operators.
         */
        BillingAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_BillingAdminServiceClient> & { service: _storefront_billing_v1_BillingAdminServiceDefinition }
        /**
         * Manages shoppers' identity, credit, invoices, and payments.
         */
        BillingService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_BillingServiceClient> & { service: _storefront_billing_v1_BillingServiceDefinition }
        ChangePasswordRequest: MessageTypeDefinition<_storefront_billing_v1_ChangePasswordRequest, _storefront_billing_v1_ChangePasswordRequest__Output>
        ChangePasswordResponse: MessageTypeDefinition<_storefront_billing_v1_ChangePasswordResponse, _storefront_billing_v1_ChangePasswordResponse__Output>
        CommitPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentRequest, _storefront_billing_v1_CommitPaymentRequest__Output>
        CommitPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentResponse, _storefront_billing_v1_CommitPaymentResponse__Output>
        CommitPaymentsRequest: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentsRequest, _storefront_billing_v1_CommitPaymentsRequest__Output>
        CommitPaymentsResponse: MessageTypeDefinition<_storefront_billing_v1_CommitPaymentsResponse, _storefront_billing_v1_CommitPaymentsResponse__Output>
        ConfirmEmailVerificationRequest: MessageTypeDefinition<_storefront_billing_v1_ConfirmEmailVerificationRequest, _storefront_billing_v1_ConfirmEmailVerificationRequest__Output>
        ConfirmEmailVerificationResponse: MessageTypeDefinition<_storefront_billing_v1_ConfirmEmailVerificationResponse, _storefront_billing_v1_ConfirmEmailVerificationResponse__Output>
        ConfirmPasswordResetRequest: MessageTypeDefinition<_storefront_billing_v1_ConfirmPasswordResetRequest, _storefront_billing_v1_ConfirmPasswordResetRequest__Output>
        ConfirmPasswordResetResponse: MessageTypeDefinition<_storefront_billing_v1_ConfirmPasswordResetResponse, _storefront_billing_v1_ConfirmPasswordResetResponse__Output>
        CreateAddressRequest: MessageTypeDefinition<_storefront_billing_v1_CreateAddressRequest, _storefront_billing_v1_CreateAddressRequest__Output>
        CreateAddressResponse: MessageTypeDefinition<_storefront_billing_v1_CreateAddressResponse, _storefront_billing_v1_CreateAddressResponse__Output>
        CreateCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_CreateCustomerRequest, _storefront_billing_v1_CreateCustomerRequest__Output>
        CreateCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_CreateCustomerResponse, _storefront_billing_v1_CreateCustomerResponse__Output>
        CreateEmailVerificationRequest: MessageTypeDefinition<_storefront_billing_v1_CreateEmailVerificationRequest, _storefront_billing_v1_CreateEmailVerificationRequest__Output>
        CreateEmailVerificationResponse: MessageTypeDefinition<_storefront_billing_v1_CreateEmailVerificationResponse, _storefront_billing_v1_CreateEmailVerificationResponse__Output>
        CreatePasswordResetRequest: MessageTypeDefinition<_storefront_billing_v1_CreatePasswordResetRequest, _storefront_billing_v1_CreatePasswordResetRequest__Output>
        CreatePasswordResetResponse: MessageTypeDefinition<_storefront_billing_v1_CreatePasswordResetResponse, _storefront_billing_v1_CreatePasswordResetResponse__Output>
        CreditAccount: MessageTypeDefinition<_storefront_billing_v1_CreditAccount, _storefront_billing_v1_CreditAccount__Output>
        CreditEntry: MessageTypeDefinition<_storefront_billing_v1_CreditEntry, _storefront_billing_v1_CreditEntry__Output>
        CreditNote: MessageTypeDefinition<_storefront_billing_v1_CreditNote, _storefront_billing_v1_CreditNote__Output>
        CreditNoteLine: MessageTypeDefinition<_storefront_billing_v1_CreditNoteLine, _storefront_billing_v1_CreditNoteLine__Output>
        CreditStatus: MessageTypeDefinition<_storefront_billing_v1_CreditStatus, _storefront_billing_v1_CreditStatus__Output>
        Customer: MessageTypeDefinition<_storefront_billing_v1_Customer, _storefront_billing_v1_Customer__Output>
        CustomerFault: MessageTypeDefinition<_storefront_billing_v1_CustomerFault, _storefront_billing_v1_CustomerFault__Output>
        CustomerFields: MessageTypeDefinition<_storefront_billing_v1_CustomerFields, _storefront_billing_v1_CustomerFields__Output>
        CustomerPayment: MessageTypeDefinition<_storefront_billing_v1_CustomerPayment, _storefront_billing_v1_CustomerPayment__Output>
        CustomerRow: MessageTypeDefinition<_storefront_billing_v1_CustomerRow, _storefront_billing_v1_CustomerRow__Output>
        CustomerSession: MessageTypeDefinition<_storefront_billing_v1_CustomerSession, _storefront_billing_v1_CustomerSession__Output>
        DecideSandboxPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_DecideSandboxPaymentRequest, _storefront_billing_v1_DecideSandboxPaymentRequest__Output>
        DecideSandboxPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_DecideSandboxPaymentResponse, _storefront_billing_v1_DecideSandboxPaymentResponse__Output>
        DeleteAddressRequest: MessageTypeDefinition<_storefront_billing_v1_DeleteAddressRequest, _storefront_billing_v1_DeleteAddressRequest__Output>
        DeleteAddressResponse: MessageTypeDefinition<_storefront_billing_v1_DeleteAddressResponse, _storefront_billing_v1_DeleteAddressResponse__Output>
        EndAccountClosingRequest: MessageTypeDefinition<_storefront_billing_v1_EndAccountClosingRequest, _storefront_billing_v1_EndAccountClosingRequest__Output>
        EndAccountClosingResponse: MessageTypeDefinition<_storefront_billing_v1_EndAccountClosingResponse, _storefront_billing_v1_EndAccountClosingResponse__Output>
        EndCustomerSessionRequest: MessageTypeDefinition<_storefront_billing_v1_EndCustomerSessionRequest, _storefront_billing_v1_EndCustomerSessionRequest__Output>
        EndCustomerSessionResponse: MessageTypeDefinition<_storefront_billing_v1_EndCustomerSessionResponse, _storefront_billing_v1_EndCustomerSessionResponse__Output>
        EndOtherSessionsRequest: MessageTypeDefinition<_storefront_billing_v1_EndOtherSessionsRequest, _storefront_billing_v1_EndOtherSessionsRequest__Output>
        EndOtherSessionsResponse: MessageTypeDefinition<_storefront_billing_v1_EndOtherSessionsResponse, _storefront_billing_v1_EndOtherSessionsResponse__Output>
        EndSessionRequest: MessageTypeDefinition<_storefront_billing_v1_EndSessionRequest, _storefront_billing_v1_EndSessionRequest__Output>
        EndSessionResponse: MessageTypeDefinition<_storefront_billing_v1_EndSessionResponse, _storefront_billing_v1_EndSessionResponse__Output>
        EndedSession: MessageTypeDefinition<_storefront_billing_v1_EndedSession, _storefront_billing_v1_EndedSession__Output>
        ExportAgingRequest: MessageTypeDefinition<_storefront_billing_v1_ExportAgingRequest, _storefront_billing_v1_ExportAgingRequest__Output>
        ExportAgingResponse: MessageTypeDefinition<_storefront_billing_v1_ExportAgingResponse, _storefront_billing_v1_ExportAgingResponse__Output>
        ExportCustomersRequest: MessageTypeDefinition<_storefront_billing_v1_ExportCustomersRequest, _storefront_billing_v1_ExportCustomersRequest__Output>
        ExportCustomersResponse: MessageTypeDefinition<_storefront_billing_v1_ExportCustomersResponse, _storefront_billing_v1_ExportCustomersResponse__Output>
        ExportPaymentsRequest: MessageTypeDefinition<_storefront_billing_v1_ExportPaymentsRequest, _storefront_billing_v1_ExportPaymentsRequest__Output>
        ExportPaymentsResponse: MessageTypeDefinition<_storefront_billing_v1_ExportPaymentsResponse, _storefront_billing_v1_ExportPaymentsResponse__Output>
        ExportTaxRequest: MessageTypeDefinition<_storefront_billing_v1_ExportTaxRequest, _storefront_billing_v1_ExportTaxRequest__Output>
        ExportTaxResponse: MessageTypeDefinition<_storefront_billing_v1_ExportTaxResponse, _storefront_billing_v1_ExportTaxResponse__Output>
        GetCreditNoteRequest: MessageTypeDefinition<_storefront_billing_v1_GetCreditNoteRequest, _storefront_billing_v1_GetCreditNoteRequest__Output>
        GetCreditNoteResponse: MessageTypeDefinition<_storefront_billing_v1_GetCreditNoteResponse, _storefront_billing_v1_GetCreditNoteResponse__Output>
        GetCreditRequest: MessageTypeDefinition<_storefront_billing_v1_GetCreditRequest, _storefront_billing_v1_GetCreditRequest__Output>
        GetCreditResponse: MessageTypeDefinition<_storefront_billing_v1_GetCreditResponse, _storefront_billing_v1_GetCreditResponse__Output>
        GetCreditStatusRequest: MessageTypeDefinition<_storefront_billing_v1_GetCreditStatusRequest, _storefront_billing_v1_GetCreditStatusRequest__Output>
        GetCreditStatusResponse: MessageTypeDefinition<_storefront_billing_v1_GetCreditStatusResponse, _storefront_billing_v1_GetCreditStatusResponse__Output>
        GetCustomerCreditNoteRequest: MessageTypeDefinition<_storefront_billing_v1_GetCustomerCreditNoteRequest, _storefront_billing_v1_GetCustomerCreditNoteRequest__Output>
        GetCustomerCreditNoteResponse: MessageTypeDefinition<_storefront_billing_v1_GetCustomerCreditNoteResponse, _storefront_billing_v1_GetCustomerCreditNoteResponse__Output>
        GetCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_GetCustomerRequest, _storefront_billing_v1_GetCustomerRequest__Output>
        GetCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_GetCustomerResponse, _storefront_billing_v1_GetCustomerResponse__Output>
        GetInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_GetInvoiceRequest, _storefront_billing_v1_GetInvoiceRequest__Output>
        GetInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_GetInvoiceResponse, _storefront_billing_v1_GetInvoiceResponse__Output>
        GetInvoicesPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_GetInvoicesPaymentRequest, _storefront_billing_v1_GetInvoicesPaymentRequest__Output>
        GetInvoicesPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_GetInvoicesPaymentResponse, _storefront_billing_v1_GetInvoicesPaymentResponse__Output>
        GetOrderBillingRequest: MessageTypeDefinition<_storefront_billing_v1_GetOrderBillingRequest, _storefront_billing_v1_GetOrderBillingRequest__Output>
        GetOrderBillingResponse: MessageTypeDefinition<_storefront_billing_v1_GetOrderBillingResponse, _storefront_billing_v1_GetOrderBillingResponse__Output>
        GetPaymentGatewayRequest: MessageTypeDefinition<_storefront_billing_v1_GetPaymentGatewayRequest, _storefront_billing_v1_GetPaymentGatewayRequest__Output>
        GetPaymentGatewayResponse: MessageTypeDefinition<_storefront_billing_v1_GetPaymentGatewayResponse, _storefront_billing_v1_GetPaymentGatewayResponse__Output>
        GetRefundRequest: MessageTypeDefinition<_storefront_billing_v1_GetRefundRequest, _storefront_billing_v1_GetRefundRequest__Output>
        GetRefundResponse: MessageTypeDefinition<_storefront_billing_v1_GetRefundResponse, _storefront_billing_v1_GetRefundResponse__Output>
        GetSandboxPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_GetSandboxPaymentRequest, _storefront_billing_v1_GetSandboxPaymentRequest__Output>
        GetSandboxPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_GetSandboxPaymentResponse, _storefront_billing_v1_GetSandboxPaymentResponse__Output>
        GetSellerRequest: MessageTypeDefinition<_storefront_billing_v1_GetSellerRequest, _storefront_billing_v1_GetSellerRequest__Output>
        GetSellerResponse: MessageTypeDefinition<_storefront_billing_v1_GetSellerResponse, _storefront_billing_v1_GetSellerResponse__Output>
        GetStatementRequest: MessageTypeDefinition<_storefront_billing_v1_GetStatementRequest, _storefront_billing_v1_GetStatementRequest__Output>
        GetStatementResponse: MessageTypeDefinition<_storefront_billing_v1_GetStatementResponse, _storefront_billing_v1_GetStatementResponse__Output>
        GetStoreCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_GetStoreCustomerRequest, _storefront_billing_v1_GetStoreCustomerRequest__Output>
        GetStoreCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_GetStoreCustomerResponse, _storefront_billing_v1_GetStoreCustomerResponse__Output>
        GetStoreInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_GetStoreInvoiceRequest, _storefront_billing_v1_GetStoreInvoiceRequest__Output>
        GetStoreInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_GetStoreInvoiceResponse, _storefront_billing_v1_GetStoreInvoiceResponse__Output>
        GetStoreOrderBillingRequest: MessageTypeDefinition<_storefront_billing_v1_GetStoreOrderBillingRequest, _storefront_billing_v1_GetStoreOrderBillingRequest__Output>
        GetStoreOrderBillingResponse: MessageTypeDefinition<_storefront_billing_v1_GetStoreOrderBillingResponse, _storefront_billing_v1_GetStoreOrderBillingResponse__Output>
        GetStoreStatementRequest: MessageTypeDefinition<_storefront_billing_v1_GetStoreStatementRequest, _storefront_billing_v1_GetStoreStatementRequest__Output>
        GetStoreStatementResponse: MessageTypeDefinition<_storefront_billing_v1_GetStoreStatementResponse, _storefront_billing_v1_GetStoreStatementResponse__Output>
        ImportCustomersRequest: MessageTypeDefinition<_storefront_billing_v1_ImportCustomersRequest, _storefront_billing_v1_ImportCustomersRequest__Output>
        ImportCustomersResponse: MessageTypeDefinition<_storefront_billing_v1_ImportCustomersResponse, _storefront_billing_v1_ImportCustomersResponse__Output>
        Invoice: MessageTypeDefinition<_storefront_billing_v1_Invoice, _storefront_billing_v1_Invoice__Output>
        InvoiceLine: MessageTypeDefinition<_storefront_billing_v1_InvoiceLine, _storefront_billing_v1_InvoiceLine__Output>
        InvoicePayment: MessageTypeDefinition<_storefront_billing_v1_InvoicePayment, _storefront_billing_v1_InvoicePayment__Output>
        InvoicePdf: MessageTypeDefinition<_storefront_billing_v1_InvoicePdf, _storefront_billing_v1_InvoicePdf__Output>
        ListAddressesRequest: MessageTypeDefinition<_storefront_billing_v1_ListAddressesRequest, _storefront_billing_v1_ListAddressesRequest__Output>
        ListAddressesResponse: MessageTypeDefinition<_storefront_billing_v1_ListAddressesResponse, _storefront_billing_v1_ListAddressesResponse__Output>
        ListCreditNotesRequest: MessageTypeDefinition<_storefront_billing_v1_ListCreditNotesRequest, _storefront_billing_v1_ListCreditNotesRequest__Output>
        ListCreditNotesResponse: MessageTypeDefinition<_storefront_billing_v1_ListCreditNotesResponse, _storefront_billing_v1_ListCreditNotesResponse__Output>
        ListCustomerCreditNotesRequest: MessageTypeDefinition<_storefront_billing_v1_ListCustomerCreditNotesRequest, _storefront_billing_v1_ListCustomerCreditNotesRequest__Output>
        ListCustomerCreditNotesResponse: MessageTypeDefinition<_storefront_billing_v1_ListCustomerCreditNotesResponse, _storefront_billing_v1_ListCustomerCreditNotesResponse__Output>
        ListCustomerPaymentsRequest: MessageTypeDefinition<_storefront_billing_v1_ListCustomerPaymentsRequest, _storefront_billing_v1_ListCustomerPaymentsRequest__Output>
        ListCustomerPaymentsResponse: MessageTypeDefinition<_storefront_billing_v1_ListCustomerPaymentsResponse, _storefront_billing_v1_ListCustomerPaymentsResponse__Output>
        ListEndedSessionsRequest: MessageTypeDefinition<_storefront_billing_v1_ListEndedSessionsRequest, _storefront_billing_v1_ListEndedSessionsRequest__Output>
        ListEndedSessionsResponse: MessageTypeDefinition<_storefront_billing_v1_ListEndedSessionsResponse, _storefront_billing_v1_ListEndedSessionsResponse__Output>
        ListInvoicesRequest: MessageTypeDefinition<_storefront_billing_v1_ListInvoicesRequest, _storefront_billing_v1_ListInvoicesRequest__Output>
        ListInvoicesResponse: MessageTypeDefinition<_storefront_billing_v1_ListInvoicesResponse, _storefront_billing_v1_ListInvoicesResponse__Output>
        ListRefundsRequest: MessageTypeDefinition<_storefront_billing_v1_ListRefundsRequest, _storefront_billing_v1_ListRefundsRequest__Output>
        ListRefundsResponse: MessageTypeDefinition<_storefront_billing_v1_ListRefundsResponse, _storefront_billing_v1_ListRefundsResponse__Output>
        ListSessionsRequest: MessageTypeDefinition<_storefront_billing_v1_ListSessionsRequest, _storefront_billing_v1_ListSessionsRequest__Output>
        ListSessionsResponse: MessageTypeDefinition<_storefront_billing_v1_ListSessionsResponse, _storefront_billing_v1_ListSessionsResponse__Output>
        ListStoreCustomersRequest: MessageTypeDefinition<_storefront_billing_v1_ListStoreCustomersRequest, _storefront_billing_v1_ListStoreCustomersRequest__Output>
        ListStoreCustomersResponse: MessageTypeDefinition<_storefront_billing_v1_ListStoreCustomersResponse, _storefront_billing_v1_ListStoreCustomersResponse__Output>
        ListStoreInvoicesRequest: MessageTypeDefinition<_storefront_billing_v1_ListStoreInvoicesRequest, _storefront_billing_v1_ListStoreInvoicesRequest__Output>
        ListStoreInvoicesResponse: MessageTypeDefinition<_storefront_billing_v1_ListStoreInvoicesResponse, _storefront_billing_v1_ListStoreInvoicesResponse__Output>
        LogInRequest: MessageTypeDefinition<_storefront_billing_v1_LogInRequest, _storefront_billing_v1_LogInRequest__Output>
        LogInResponse: MessageTypeDefinition<_storefront_billing_v1_LogInResponse, _storefront_billing_v1_LogInResponse__Output>
        OverCreditLimit: MessageTypeDefinition<_storefront_billing_v1_OverCreditLimit, _storefront_billing_v1_OverCreditLimit__Output>
        Party: MessageTypeDefinition<_storefront_billing_v1_Party, _storefront_billing_v1_Party__Output>
        PayInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_PayInvoiceRequest, _storefront_billing_v1_PayInvoiceRequest__Output>
        PayInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_PayInvoiceResponse, _storefront_billing_v1_PayInvoiceResponse__Output>
        PayInvoicesRequest: MessageTypeDefinition<_storefront_billing_v1_PayInvoicesRequest, _storefront_billing_v1_PayInvoicesRequest__Output>
        PayInvoicesResponse: MessageTypeDefinition<_storefront_billing_v1_PayInvoicesResponse, _storefront_billing_v1_PayInvoicesResponse__Output>
        PaymentAllocation: MessageTypeDefinition<_storefront_billing_v1_PaymentAllocation, _storefront_billing_v1_PaymentAllocation__Output>
        PaymentAuthorized: MessageTypeDefinition<_storefront_billing_v1_PaymentAuthorized, _storefront_billing_v1_PaymentAuthorized__Output>
        /**
         * Serves payment gateways and their hosted pages. These calls carry no store key: a session is identified by its ID alone, and an
         * outcome is authenticated by its signature.
         */
        PaymentGatewayService: SubtypeConstructor<typeof grpc.Client, _storefront_billing_v1_PaymentGatewayServiceClient> & { service: _storefront_billing_v1_PaymentGatewayServiceDefinition }
        PaymentRow: MessageTypeDefinition<_storefront_billing_v1_PaymentRow, _storefront_billing_v1_PaymentRow__Output>
        PaymentSession: MessageTypeDefinition<_storefront_billing_v1_PaymentSession, _storefront_billing_v1_PaymentSession__Output>
        PaymentTerms: MessageTypeDefinition<_storefront_billing_v1_PaymentTerms, _storefront_billing_v1_PaymentTerms__Output>
        ReceiveNotificationRequest: MessageTypeDefinition<_storefront_billing_v1_ReceiveNotificationRequest, _storefront_billing_v1_ReceiveNotificationRequest__Output>
        ReceiveNotificationResponse: MessageTypeDefinition<_storefront_billing_v1_ReceiveNotificationResponse, _storefront_billing_v1_ReceiveNotificationResponse__Output>
        RecordCustomerPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_RecordCustomerPaymentRequest, _storefront_billing_v1_RecordCustomerPaymentRequest__Output>
        RecordCustomerPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_RecordCustomerPaymentResponse, _storefront_billing_v1_RecordCustomerPaymentResponse__Output>
        RecordPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_RecordPaymentRequest, _storefront_billing_v1_RecordPaymentRequest__Output>
        RecordPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_RecordPaymentResponse, _storefront_billing_v1_RecordPaymentResponse__Output>
        RefreshSessionRequest: MessageTypeDefinition<_storefront_billing_v1_RefreshSessionRequest, _storefront_billing_v1_RefreshSessionRequest__Output>
        RefreshSessionResponse: MessageTypeDefinition<_storefront_billing_v1_RefreshSessionResponse, _storefront_billing_v1_RefreshSessionResponse__Output>
        Refund: MessageTypeDefinition<_storefront_billing_v1_Refund, _storefront_billing_v1_Refund__Output>
        RefundCreditRequest: MessageTypeDefinition<_storefront_billing_v1_RefundCreditRequest, _storefront_billing_v1_RefundCreditRequest__Output>
        RefundCreditResponse: MessageTypeDefinition<_storefront_billing_v1_RefundCreditResponse, _storefront_billing_v1_RefundCreditResponse__Output>
        RefundLine: MessageTypeDefinition<_storefront_billing_v1_RefundLine, _storefront_billing_v1_RefundLine__Output>
        RefundOrderRequest: MessageTypeDefinition<_storefront_billing_v1_RefundOrderRequest, _storefront_billing_v1_RefundOrderRequest__Output>
        RefundOrderResponse: MessageTypeDefinition<_storefront_billing_v1_RefundOrderResponse, _storefront_billing_v1_RefundOrderResponse__Output>
        RefundTotals: MessageTypeDefinition<_storefront_billing_v1_RefundTotals, _storefront_billing_v1_RefundTotals__Output>
        ReleasePaymentRequest: MessageTypeDefinition<_storefront_billing_v1_ReleasePaymentRequest, _storefront_billing_v1_ReleasePaymentRequest__Output>
        ReleasePaymentResponse: MessageTypeDefinition<_storefront_billing_v1_ReleasePaymentResponse, _storefront_billing_v1_ReleasePaymentResponse__Output>
        RemoveCustomerAddressRequest: MessageTypeDefinition<_storefront_billing_v1_RemoveCustomerAddressRequest, _storefront_billing_v1_RemoveCustomerAddressRequest__Output>
        RemoveCustomerAddressResponse: MessageTypeDefinition<_storefront_billing_v1_RemoveCustomerAddressResponse, _storefront_billing_v1_RemoveCustomerAddressResponse__Output>
        RemovePaymentGatewayRequest: MessageTypeDefinition<_storefront_billing_v1_RemovePaymentGatewayRequest, _storefront_billing_v1_RemovePaymentGatewayRequest__Output>
        RemovePaymentGatewayResponse: MessageTypeDefinition<_storefront_billing_v1_RemovePaymentGatewayResponse, _storefront_billing_v1_RemovePaymentGatewayResponse__Output>
        RenderCreditNoteRequest: MessageTypeDefinition<_storefront_billing_v1_RenderCreditNoteRequest, _storefront_billing_v1_RenderCreditNoteRequest__Output>
        RenderCreditNoteResponse: MessageTypeDefinition<_storefront_billing_v1_RenderCreditNoteResponse, _storefront_billing_v1_RenderCreditNoteResponse__Output>
        RenderCustomerCreditNoteRequest: MessageTypeDefinition<_storefront_billing_v1_RenderCustomerCreditNoteRequest, _storefront_billing_v1_RenderCustomerCreditNoteRequest__Output>
        RenderCustomerCreditNoteResponse: MessageTypeDefinition<_storefront_billing_v1_RenderCustomerCreditNoteResponse, _storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>
        RenderInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_RenderInvoiceRequest, _storefront_billing_v1_RenderInvoiceRequest__Output>
        RenderInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_RenderInvoiceResponse, _storefront_billing_v1_RenderInvoiceResponse__Output>
        RenderStatementRequest: MessageTypeDefinition<_storefront_billing_v1_RenderStatementRequest, _storefront_billing_v1_RenderStatementRequest__Output>
        RenderStatementResponse: MessageTypeDefinition<_storefront_billing_v1_RenderStatementResponse, _storefront_billing_v1_RenderStatementResponse__Output>
        RenderStoreInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_RenderStoreInvoiceRequest, _storefront_billing_v1_RenderStoreInvoiceRequest__Output>
        RenderStoreInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_RenderStoreInvoiceResponse, _storefront_billing_v1_RenderStoreInvoiceResponse__Output>
        RenderStoreStatementRequest: MessageTypeDefinition<_storefront_billing_v1_RenderStoreStatementRequest, _storefront_billing_v1_RenderStoreStatementRequest__Output>
        RenderStoreStatementResponse: MessageTypeDefinition<_storefront_billing_v1_RenderStoreStatementResponse, _storefront_billing_v1_RenderStoreStatementResponse__Output>
        ReopenPaymentRequest: MessageTypeDefinition<_storefront_billing_v1_ReopenPaymentRequest, _storefront_billing_v1_ReopenPaymentRequest__Output>
        ReopenPaymentResponse: MessageTypeDefinition<_storefront_billing_v1_ReopenPaymentResponse, _storefront_billing_v1_ReopenPaymentResponse__Output>
        RetryRefundRequest: MessageTypeDefinition<_storefront_billing_v1_RetryRefundRequest, _storefront_billing_v1_RetryRefundRequest__Output>
        RetryRefundResponse: MessageTypeDefinition<_storefront_billing_v1_RetryRefundResponse, _storefront_billing_v1_RetryRefundResponse__Output>
        ReversePaymentRequest: MessageTypeDefinition<_storefront_billing_v1_ReversePaymentRequest, _storefront_billing_v1_ReversePaymentRequest__Output>
        ReversePaymentResponse: MessageTypeDefinition<_storefront_billing_v1_ReversePaymentResponse, _storefront_billing_v1_ReversePaymentResponse__Output>
        Seller: MessageTypeDefinition<_storefront_billing_v1_Seller, _storefront_billing_v1_Seller__Output>
        SessionAllocation: MessageTypeDefinition<_storefront_billing_v1_SessionAllocation, _storefront_billing_v1_SessionAllocation__Output>
        SetCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_SetCustomerRequest, _storefront_billing_v1_SetCustomerRequest__Output>
        SetCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_SetCustomerResponse, _storefront_billing_v1_SetCustomerResponse__Output>
        SetPaymentGatewayRequest: MessageTypeDefinition<_storefront_billing_v1_SetPaymentGatewayRequest, _storefront_billing_v1_SetPaymentGatewayRequest__Output>
        SetPaymentGatewayResponse: MessageTypeDefinition<_storefront_billing_v1_SetPaymentGatewayResponse, _storefront_billing_v1_SetPaymentGatewayResponse__Output>
        SetSellerRequest: MessageTypeDefinition<_storefront_billing_v1_SetSellerRequest, _storefront_billing_v1_SetSellerRequest__Output>
        SetSellerResponse: MessageTypeDefinition<_storefront_billing_v1_SetSellerResponse, _storefront_billing_v1_SetSellerResponse__Output>
        Settlement: EnumTypeDefinition
        ShopperSession: MessageTypeDefinition<_storefront_billing_v1_ShopperSession, _storefront_billing_v1_ShopperSession__Output>
        SignUpRequest: MessageTypeDefinition<_storefront_billing_v1_SignUpRequest, _storefront_billing_v1_SignUpRequest__Output>
        SignUpResponse: MessageTypeDefinition<_storefront_billing_v1_SignUpResponse, _storefront_billing_v1_SignUpResponse__Output>
        StartSessionRequest: MessageTypeDefinition<_storefront_billing_v1_StartSessionRequest, _storefront_billing_v1_StartSessionRequest__Output>
        StartSessionResponse: MessageTypeDefinition<_storefront_billing_v1_StartSessionResponse, _storefront_billing_v1_StartSessionResponse__Output>
        Statement: MessageTypeDefinition<_storefront_billing_v1_Statement, _storefront_billing_v1_Statement__Output>
        StatementEntry: MessageTypeDefinition<_storefront_billing_v1_StatementEntry, _storefront_billing_v1_StatementEntry__Output>
        StoreCustomer: MessageTypeDefinition<_storefront_billing_v1_StoreCustomer, _storefront_billing_v1_StoreCustomer__Output>
        StorePaymentGateway: MessageTypeDefinition<_storefront_billing_v1_StorePaymentGateway, _storefront_billing_v1_StorePaymentGateway__Output>
        TaxBreakdown: MessageTypeDefinition<_storefront_billing_v1_TaxBreakdown, _storefront_billing_v1_TaxBreakdown__Output>
        TaxRow: MessageTypeDefinition<_storefront_billing_v1_TaxRow, _storefront_billing_v1_TaxRow__Output>
        UpdateAddressRequest: MessageTypeDefinition<_storefront_billing_v1_UpdateAddressRequest, _storefront_billing_v1_UpdateAddressRequest__Output>
        UpdateAddressResponse: MessageTypeDefinition<_storefront_billing_v1_UpdateAddressResponse, _storefront_billing_v1_UpdateAddressResponse__Output>
        UpdateCustomerRequest: MessageTypeDefinition<_storefront_billing_v1_UpdateCustomerRequest, _storefront_billing_v1_UpdateCustomerRequest__Output>
        UpdateCustomerResponse: MessageTypeDefinition<_storefront_billing_v1_UpdateCustomerResponse, _storefront_billing_v1_UpdateCustomerResponse__Output>
        VoidInvoiceRequest: MessageTypeDefinition<_storefront_billing_v1_VoidInvoiceRequest, _storefront_billing_v1_VoidInvoiceRequest__Output>
        VoidInvoiceResponse: MessageTypeDefinition<_storefront_billing_v1_VoidInvoiceResponse, _storefront_billing_v1_VoidInvoiceResponse__Output>
      }
    }
    catalog: {
      v1: {
        AdjustStockRequest: MessageTypeDefinition<_storefront_catalog_v1_AdjustStockRequest, _storefront_catalog_v1_AdjustStockRequest__Output>
        AdjustStockResponse: MessageTypeDefinition<_storefront_catalog_v1_AdjustStockResponse, _storefront_catalog_v1_AdjustStockResponse__Output>
        BatchGetAvailabilityRequest: MessageTypeDefinition<_storefront_catalog_v1_BatchGetAvailabilityRequest, _storefront_catalog_v1_BatchGetAvailabilityRequest__Output>
        BatchGetAvailabilityResponse: MessageTypeDefinition<_storefront_catalog_v1_BatchGetAvailabilityResponse, _storefront_catalog_v1_BatchGetAvailabilityResponse__Output>
        /**
         * Manages a store's catalog, stock, and contract prices, for operators.
         */
        CatalogAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_CatalogAdminServiceClient> & { service: _storefront_catalog_v1_CatalogAdminServiceDefinition }
        CatalogChange: MessageTypeDefinition<_storefront_catalog_v1_CatalogChange, _storefront_catalog_v1_CatalogChange__Output>
        /**
         * Serves the catalog to storefronts, and prices and stock to cart and checkout. Prices are the calling customer's; without a customer they
         * are list prices. Hidden products are treated as unknown.
         */
        CatalogService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_CatalogServiceClient> & { service: _storefront_catalog_v1_CatalogServiceDefinition }
        Category: MessageTypeDefinition<_storefront_catalog_v1_Category, _storefront_catalog_v1_Category__Output>
        CategoryEntry: MessageTypeDefinition<_storefront_catalog_v1_CategoryEntry, _storefront_catalog_v1_CategoryEntry__Output>
        CommitReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationRequest, _storefront_catalog_v1_CommitReservationRequest__Output>
        CommitReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationResponse, _storefront_catalog_v1_CommitReservationResponse__Output>
        CommitReservationsRequest: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationsRequest, _storefront_catalog_v1_CommitReservationsRequest__Output>
        CommitReservationsResponse: MessageTypeDefinition<_storefront_catalog_v1_CommitReservationsResponse, _storefront_catalog_v1_CommitReservationsResponse__Output>
        ContractPrice: MessageTypeDefinition<_storefront_catalog_v1_ContractPrice, _storefront_catalog_v1_ContractPrice__Output>
        ExportContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_ExportContractPricesRequest, _storefront_catalog_v1_ExportContractPricesRequest__Output>
        ExportContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_ExportContractPricesResponse, _storefront_catalog_v1_ExportContractPricesResponse__Output>
        ExportProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ExportProductsRequest, _storefront_catalog_v1_ExportProductsRequest__Output>
        ExportProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ExportProductsResponse, _storefront_catalog_v1_ExportProductsResponse__Output>
        FacetCount: MessageTypeDefinition<_storefront_catalog_v1_FacetCount, _storefront_catalog_v1_FacetCount__Output>
        FacetCounts: MessageTypeDefinition<_storefront_catalog_v1_FacetCounts, _storefront_catalog_v1_FacetCounts__Output>
        GetAvailabilityRequest: MessageTypeDefinition<_storefront_catalog_v1_GetAvailabilityRequest, _storefront_catalog_v1_GetAvailabilityRequest__Output>
        GetAvailabilityResponse: MessageTypeDefinition<_storefront_catalog_v1_GetAvailabilityResponse, _storefront_catalog_v1_GetAvailabilityResponse__Output>
        GetCatalogVersionRequest: MessageTypeDefinition<_storefront_catalog_v1_GetCatalogVersionRequest, _storefront_catalog_v1_GetCatalogVersionRequest__Output>
        GetCatalogVersionResponse: MessageTypeDefinition<_storefront_catalog_v1_GetCatalogVersionResponse, _storefront_catalog_v1_GetCatalogVersionResponse__Output>
        GetProductRequest: MessageTypeDefinition<_storefront_catalog_v1_GetProductRequest, _storefront_catalog_v1_GetProductRequest__Output>
        GetProductResponse: MessageTypeDefinition<_storefront_catalog_v1_GetProductResponse, _storefront_catalog_v1_GetProductResponse__Output>
        GetStockRequest: MessageTypeDefinition<_storefront_catalog_v1_GetStockRequest, _storefront_catalog_v1_GetStockRequest__Output>
        GetStockResponse: MessageTypeDefinition<_storefront_catalog_v1_GetStockResponse, _storefront_catalog_v1_GetStockResponse__Output>
        GetTaxonomyRequest: MessageTypeDefinition<_storefront_catalog_v1_GetTaxonomyRequest, _storefront_catalog_v1_GetTaxonomyRequest__Output>
        GetTaxonomyResponse: MessageTypeDefinition<_storefront_catalog_v1_GetTaxonomyResponse, _storefront_catalog_v1_GetTaxonomyResponse__Output>
        ImportFault: MessageTypeDefinition<_storefront_catalog_v1_ImportFault, _storefront_catalog_v1_ImportFault__Output>
        ImportOptions: MessageTypeDefinition<_storefront_catalog_v1_ImportOptions, _storefront_catalog_v1_ImportOptions__Output>
        ImportProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ImportProductsRequest, _storefront_catalog_v1_ImportProductsRequest__Output>
        ImportProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ImportProductsResponse, _storefront_catalog_v1_ImportProductsResponse__Output>
        ListCategoriesRequest: MessageTypeDefinition<_storefront_catalog_v1_ListCategoriesRequest, _storefront_catalog_v1_ListCategoriesRequest__Output>
        ListCategoriesResponse: MessageTypeDefinition<_storefront_catalog_v1_ListCategoriesResponse, _storefront_catalog_v1_ListCategoriesResponse__Output>
        ListChangesRequest: MessageTypeDefinition<_storefront_catalog_v1_ListChangesRequest, _storefront_catalog_v1_ListChangesRequest__Output>
        ListChangesResponse: MessageTypeDefinition<_storefront_catalog_v1_ListChangesResponse, _storefront_catalog_v1_ListChangesResponse__Output>
        ListProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListProductsRequest, _storefront_catalog_v1_ListProductsRequest__Output>
        ListProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListProductsResponse, _storefront_catalog_v1_ListProductsResponse__Output>
        ListStoreProductsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListStoreProductsRequest, _storefront_catalog_v1_ListStoreProductsRequest__Output>
        ListStoreProductsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListStoreProductsResponse, _storefront_catalog_v1_ListStoreProductsResponse__Output>
        ListTagsRequest: MessageTypeDefinition<_storefront_catalog_v1_ListTagsRequest, _storefront_catalog_v1_ListTagsRequest__Output>
        ListTagsResponse: MessageTypeDefinition<_storefront_catalog_v1_ListTagsResponse, _storefront_catalog_v1_ListTagsResponse__Output>
        MediaRef: MessageTypeDefinition<_storefront_catalog_v1_MediaRef, _storefront_catalog_v1_MediaRef__Output>
        OrderUom: MessageTypeDefinition<_storefront_catalog_v1_OrderUom, _storefront_catalog_v1_OrderUom__Output>
        QuoteLine: MessageTypeDefinition<_storefront_catalog_v1_QuoteLine, _storefront_catalog_v1_QuoteLine__Output>
        QuoteLinesRequest: MessageTypeDefinition<_storefront_catalog_v1_QuoteLinesRequest, _storefront_catalog_v1_QuoteLinesRequest__Output>
        QuoteLinesResponse: MessageTypeDefinition<_storefront_catalog_v1_QuoteLinesResponse, _storefront_catalog_v1_QuoteLinesResponse__Output>
        QuoteValidity: MessageTypeDefinition<_storefront_catalog_v1_QuoteValidity, _storefront_catalog_v1_QuoteValidity__Output>
        QuotedLine: MessageTypeDefinition<_storefront_catalog_v1_QuotedLine, _storefront_catalog_v1_QuotedLine__Output>
        ReduceReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ReduceReservationRequest, _storefront_catalog_v1_ReduceReservationRequest__Output>
        ReduceReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ReduceReservationResponse, _storefront_catalog_v1_ReduceReservationResponse__Output>
        ReleaseReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ReleaseReservationRequest, _storefront_catalog_v1_ReleaseReservationRequest__Output>
        ReleaseReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ReleaseReservationResponse, _storefront_catalog_v1_ReleaseReservationResponse__Output>
        RemoveCategoryRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveCategoryRequest, _storefront_catalog_v1_RemoveCategoryRequest__Output>
        RemoveCategoryResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveCategoryResponse, _storefront_catalog_v1_RemoveCategoryResponse__Output>
        RemoveContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveContractPricesRequest, _storefront_catalog_v1_RemoveContractPricesRequest__Output>
        RemoveContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveContractPricesResponse, _storefront_catalog_v1_RemoveContractPricesResponse__Output>
        RemoveTagRequest: MessageTypeDefinition<_storefront_catalog_v1_RemoveTagRequest, _storefront_catalog_v1_RemoveTagRequest__Output>
        RemoveTagResponse: MessageTypeDefinition<_storefront_catalog_v1_RemoveTagResponse, _storefront_catalog_v1_RemoveTagResponse__Output>
        ReserveLine: MessageTypeDefinition<_storefront_catalog_v1_ReserveLine, _storefront_catalog_v1_ReserveLine__Output>
        ReserveStockRequest: MessageTypeDefinition<_storefront_catalog_v1_ReserveStockRequest, _storefront_catalog_v1_ReserveStockRequest__Output>
        ReserveStockResponse: MessageTypeDefinition<_storefront_catalog_v1_ReserveStockResponse, _storefront_catalog_v1_ReserveStockResponse__Output>
        RestockReturnRequest: MessageTypeDefinition<_storefront_catalog_v1_RestockReturnRequest, _storefront_catalog_v1_RestockReturnRequest__Output>
        RestockReturnResponse: MessageTypeDefinition<_storefront_catalog_v1_RestockReturnResponse, _storefront_catalog_v1_RestockReturnResponse__Output>
        SetContractPricesRequest: MessageTypeDefinition<_storefront_catalog_v1_SetContractPricesRequest, _storefront_catalog_v1_SetContractPricesRequest__Output>
        SetContractPricesResponse: MessageTypeDefinition<_storefront_catalog_v1_SetContractPricesResponse, _storefront_catalog_v1_SetContractPricesResponse__Output>
        SetLowStockThresholdRequest: MessageTypeDefinition<_storefront_catalog_v1_SetLowStockThresholdRequest, _storefront_catalog_v1_SetLowStockThresholdRequest__Output>
        SetLowStockThresholdResponse: MessageTypeDefinition<_storefront_catalog_v1_SetLowStockThresholdResponse, _storefront_catalog_v1_SetLowStockThresholdResponse__Output>
        SetStockRequest: MessageTypeDefinition<_storefront_catalog_v1_SetStockRequest, _storefront_catalog_v1_SetStockRequest__Output>
        SetStockResponse: MessageTypeDefinition<_storefront_catalog_v1_SetStockResponse, _storefront_catalog_v1_SetStockResponse__Output>
        SetVisibilityRequest: MessageTypeDefinition<_storefront_catalog_v1_SetVisibilityRequest, _storefront_catalog_v1_SetVisibilityRequest__Output>
        SetVisibilityResponse: MessageTypeDefinition<_storefront_catalog_v1_SetVisibilityResponse, _storefront_catalog_v1_SetVisibilityResponse__Output>
        ShipReservationRequest: MessageTypeDefinition<_storefront_catalog_v1_ShipReservationRequest, _storefront_catalog_v1_ShipReservationRequest__Output>
        ShipReservationResponse: MessageTypeDefinition<_storefront_catalog_v1_ShipReservationResponse, _storefront_catalog_v1_ShipReservationResponse__Output>
        SkuAvailability: MessageTypeDefinition<_storefront_catalog_v1_SkuAvailability, _storefront_catalog_v1_SkuAvailability__Output>
        StockIssue: MessageTypeDefinition<_storefront_catalog_v1_StockIssue, _storefront_catalog_v1_StockIssue__Output>
        StockLevel: MessageTypeDefinition<_storefront_catalog_v1_StockLevel, _storefront_catalog_v1_StockLevel__Output>
        StoreProduct: MessageTypeDefinition<_storefront_catalog_v1_StoreProduct, _storefront_catalog_v1_StoreProduct__Output>
        Tag: MessageTypeDefinition<_storefront_catalog_v1_Tag, _storefront_catalog_v1_Tag__Output>
        TagGroup: MessageTypeDefinition<_storefront_catalog_v1_TagGroup, _storefront_catalog_v1_TagGroup__Output>
        UpdateCategoryRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateCategoryRequest, _storefront_catalog_v1_UpdateCategoryRequest__Output>
        UpdateCategoryResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateCategoryResponse, _storefront_catalog_v1_UpdateCategoryResponse__Output>
        UpdateTagGroupRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagGroupRequest, _storefront_catalog_v1_UpdateTagGroupRequest__Output>
        UpdateTagGroupResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagGroupResponse, _storefront_catalog_v1_UpdateTagGroupResponse__Output>
        UpdateTagRequest: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagRequest, _storefront_catalog_v1_UpdateTagRequest__Output>
        UpdateTagResponse: MessageTypeDefinition<_storefront_catalog_v1_UpdateTagResponse, _storefront_catalog_v1_UpdateTagResponse__Output>
      }
    }
    common: {
      v1: {
        Address: MessageTypeDefinition<_storefront_common_v1_Address, _storefront_common_v1_Address__Output>
        AppError: MessageTypeDefinition<_storefront_common_v1_AppError, _storefront_common_v1_AppError__Output>
        Availability: EnumTypeDefinition
        ErrorDetail: MessageTypeDefinition<_storefront_common_v1_ErrorDetail, _storefront_common_v1_ErrorDetail__Output>
        LineDiscount: MessageTypeDefinition<_storefront_common_v1_LineDiscount, _storefront_common_v1_LineDiscount__Output>
        PaymentRail: EnumTypeDefinition
        PriceSource: EnumTypeDefinition
        SectionError: MessageTypeDefinition<_storefront_common_v1_SectionError, _storefront_common_v1_SectionError__Output>
      }
    }
    orders: {
      v1: {
        Buyer: MessageTypeDefinition<_storefront_orders_v1_Buyer, _storefront_orders_v1_Buyer__Output>
        CancelOrderRequest: MessageTypeDefinition<_storefront_orders_v1_CancelOrderRequest, _storefront_orders_v1_CancelOrderRequest__Output>
        CancelOrderResponse: MessageTypeDefinition<_storefront_orders_v1_CancelOrderResponse, _storefront_orders_v1_CancelOrderResponse__Output>
        CancelStoreOrderRequest: MessageTypeDefinition<_storefront_orders_v1_CancelStoreOrderRequest, _storefront_orders_v1_CancelStoreOrderRequest__Output>
        CancelStoreOrderResponse: MessageTypeDefinition<_storefront_orders_v1_CancelStoreOrderResponse, _storefront_orders_v1_CancelStoreOrderResponse__Output>
        Cancellation: MessageTypeDefinition<_storefront_orders_v1_Cancellation, _storefront_orders_v1_Cancellation__Output>
        CheckoutAmounts: MessageTypeDefinition<_storefront_orders_v1_CheckoutAmounts, _storefront_orders_v1_CheckoutAmounts__Output>
        CheckoutBody: MessageTypeDefinition<_storefront_orders_v1_CheckoutBody, _storefront_orders_v1_CheckoutBody__Output>
        CheckoutIssue: MessageTypeDefinition<_storefront_orders_v1_CheckoutIssue, _storefront_orders_v1_CheckoutIssue__Output>
        CheckoutRequest: MessageTypeDefinition<_storefront_orders_v1_CheckoutRequest, _storefront_orders_v1_CheckoutRequest__Output>
        CheckoutResponse: MessageTypeDefinition<_storefront_orders_v1_CheckoutResponse, _storefront_orders_v1_CheckoutResponse__Output>
        CheckoutResult: MessageTypeDefinition<_storefront_orders_v1_CheckoutResult, _storefront_orders_v1_CheckoutResult__Output>
        CloseAccountRequest: MessageTypeDefinition<_storefront_orders_v1_CloseAccountRequest, _storefront_orders_v1_CloseAccountRequest__Output>
        CloseAccountResponse: MessageTypeDefinition<_storefront_orders_v1_CloseAccountResponse, _storefront_orders_v1_CloseAccountResponse__Output>
        CorrectOrderRequest: MessageTypeDefinition<_storefront_orders_v1_CorrectOrderRequest, _storefront_orders_v1_CorrectOrderRequest__Output>
        CorrectOrderResponse: MessageTypeDefinition<_storefront_orders_v1_CorrectOrderResponse, _storefront_orders_v1_CorrectOrderResponse__Output>
        CreditSnapshot: MessageTypeDefinition<_storefront_orders_v1_CreditSnapshot, _storefront_orders_v1_CreditSnapshot__Output>
        DeliverOrderRequest: MessageTypeDefinition<_storefront_orders_v1_DeliverOrderRequest, _storefront_orders_v1_DeliverOrderRequest__Output>
        DeliverOrderResponse: MessageTypeDefinition<_storefront_orders_v1_DeliverOrderResponse, _storefront_orders_v1_DeliverOrderResponse__Output>
        GetOrderRequest: MessageTypeDefinition<_storefront_orders_v1_GetOrderRequest, _storefront_orders_v1_GetOrderRequest__Output>
        GetOrderResponse: MessageTypeDefinition<_storefront_orders_v1_GetOrderResponse, _storefront_orders_v1_GetOrderResponse__Output>
        GetStoreOrderRequest: MessageTypeDefinition<_storefront_orders_v1_GetStoreOrderRequest, _storefront_orders_v1_GetStoreOrderRequest__Output>
        GetStoreOrderResponse: MessageTypeDefinition<_storefront_orders_v1_GetStoreOrderResponse, _storefront_orders_v1_GetStoreOrderResponse__Output>
        ListOrdersRequest: MessageTypeDefinition<_storefront_orders_v1_ListOrdersRequest, _storefront_orders_v1_ListOrdersRequest__Output>
        ListOrdersResponse: MessageTypeDefinition<_storefront_orders_v1_ListOrdersResponse, _storefront_orders_v1_ListOrdersResponse__Output>
        ListShippingOptionsRequest: MessageTypeDefinition<_storefront_orders_v1_ListShippingOptionsRequest, _storefront_orders_v1_ListShippingOptionsRequest__Output>
        ListShippingOptionsResponse: MessageTypeDefinition<_storefront_orders_v1_ListShippingOptionsResponse, _storefront_orders_v1_ListShippingOptionsResponse__Output>
        ListStoreOrdersRequest: MessageTypeDefinition<_storefront_orders_v1_ListStoreOrdersRequest, _storefront_orders_v1_ListStoreOrdersRequest__Output>
        ListStoreOrdersResponse: MessageTypeDefinition<_storefront_orders_v1_ListStoreOrdersResponse, _storefront_orders_v1_ListStoreOrdersResponse__Output>
        ListStoreShippingOptionsRequest: MessageTypeDefinition<_storefront_orders_v1_ListStoreShippingOptionsRequest, _storefront_orders_v1_ListStoreShippingOptionsRequest__Output>
        ListStoreShippingOptionsResponse: MessageTypeDefinition<_storefront_orders_v1_ListStoreShippingOptionsResponse, _storefront_orders_v1_ListStoreShippingOptionsResponse__Output>
        Order: MessageTypeDefinition<_storefront_orders_v1_Order, _storefront_orders_v1_Order__Output>
        OrderLine: MessageTypeDefinition<_storefront_orders_v1_OrderLine, _storefront_orders_v1_OrderLine__Output>
        OrderPromotion: MessageTypeDefinition<_storefront_orders_v1_OrderPromotion, _storefront_orders_v1_OrderPromotion__Output>
        /**
         * Manages a store's orders and shipping options, for operators.
         */
        OrdersAdminService: SubtypeConstructor<typeof grpc.Client, _storefront_orders_v1_OrdersAdminServiceClient> & { service: _storefront_orders_v1_OrdersAdminServiceDefinition }
        /**
         * Runs checkout and manages the calling customer's orders.
         */
        OrdersService: SubtypeConstructor<typeof grpc.Client, _storefront_orders_v1_OrdersServiceClient> & { service: _storefront_orders_v1_OrdersServiceDefinition }
        PaymentSessionSnapshot: MessageTypeDefinition<_storefront_orders_v1_PaymentSessionSnapshot, _storefront_orders_v1_PaymentSessionSnapshot__Output>
        PreviewCheckoutRequest: MessageTypeDefinition<_storefront_orders_v1_PreviewCheckoutRequest, _storefront_orders_v1_PreviewCheckoutRequest__Output>
        PreviewCheckoutResponse: MessageTypeDefinition<_storefront_orders_v1_PreviewCheckoutResponse, _storefront_orders_v1_PreviewCheckoutResponse__Output>
        RemoveShippingOptionRequest: MessageTypeDefinition<_storefront_orders_v1_RemoveShippingOptionRequest, _storefront_orders_v1_RemoveShippingOptionRequest__Output>
        RemoveShippingOptionResponse: MessageTypeDefinition<_storefront_orders_v1_RemoveShippingOptionResponse, _storefront_orders_v1_RemoveShippingOptionResponse__Output>
        RepayOrderRequest: MessageTypeDefinition<_storefront_orders_v1_RepayOrderRequest, _storefront_orders_v1_RepayOrderRequest__Output>
        RepayOrderResponse: MessageTypeDefinition<_storefront_orders_v1_RepayOrderResponse, _storefront_orders_v1_RepayOrderResponse__Output>
        SetShippingOptionRequest: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionRequest, _storefront_orders_v1_SetShippingOptionRequest__Output>
        SetShippingOptionResponse: MessageTypeDefinition<_storefront_orders_v1_SetShippingOptionResponse, _storefront_orders_v1_SetShippingOptionResponse__Output>
        ShipOrderRequest: MessageTypeDefinition<_storefront_orders_v1_ShipOrderRequest, _storefront_orders_v1_ShipOrderRequest__Output>
        ShipOrderResponse: MessageTypeDefinition<_storefront_orders_v1_ShipOrderResponse, _storefront_orders_v1_ShipOrderResponse__Output>
        Shipment: MessageTypeDefinition<_storefront_orders_v1_Shipment, _storefront_orders_v1_Shipment__Output>
        ShipmentLine: MessageTypeDefinition<_storefront_orders_v1_ShipmentLine, _storefront_orders_v1_ShipmentLine__Output>
        ShippingOption: MessageTypeDefinition<_storefront_orders_v1_ShippingOption, _storefront_orders_v1_ShippingOption__Output>
        ShippingTax: MessageTypeDefinition<_storefront_orders_v1_ShippingTax, _storefront_orders_v1_ShippingTax__Output>
        StoreShippingOption: MessageTypeDefinition<_storefront_orders_v1_StoreShippingOption, _storefront_orders_v1_StoreShippingOption__Output>
        TimelineEntry: MessageTypeDefinition<_storefront_orders_v1_TimelineEntry, _storefront_orders_v1_TimelineEntry__Output>
      }
    }
  }
}

