package storefront

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/oapi-codegen/nullable"
)

// serving returns a client of a server that sends one response, and the body of the last request.
func serving(t *testing.T, status int, contentType, body string) (*ClientWithResponses, *string) {
	t.Helper()
	var received string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		sent, _ := io.ReadAll(r.Body)
		received = string(sent)
		w.Header().Set("Content-Type", contentType)
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	client, err := NewClientWithResponses(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	return client, &received
}

func TestNewValueIsText(t *testing.T) {
	client, _ := serving(t, 200, "application/json", `{"sku":"BOLT","availability":"SOON"}`)

	response, err := client.GetAvailabilityWithResponse(context.Background(), "BOLT", nil)
	if err != nil || response.JSON200.Availability != "SOON" {
		t.Errorf("got %+v, %v", response, err)
	}
}

func TestOtherBodiesKeepStatusAndBytes(t *testing.T) {
	for _, each := range []struct {
		status      int
		contentType string
		body        string
		fails       bool
	}{
		{502, "text/html", "<html>Bad gateway</html>", false},
		{520, "text/html", "<html>Bad gateway</html>", false},
		{200, "text/html", "<html>Sign in</html>", false},
		{200, "application/json", "[]", true},
		{200, "application/json", "<html>Sign in</html>", true},
		{503, "application/json", `{"error":"busy"}`, true},
		{503, "application/json", "", true},
	} {
		client, _ := serving(t, each.status, each.contentType, each.body)

		response, err := client.GetAvailabilityWithResponse(context.Background(), "BOLT", nil)
		if response == nil || response.HTTPResponse.StatusCode != each.status || string(response.Body) != each.body {
			t.Errorf("%+v: got %+v", each, response)
			continue
		}
		if (err != nil) != each.fails || response.JSON200 != nil || response.JSONDefault != nil {
			t.Errorf("%+v: got %+v, %v", each, response, err)
		}
	}
}

func TestNullIsSent(t *testing.T) {
	client, received := serving(t, 502, "text/html", "")
	change := MeUpdateIn{Phone: nullable.NewNullNullable[string](), TaxID: nullable.NewNullableWithValue("T-1")}

	_, err := client.UpdateMeWithResponse(context.Background(), &UpdateMeParams{}, change)
	if err != nil || *received != `{"phone":null,"tax_id":"T-1"}` {
		t.Errorf("sent %s, %v", *received, err)
	}
}
