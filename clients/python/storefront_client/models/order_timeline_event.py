from enum import StrEnum


class OrderTimelineEvent(StrEnum):
    CANCELLED = "cancelled"
    CONFIRMED = "confirmed"
    CREDITED = "credited"
    DELIVERED = "delivered"
    DISPUTE_LOST = "dispute_lost"
    DISPUTE_OPENED = "dispute_opened"
    DISPUTE_WON = "dispute_won"
    EXPIRED = "expired"
    INVOICE_REISSUED = "invoice_reissued"
    PARTIALLY_CANCELLED = "partially_cancelled"
    PARTIALLY_REFUNDED = "partially_refunded"
    PARTIALLY_SHIPPED = "partially_shipped"
    PAYMENT_CANCELLED = "payment_cancelled"
    PAYMENT_EXPIRED = "payment_expired"
    PAYMENT_FAILED = "payment_failed"
    PAYMENT_RECEIVED = "payment_received"
    PAYMENT_REVERSED = "payment_reversed"
    PLACED = "placed"
    REFUNDED = "refunded"
    REFUND_FAILED = "refund_failed"
    REFUND_PENDING = "refund_pending"
    RESTOCKED = "restocked"
    SHIPPED = "shipped"

    def __str__(self) -> str:
        return str(self.value)
