from enum import StrEnum


class KeyScope(StrEnum):
    STOREFRONTAUTH = "storefront:auth"
    STOREFRONTCATALOG = "storefront:catalog"
    STOREFRONTCHECKOUT = "storefront:checkout"
    STOREFRONTCUSTOMER = "storefront:customer"
    STOREFRONTWEBHOOKS = "storefront:webhooks"

    def __str__(self) -> str:
        return str(self.value)
