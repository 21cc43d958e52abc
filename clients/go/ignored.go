package storefront

import (
	"log"
	"net/http"
	"regexp"
	"sync"
)

// loggedMax is more than a program has operations with a mistake.
const loggedMax = 100

var (
	uuids      = regexp.MustCompile(`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`)
	logged     = map[string]bool{}
	loggedLock sync.Mutex
)

// logIgnored logs the X-Service-Warning of a response in the sandbox, once for each operation.
func logIgnored(response *http.Response, err error) (*http.Response, error) {
	if err != nil || response.Header.Get("X-Service-Mode") != "sandbox" || response.Request == nil {
		return response, err
	}
	if warning := response.Header.Get("X-Service-Warning"); warning != "" {
		line := response.Request.Method + " " + uuids.ReplaceAllString(response.Request.URL.Path, "{id}") + ": the API ignored " + warning
		loggedLock.Lock()
		defer loggedLock.Unlock()
		if !logged[line] && len(logged) < loggedMax {
			logged[line] = true
			log.Print(line)
		}
	}
	return response, nil
}
