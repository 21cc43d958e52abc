// The main flow with the client in clients/go.
package main

import (
	"context"
	"fmt"
	"net/http"

	"github.com/google/uuid"
	"github.com/oapi-codegen/nullable"

	api "storefront.example/client"
	"storefront.example/generated-clients/outcome"
)

type flow struct {
	*api.ClientWithResponses
	token string
}

var ctx = context.Background()

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// need returns the body of a successful response.
func need[T any](body *T, response *http.Response) T {
	if body == nil {
		panic(fmt.Sprintf("%s returned %s", response.Request.URL, response.Status))
	}
	return *body
}

func (f flow) newCart() uuid.UUID {
	created, err := f.CreateCartWithResponse(ctx, &api.CreateCartParams{XStorefrontShopperToken: f.token})
	check(err)
	return need(created.JSON201, created.HTTPResponse).Data.ID
}

func (f flow) send(body api.CheckoutIn) *api.CheckoutResponse {
	key := body.CartID.String()
	response, err := f.CheckoutWithResponse(ctx, &api.CheckoutParams{XStorefrontShopperToken: f.token, IdempotencyKey: &key}, body)
	check(err)
	return response
}

func (f flow) checkOut(rail api.PaymentRail, sku string, quantity float64) api.CheckoutResult {
	cart := f.newCart()
	added, err := f.AddCartLineWithResponse(ctx, cart, &api.AddCartLineParams{XStorefrontShopperToken: f.token}, api.CartLineIn{Sku: sku, Quantity: quantity})
	check(err)
	need(added.JSON200, added.HTTPResponse)
	priced, err := f.PriceCartWithResponse(ctx, cart, &api.PriceCartParams{XStorefrontShopperToken: f.token})
	check(err)
	total := nullable.NewNullableWithValue(*need(priced.JSON200, priced.HTTPResponse).Data.Total)
	response := f.send(api.CheckoutIn{CartID: cart, PaymentRail: rail, ExpectedTotal: total})
	return need(response.JSON200, response.HTTPResponse).Data
}

// orderIDOf returns the order of a result; each state has the fields of its own variant.
func orderIDOf(result api.CheckoutResult) uuid.UUID {
	value, err := result.ValueByDiscriminator()
	check(err)
	switch variant := value.(type) {
	case api.CheckoutConfirmed:
		return variant.OrderID
	case api.CheckoutPendingPayment:
		outcome.PayAt(variant.RedirectURL)
		return variant.OrderID
	}
	panic(fmt.Sprintf("unexpected result: %+v", value))
}

func (f flow) confirmed(id uuid.UUID) api.Order {
	return outcome.Eventually(func() (api.Order, bool) {
		response, err := f.GetOrderWithResponse(ctx, id, &api.GetOrderParams{XStorefrontShopperToken: f.token})
		check(err)
		order := need(response.JSON200, response.HTTPResponse).Data
		return order, order.Status == api.OrderStatusCONFIRMED && order.Invoices != nil && len(*order.Invoices) > 0
	})
}

func main() {
	client, err := api.NewClientWithResponses(outcome.Setting("STOREFRONT_URL"), api.WithKey(outcome.Setting("STOREFRONT_KEY")))
	check(err)
	login, err := client.LogInWithResponse(ctx, nil, api.LoginIn{Email: outcome.Setting("EMAIL"), Password: outcome.Setting("PASSWORD")})
	check(err)
	f := flow{client, need(login.JSON200, login.HTTPResponse).Data.ShopperToken}

	limit, sort := int32(10), api.ProductSortSku
	listed, err := f.ListProductsWithResponse(ctx, &api.ListProductsParams{Limit: &limit, Sort: &sort})
	check(err)
	products := need(listed.JSON200, listed.HTTPResponse).Data
	sku := products[0].Sku
	result := outcome.Outcome{Products: len(products)}
	for _, rail := range []api.PaymentRail{api.PaymentRailCASHONDELIVERY, api.PaymentRailCREDITTERMS, api.PaymentRailPREPAID} {
		order := f.confirmed(orderIDOf(f.checkOut(rail, sku, 1)))
		placed := outcome.Order{ID: order.ID.String(), Number: order.Number, Rail: string(order.PaymentRail), Status: string(order.Status)}
		result.Orders = append(result.Orders, placed)
	}
	invoices, err := f.ListInvoicesWithResponse(ctx, &api.ListInvoicesParams{XStorefrontShopperToken: f.token, Limit: &limit})
	check(err)
	for _, invoice := range need(invoices.JSON200, invoices.HTTPResponse).Data {
		result.Invoices = append(result.Invoices, invoice.Number)
	}
	result.OverLimit, err = f.checkOut(api.PaymentRailCREDITTERMS, sku, 1000).Discriminator()
	check(err)
	refused := f.send(api.CheckoutIn{CartID: f.newCart(), PaymentRail: api.PaymentRailCASHONDELIVERY})
	result.Refusal = *need(refused.JSONDefault, refused.HTTPResponse).Error.Reason
	outcome.Report(result)
}
