// Package storefront is the Go client of the Storefront Commerce API.
//
// [NewClientWithResponses] returns the client, which sends the key of [WithKey]. A response has the body of the status
// that the API returned, and JSONDefault if the API refused the request:
//
//	client, err := storefront.NewClientWithResponses(os.Getenv("STOREFRONT_URL"), storefront.WithKey(os.Getenv("STOREFRONT_KEY")))
//
// A response that is not from the API, such as the page of a proxy, has neither: see Body and HTTPResponse, which accompany an error, too, if
// JSON has another shape. Values that are newer than this client are text. A field of a request that can be null is a [nullable.Nullable].
//
// [WebhookVerifier] verifies the deliveries of webhooks.
package storefront
