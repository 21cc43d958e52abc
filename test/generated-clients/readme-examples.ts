import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seen } from '@storefront/lifecycle/testing';
import { CLIENTS } from './write-clients.ts';

/** Returns the examples in the README of a client, one after another. */
function examplesOf(client: string, language: string): string {
  const page = readFileSync(join(CLIENTS, client, 'README.md'), 'utf8');
  const examples = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
  return seen('examples', examples, 4).join('\n');
}

/** Returns a program that runs the example of the Python client, with the deliveries in the file DELIVERIES, and prints the types of events. */
export const pythonExample = (): string => `${examplesOf('python', 'python')}

import base64, json

for delivery in json.load(open(os.environ["DELIVERIES"])):
    os.environ["SIGNING_SECRET"] = delivery["secret"]
    print(handle(delivery["headers"], base64.b64decode(delivery["body"]))["type"])
assert page.data is not None
`;

/** Returns a program that runs the example of the Go client with each of the deliveries, and prints the types of events. */
export const goExample = (): string => `package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"storefront.example/client"
)

type delivery struct {
	Headers map[string]string
	Body    []byte
	Secret  string
}

func main() {
	file, _ := os.ReadFile(os.Getenv("DELIVERIES"))
	var deliveries []delivery
	if err := json.Unmarshal(file, &deliveries); err != nil {
		panic(err)
	}
	for _, each := range deliveries {
		request, _ := http.NewRequest("POST", "/", bytes.NewReader(each.Body))
		for name, value := range each.Headers {
			request.Header.Set(name, value)
		}
		os.Setenv("SIGNING_SECRET", each.Secret)
		run(request)
	}
}

func run(request *http.Request) {
	ctx := context.Background()
${examplesOf('go', 'go')}
	if err != nil {
		panic(err)
	}
	fmt.Println(event.Type)
	_ = page.JSON200.Data
}
`;
