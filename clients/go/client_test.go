package storefront

import (
	"bytes"
	"context"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
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

func TestIgnoredIsLoggedOnceAndOnlyInTheSandbox(t *testing.T) {
	var lines bytes.Buffer
	log.SetOutput(&lines)
	t.Cleanup(func() { log.SetOutput(os.Stderr) })
	for _, mode := range []string{"live", "sandbox", "sandbox"} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Service-Mode", mode)
			w.Header().Set("X-Service-Warning", `unknown_parameter;name="`+mode+`"`)
		}))
		client, err := NewClientWithResponses(server.URL)
		if err != nil {
			t.Fatal(err)
		}
		for _, sku := range []string{"BOLT", "BOLT", "019aa5b3-8f00-7000-8000-00000000e0a1", "019aa5b3-8f00-7000-8000-00000000e0a2"} {
			if _, err := client.GetAvailabilityWithResponse(context.Background(), sku, nil); err != nil {
				t.Fatal(err)
			}
		}
		server.Close()
	}
	got := strings.Count(lines.String(), `/availability: the API ignored unknown_parameter;name="sandbox"`)
	if got != 2 || strings.Count(lines.String(), "\n") != 2 || strings.Count(lines.String(), "GET /v1/products/{id}/") != 1 {
		t.Errorf("logged %q", lines.String())
	}
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
