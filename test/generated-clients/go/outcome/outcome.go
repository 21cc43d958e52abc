// Package outcome is what the flows of the Go clients share.
package outcome

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"time"
)

// Outcome is what a run of the main flow reports to the test, as JSON on standard output.
type Outcome struct {
	Products  int      `json:"products"`
	Orders    []Order  `json:"orders"`
	Invoices  []string `json:"invoices"`
	Refusal   string   `json:"refusal"`
	OverLimit string   `json:"overLimit"`
}

// Order is an order as its own client read it.
type Order struct {
	ID     string `json:"id"`
	Number string `json:"number"`
	Rail   string `json:"rail"`
	Status string `json:"status"`
}

// Setting returns a setting that the test passes to a flow.
func Setting(name string) string {
	value := os.Getenv(name)
	if value == "" {
		panic(name + " is not set")
	}
	return value
}

// PayAt pays on the hosted page of the sandbox gateway, as a shopper would.
func PayAt(redirectURL string) {
	// The page redirects to itself, where the session has ended.
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	response, err := client.PostForm(redirectURL, url.Values{"outcome": {"pay"}})
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		panic(fmt.Sprintf("the payment page returned %d", response.StatusCode))
	}
}

// Eventually repeats a read until it returns true.
func Eventually[T any](read func() (T, bool)) T {
	for giveUpAt := time.Now().Add(30 * time.Second); time.Now().Before(giveUpAt); time.Sleep(200 * time.Millisecond) {
		if value, ok := read(); ok {
			return value
		}
	}
	panic("the expected state was not reached within 30 seconds")
}

// Report writes the outcome to standard output.
func Report(outcome Outcome) {
	if err := json.NewEncoder(os.Stdout).Encode(outcome); err != nil {
		panic(err)
	}
}
