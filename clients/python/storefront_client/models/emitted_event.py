from enum import StrEnum


class EmittedEvent(StrEnum):
    CREDIT_NOTE_ISSUED = "credit_note.issued"
    CUSTOMER_CREATED = "customer.created"
    CUSTOMER_UPDATED = "customer.updated"
    INVOICE_ISSUED = "invoice.issued"
    INVOICE_OVERDUE = "invoice.overdue"
    INVOICE_PAID = "invoice.paid"
    INVOICE_PAYMENT_REVERSED = "invoice.payment_reversed"
    INVOICE_VOIDED = "invoice.voided"
    ORDER_CANCELLED = "order.cancelled"
    ORDER_CONFIRMED = "order.confirmed"
    ORDER_DELIVERED = "order.delivered"
    ORDER_PLACED = "order.placed"
    ORDER_REFUNDED = "order.refunded"
    ORDER_SHIPPED = "order.shipped"
    PAYMENT_FAILED = "payment.failed"
    PRODUCT_CREATED = "product.created"
    PRODUCT_REMOVED = "product.removed"
    PRODUCT_UPDATED = "product.updated"
    STOCK_CHANGED = "stock.changed"
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
    WEBHOOK_ENDPOINT_FAILING = "webhook_endpoint.failing"

    def __str__(self) -> str:
        return str(self.value)
