// Package storefront is the Go client of the Storefront Commerce API.
//
// [NewClientWithResponses] returns the client, which sends the key that a [RequestEditorFn] adds. A response has the body of the status
// that the API returned, and JSONDefault if the API refused the request:
//
//	withKey := func(_ context.Context, r *http.Request) error {
//		r.Header.Set("Authorization", "Bearer "+key)
//		return nil
//	}
//	client, err := storefront.NewClientWithResponses(baseURL, storefront.WithRequestEditorFn(withKey))
//
// A response that is not from the API, such as the page of a proxy, has neither: see Body and HTTPResponse, which accompany an error, too, if
// JSON has another shape. Values that are newer than this client are text. A field of a request that can be null is a [nullable.Nullable].
//
// [WebhookVerifier] verifies the deliveries of webhooks.
package storefront
