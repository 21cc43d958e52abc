package storefront

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Reasons to reject a delivery. Respond with 401.
var (
	ErrMissingSignature        = errors.New("storefront: the webhook delivery has no signature")
	ErrTimestampOutOfTolerance = errors.New("storefront: the webhook delivery is too old or from the future")
	ErrSignatureMismatch       = errors.New("storefront: the webhook delivery has no signature of the secret")
	ErrInvalidBody             = errors.New("storefront: the webhook delivery is not JSON")
	ErrBodyTooLarge            = errors.New("storefront: the webhook delivery is too large")
)

const (
	webhookTolerance = 5 * time.Minute
	// webhookBodyMax holds the largest order.
	webhookBodyMax = 4 << 20
)

// A VerifiedEvent is an event whose signature was verified.
type VerifiedEvent struct {
	ID string `json:"id"`
	// Type determines the schema of Body. Types that are newer than this client can arrive.
	Type string `json:"type"`
	// Body is the whole event, for [json.Unmarshal] into the type of the event, such as [OrderConfirmed].
	Body json.RawMessage `json:"-"`
}

// A WebhookVerifier verifies deliveries as Standard Webhooks specifies it. It is safe for concurrent use.
//
// Delivery is at least once: keep the IDs of handled events.
type WebhookVerifier struct {
	// Tolerance is the greatest age of a delivery, and how far its time may be ahead. It is five minutes by default.
	Tolerance  time.Duration
	shared     [][]byte
	publicKeys []ed25519.PublicKey
}

// NewWebhookVerifier takes the signing secret of a subscription (whsec_…), or its public key (whpk_…) if it signs with v1a;
// several while they are being rotated or the scheme changes.
func NewWebhookVerifier(secrets ...string) (*WebhookVerifier, error) {
	if len(secrets) == 0 {
		return nil, errors.New("storefront: NewWebhookVerifier needs a signing secret or a public key")
	}
	v := &WebhookVerifier{Tolerance: webhookTolerance}
	for i, secret := range secrets {
		// Everyone can know a public key, so it is never used as a shared secret.
		encoded, isPublic := strings.CutPrefix(secret, "whpk_")
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(encoded, "whsec_"))
		switch {
		case err == nil && isPublic && len(key) == ed25519.PublicKeySize:
			v.publicKeys = append(v.publicKeys, key)
		case err == nil && !isPublic && len(key) > 0:
			v.shared = append(v.shared, key)
		default:
			return nil, fmt.Errorf("storefront: secret %d is neither a signing secret (whsec_…) nor a public key (whpk_…)", i+1)
		}
	}
	return v, nil
}

// VerifyRequest reads the body of a delivery, at most 4 MiB, and verifies it.
func (v *WebhookVerifier) VerifyRequest(r *http.Request) (VerifiedEvent, error) {
	body, err := io.ReadAll(io.LimitReader(r.Body, webhookBodyMax+1))
	if err != nil {
		return VerifiedEvent{}, err
	}
	if len(body) > webhookBodyMax {
		return VerifiedEvent{}, ErrBodyTooLarge
	}
	return v.Verify(r.Header, body)
}

// Verify verifies the signature of a delivery over the raw bytes of its body.
func (v *WebhookVerifier) Verify(header http.Header, body []byte) (VerifiedEvent, error) {
	id, timestamp, signatures := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return VerifiedEvent{}, ErrMissingSignature
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > v.Tolerance {
		return VerifiedEvent{}, ErrTimestampOutOfTolerance
	}
	if !v.isSigned(append([]byte(id+"."+timestamp+"."), body...), signatures) {
		return VerifiedEvent{}, ErrSignatureMismatch
	}
	event := VerifiedEvent{Body: body}
	if err := json.Unmarshal(body, &event); err != nil {
		return VerifiedEvent{}, fmt.Errorf("%w: %w", ErrInvalidBody, err)
	}
	return event, nil
}

// isSigned reports whether one of the signatures is that of one of the keys.
func (v *WebhookVerifier) isSigned(signed []byte, signatures string) bool {
	for text := range strings.SplitSeq(signatures, " ") {
		scheme, encoded, _ := strings.Cut(text, ",")
		signature, err := base64.StdEncoding.DecodeString(encoded)
		if err != nil {
			continue
		}
		if scheme == "v1" && v.isShared(signed, signature) || scheme == "v1a" && v.isPublic(signed, signature) {
			return true
		}
	}
	return false
}

func (v *WebhookVerifier) isShared(signed, signature []byte) bool {
	for _, key := range v.shared {
		mac := hmac.New(sha256.New, key)
		mac.Write(signed)
		if hmac.Equal(mac.Sum(nil), signature) {
			return true
		}
	}
	return false
}

func (v *WebhookVerifier) isPublic(signed, signature []byte) bool {
	for _, key := range v.publicKeys {
		if ed25519.Verify(key, signed, signature) {
			return true
		}
	}
	return false
}
