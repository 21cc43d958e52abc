// The main flow with the client of ogen, in which each response of an operation is a type of its own.
package main

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/ogen-go/ogen/ogenerrors"

	api "storefront.example/generated-clients/generated/ogen"
	"storefront.example/generated-clients/outcome"
)

type credentials struct{ token string }

func (credentials) PublishableKey(context.Context, api.OperationName) (api.PublishableKey, error) {
	return api.PublishableKey{}, ogenerrors.ErrSkipClientSecurity
}

func (credentials) SecretKey(context.Context, api.OperationName) (api.SecretKey, error) {
	return api.SecretKey{Token: outcome.Setting("STOREFRONT_KEY")}, nil
}

func (c *credentials) ShopperToken(context.Context, api.OperationName) (api.ShopperToken, error) {
	if c.token == "" {
		return api.ShopperToken{}, ogenerrors.ErrSkipClientSecurity
	}
	return api.ShopperToken{APIKey: c.token}, nil
}

type flow struct {
	*api.Client
	token string
}

var ctx = context.Background()

// expect returns the response if it is of the expected type.
func expect[T any](response any, err error) T {
	if err != nil {
		panic(err)
	}
	expected, ok := response.(T)
	if !ok {
		panic(fmt.Sprintf("unexpected response: %+v", response))
	}
	return expected
}

func (f flow) newCart() uuid.UUID {
	return expect[*api.CartEnvelopeHeaders](f.CreateCart(ctx, api.CreateCartParams{XStorefrontShopperToken: f.token})).Response.Data.ID
}

func (f flow) send(body api.CheckoutIn) (api.CheckoutRes, error) {
	key := api.NewOptString(body.CartID.String())
	return f.Checkout(ctx, &body, api.CheckoutParams{XStorefrontShopperToken: f.token, IdempotencyKey: key})
}

func (f flow) checkOut(rail api.PaymentRail, sku string, quantity float64) api.CheckoutResultSum {
	cart := f.newCart()
	line := api.CartLineIn{Sku: sku, Quantity: quantity}
	expect[*api.CartEnvelopeHeaders](f.AddCartLine(ctx, &line, api.AddCartLineParams{CartID: cart, XStorefrontShopperToken: f.token}))
	priced := expect[*api.CartEnvelopeHeaders](f.PriceCart(ctx, api.PriceCartParams{CartID: cart, XStorefrontShopperToken: f.token}))
	total := api.NewOptNilFloat64(priced.Response.Data.Total.Value)
	body := api.CheckoutIn{CartID: cart, PaymentRail: rail, ExpectedTotal: total}
	return expect[*api.CheckoutResultEnvelopeHeaders](f.send(body)).Response.Data.OneOf
}

// orderIDOf returns the order of a result; each state has the fields of its own variant.
func orderIDOf(result api.CheckoutResultSum) uuid.UUID {
	if confirmed, ok := result.GetCheckoutConfirmed(); ok {
		return confirmed.OrderID
	}
	pending, ok := result.GetCheckoutPendingPayment()
	if !ok {
		panic("unexpected result: " + string(result.Type))
	}
	outcome.PayAt(pending.RedirectURL.String())
	return pending.OrderID
}

func (f flow) confirmed(id uuid.UUID) api.Order {
	return outcome.Eventually(func() (api.Order, bool) {
		params := api.GetOrderParams{OrderID: id, XStorefrontShopperToken: f.token}
		order := expect[*api.OrderEnvelopeHeaders](f.GetOrder(ctx, params)).Response.Data
		return order, order.Status == api.OrderStatusCONFIRMED && len(order.Invoices) > 0
	})
}

func main() {
	security := &credentials{}
	client, err := api.NewClient(outcome.Setting("STOREFRONT_URL"), security)
	if err != nil {
		panic(err)
	}
	login := api.LoginIn{Email: outcome.Setting("EMAIL"), Password: outcome.Setting("PASSWORD")}
	session := expect[*api.ShopperSessionEnvelopeHeaders](client.LogIn(ctx, &login, api.LogInParams{})).Response.Data
	security.token = session.ShopperToken
	f := flow{client, session.ShopperToken}

	sorted := api.ListProductsParams{Sort: api.NewOptProductSort(api.ProductSortSku), Limit: api.NewOptInt32(10)}
	products := expect[*api.ProductPageHeaders](f.ListProducts(ctx, sorted)).Response.Data
	sku := products[0].Sku
	result := outcome.Outcome{Products: len(products)}
	for _, rail := range []api.PaymentRail{api.PaymentRailCASHONDELIVERY, api.PaymentRailCREDITTERMS, api.PaymentRailPREPAID} {
		order := f.confirmed(orderIDOf(f.checkOut(rail, sku, 1)))
		placed := outcome.Order{ID: order.ID.String(), Number: order.Number, Rail: string(order.PaymentRail), Status: string(order.Status)}
		result.Orders = append(result.Orders, placed)
	}
	limited := api.ListInvoicesParams{XStorefrontShopperToken: f.token, Limit: api.NewOptInt32(10)}
	for _, invoice := range expect[*api.InvoicePageHeaders](f.ListInvoices(ctx, limited)).Response.Data {
		result.Invoices = append(result.Invoices, invoice.Number)
	}
	result.OverLimit = string(f.checkOut(api.PaymentRailCREDITTERMS, sku, 1000).Type)
	empty := api.CheckoutIn{CartID: f.newCart(), PaymentRail: api.PaymentRailCASHONDELIVERY}
	result.Refusal = expect[*api.CheckoutConflict](f.send(empty)).Response.Error.Reason.Value
	outcome.Report(result)
}
