package storefront

import (
	"context"
	"net/http"
)

// WithKey returns an option that sends a secret or publishable key with each request.
func WithKey(key string) ClientOption {
	return WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	})
}
