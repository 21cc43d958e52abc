/** How a language runs the function of the guide: a program that reads deliveries as JSON and prints `true` or `false` for each. */
export interface Verifier {
  readonly name: string;
  /** The language of the block in the guide. */
  readonly language: string;
  readonly program: string;
  readonly args: readonly string[];
  /** The name that the block gives its file. */
  readonly file: string;
  /** The other files of the program. */
  readonly files: Readonly<Record<string, string>>;
}

const NODE = `import { readFileSync } from 'node:fs';
import { verify } from './verify.mjs';
for (const { secret, headers, body } of JSON.parse(readFileSync(0))) console.log(verify(secret, headers, Buffer.from(body)));
`;
const PYTHON = `import json, sys
from verify import verify
for each in json.load(sys.stdin):
    print(str(verify(each["secret"], each["headers"], each["body"].encode())).lower())
`;
const GO = `package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"example.test/webhooks"
)

func main() {
	var deliveries []struct {
		Secret  string
		Headers map[string]string
		Body    string
	}
	if err := json.NewDecoder(os.Stdin).Decode(&deliveries); err != nil {
		panic(err)
	}
	for _, each := range deliveries {
		header := http.Header{}
		for name, value := range each.Headers {
			header.Set(name, value)
		}
		fmt.Println(webhooks.Verify(each.Secret, header, []byte(each.Body)))
	}
}
`;
const PHP = `<?php
require 'verify.php';
foreach (json_decode(stream_get_contents(STDIN), true) as $each) {
    echo verify($each['secret'], $each['headers'], $each['body']) ? "true\\n" : "false\\n";
}
`;
const RUBY = `require "json"
require_relative "verify"
JSON.parse($stdin.read).each { |each| puts verify(each["secret"], each["headers"], each["body"]) }
`;

/** The languages of the guide, in its order. */
export const VERIFIERS: readonly Verifier[] = [
  { name: 'Node', language: 'js', program: process.execPath, args: ['main.mjs'], file: 'verify.mjs', files: { 'main.mjs': NODE } },
  { name: 'Python', language: 'py', program: 'python3', args: ['main.py'], file: 'verify.py', files: { 'main.py': PYTHON } },
  {
    name: 'Go',
    language: 'go',
    program: 'go',
    args: ['run', '.'],
    file: 'verify.go',
    files: { 'go.mod': 'module example.test\n\ngo 1.21\n', 'main.go': GO },
  },
  { name: 'PHP', language: 'php', program: 'php', args: ['main.php'], file: 'verify.php', files: { 'main.php': PHP } },
  { name: 'Ruby', language: 'ruby', program: 'ruby', args: ['main.rb'], file: 'verify.rb', files: { 'main.rb': RUBY } },
];
