package storefront

import (
	"bytes"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"
)

// Deliveries that are signed here. npm run check:clients verifies deliveries of the service.

const body = `{"id":"e1","type":"stock.changed","data":{"name":"Ü"}}`

var (
	privateKey = ed25519.NewKeyFromSeed(bytes.Repeat([]byte{1}, ed25519.SeedSize))
	publicKey  = "whpk_" + encode(privateKey.Public().(ed25519.PublicKey))
	oldSecret  = "whsec_" + encode([]byte("old"))
	newSecret  = "whsec_" + encode([]byte("new"))
)

func encode(data []byte) string { return base64.StdEncoding.EncodeToString(data) }

// signed returns the headers of a delivery that is signed with secrets and private keys.
func signed(body string, age time.Duration, keys ...any) http.Header {
	timestamp := strconv.FormatInt(time.Now().Add(-age).Unix(), 10)
	text := []byte("e1." + timestamp + "." + body)
	var signatures []string
	for _, key := range keys {
		switch key := key.(type) {
		case ed25519.PrivateKey:
			signatures = append(signatures, "v1a,"+encode(ed25519.Sign(key, text)))
		case string:
			secret, _ := base64.StdEncoding.DecodeString(key[strings.Index(key, "_")+1:])
			mac := hmac.New(sha256.New, secret)
			mac.Write(text)
			signatures = append(signatures, "v1,"+encode(mac.Sum(nil)))
		}
	}
	return headers("e1", timestamp, strings.Join(signatures, " "))
}

func headers(id, timestamp, signature string) http.Header {
	header := http.Header{}
	header.Set("webhook-id", id)
	header.Set("webhook-timestamp", timestamp)
	header.Set("webhook-signature", signature)
	return header
}

func verifier(t *testing.T, secrets ...string) *WebhookVerifier {
	t.Helper()
	v, err := NewWebhookVerifier(secrets...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestVerify(t *testing.T) {
	stranger := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{2}, ed25519.SeedSize))
	now := strconv.FormatInt(time.Now().Unix(), 10)
	for i, c := range []struct {
		header  http.Header
		body    string
		secrets []string
		want    error
	}{
		{signed(body, 0, oldSecret), body, []string{oldSecret}, nil},
		{signed(body, 0, oldSecret, newSecret), body, []string{newSecret}, nil},
		{signed(body, 0, newSecret), body, []string{oldSecret, newSecret}, nil},
		{signed(body, 0, privateKey), body, []string{publicKey}, nil},
		{signed(body, 0, newSecret, privateKey), body, []string{oldSecret, publicKey}, nil},
		{signed(body, 0, newSecret), body, []string{oldSecret}, ErrSignatureMismatch},
		{signed(body, 0, oldSecret), body, []string{publicKey}, ErrSignatureMismatch},
		{signed(body, 0, privateKey), body, []string{oldSecret}, ErrSignatureMismatch},
		{signed(body, 0, stranger), body, []string{publicKey}, ErrSignatureMismatch},
		// A public key is not a shared secret, although anyone can sign with it.
		{signed(body, 0, publicKey), body, []string{publicKey}, ErrSignatureMismatch},
		{signed(body, 0, oldSecret), body + " ", []string{oldSecret}, ErrSignatureMismatch},
		{headers("e1", now, "v1, v1a, v1 v1,%"), body, []string{oldSecret}, ErrSignatureMismatch},
		{http.Header{}, body, []string{oldSecret}, ErrMissingSignature},
		{signed("x", 0, oldSecret), "x", []string{oldSecret}, ErrInvalidBody},
		{signed(body, 290*time.Second, oldSecret), body, []string{oldSecret}, nil},
		{signed(body, -290*time.Second, oldSecret), body, []string{oldSecret}, nil},
		{signed(body, 310*time.Second, oldSecret), body, []string{oldSecret}, ErrTimestampOutOfTolerance},
		{signed(body, -310*time.Second, oldSecret), body, []string{oldSecret}, ErrTimestampOutOfTolerance},
		{headers("e1", "NaN", "v1,"), body, []string{oldSecret}, ErrTimestampOutOfTolerance},
	} {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			event, err := verifier(t, c.secrets...).Verify(c.header, []byte(c.body))
			if !errors.Is(err, c.want) {
				t.Fatalf("got %v, want %v", err, c.want)
			}
			if err == nil && (event.ID != "e1" || event.Type != "stock.changed" || string(event.Body) != body) {
				t.Errorf("got %+v", event)
			}
		})
	}
}

func TestVerifyRequest(t *testing.T) {
	for _, c := range []struct {
		length int
		want   error
	}{{webhookBodyMax, nil}, {webhookBodyMax + 1, ErrBodyTooLarge}} {
		text := body + strings.Repeat(" ", c.length-len(body))
		request := httptest.NewRequest(http.MethodPost, "/hooks", strings.NewReader(text))
		request.Header = signed(text, 0, oldSecret)
		if _, err := verifier(t, oldSecret).VerifyRequest(request); !errors.Is(err, c.want) {
			t.Errorf("%d bytes: got %v, want %v", c.length, err, c.want)
		}
	}
}

func TestNewWebhookVerifierRefusesOtherText(t *testing.T) {
	for _, secrets := range [][]string{{}, {""}, {"whsec_"}, {"whsec_%"}, {"whpk_"}, {"whpk_c2hvcnQ="}, {oldSecret, ""}} {
		if _, err := NewWebhookVerifier(secrets...); err == nil {
			t.Errorf("%q was accepted", secrets)
		}
	}
}
