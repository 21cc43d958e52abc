// Verifies the deliveries in the file DELIVERIES with the client in clients/go, and those of v1 with the library of Standard Webhooks too.
package main

import (
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"strings"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"storefront.example/client"
	"storefront.example/generated-clients/outcome"
)

type delivery struct {
	Headers map[string]string `json:"headers"`
	Body    []byte            `json:"body"`
	Secret  string            `json:"secret"`
}

type report struct {
	Type    string  `json:"type"`
	Number  *string `json:"number"`
	Library *bool   `json:"library"`
	Changed string  `json:"changed"`
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func (d delivery) header() http.Header {
	header := http.Header{}
	for name, value := range d.Headers {
		header.Set(name, value)
	}
	return header
}

// isAcceptedByLibrary returns nil for v1a, which the library does not support.
func (d delivery) isAcceptedByLibrary() *bool {
	if strings.HasPrefix(d.Secret, "whpk_") {
		return nil
	}
	library, err := standardwebhooks.NewWebhook(d.Secret)
	check(err)
	accepted := library.Verify(d.Body, d.header()) == nil
	return &accepted
}

func (d delivery) report() report {
	verifier, err := storefront.NewWebhookVerifier(d.Secret)
	check(err)
	event, err := verifier.Verify(d.header(), d.Body)
	check(err)
	reported := report{Type: event.Type, Library: d.isAcceptedByLibrary()}
	if event.Type == "order.confirmed" {
		var confirmed storefront.OrderConfirmed
		check(json.Unmarshal(event.Body, &confirmed))
		reported.Number = &confirmed.Data.Number
	}
	if _, err := verifier.Verify(d.header(), append(d.Body, ' ')); errors.Is(err, storefront.ErrSignatureMismatch) {
		reported.Changed = "signature_mismatch"
	}
	return reported
}

func main() {
	text, err := os.ReadFile(outcome.Setting("DELIVERIES"))
	check(err)
	var deliveries []delivery
	check(json.Unmarshal(text, &deliveries))
	var reports []report
	for _, d := range deliveries {
		reports = append(reports, d.report())
	}
	check(json.NewEncoder(os.Stdout).Encode(reports))
}
