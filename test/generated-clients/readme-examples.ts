import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seen } from '@storefront/lifecycle/testing';
import { CLIENTS } from './write-clients.ts';

/** Returns the examples in the README of a client, in order. */
export function readmeExamples(client: string, language: string): readonly string[] {
  const page = readFileSync(join(CLIENTS, client, 'README.md'), 'utf8');
  const examples = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
  return seen('examples', examples, 4);
}

/** Returns a program that runs the examples of the Python client, with the deliveries in the file DELIVERIES. */
export const pythonExample = (): string => `${readmeExamples('python', 'python').join('\n')}

import base64, json

for delivery in json.load(open(os.environ["DELIVERIES"])):
    os.environ["SIGNING_SECRET"] = delivery["secret"]
    handle(delivery["headers"], base64.b64decode(delivery["body"]))
assert page.data is not None
`;

/** Returns the examples of the Go client as files of one program, whose `main` is now `order`, with a `main` that runs each of them with each of the deliveries. */
export const goExamples = (): readonly string[] => [
  ...readmeExamples('go', 'go').map((code) => code.replace('func main()', 'func order()')),
  `package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	storefront "storefront.example/client"
)

type delivery struct {
	Headers map[string]string
	Body    []byte
	Secret  string
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	file, _ := os.ReadFile(os.Getenv("DELIVERIES"))
	var deliveries []delivery
	check(json.Unmarshal(file, &deliveries))
	client, err := storefront.NewClientWithResponses(os.Getenv("STOREFRONT_URL"), storefront.WithKey(os.Getenv("STOREFRONT_KEY")))
	check(err)
	for _, each := range deliveries {
		request, _ := http.NewRequest("POST", "/", bytes.NewReader(each.Body))
		for name, value := range each.Headers {
			request.Header.Set(name, value)
		}
		os.Setenv("SIGNING_SECRET", each.Secret)
		order()
		check(show(context.Background(), client, "MISSING"))
		fmt.Println(textOf("NEWER"))
		check(handle(request))
	}
}
`,
];
