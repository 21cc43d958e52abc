import type { Printed, SampleRequest } from '../../samples/sample-request.ts';
import { variable } from '../../samples/variables.ts';

const WORD = /[^\S\n]*(\||(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\$\w+|\\\n|[^\s'"|<>;&()`$\\])+)/y;
const PART = /'(?<literal>[^']*)'|"(?<quoted>(?:\\[\s\S]|[^"\\])*)"|\$(?<name>\w+)|\\\n|(?<bare>[^'"$\\]+)/g;

/** The operations of these paths are about a shopper. */
const SHOPPER_PATHS = /^\/v1\/(?:me|carts|checkout|orders|invoices)\b/;
const URL_VARIABLE = variable('STOREFRONT_URL');

/**
 * Reads a block of a guide that sends one request, with the function `api` of the quickstart or with curl, and prints the response or a field of it. Returns
 * undefined for any other block. `isError` says whether the guide shows an error.
 */
export function shellRequest(code: string, isError: boolean): SampleRequest | undefined {
  const words = wordsIn(code.trim());
  if (words === undefined) return undefined;
  const pipe = words.indexOf('|');
  const [command, address, ...options] = pipe === -1 ? words : words.slice(0, pipe);
  const printed = pipe === -1 ? printOf(undefined, isError) : fieldOf(words.slice(pipe + 1), isError);
  const target = targetOf(command, address, options);
  const sent = printed === undefined || target === undefined ? undefined : requestOf(target, command === 'api', options);
  return sent === undefined || printed === undefined ? undefined : { ...sent, response: printed };
}

/** Splits a command into words, with marks in place of variables; undefined if it has anything else, such as a second command. */
function wordsIn(code: string): string[] | undefined {
  const words: string[] = [];
  for (WORD.lastIndex = 0; WORD.lastIndex < code.length;) {
    const word = WORD.exec(code)?.[1];
    const value = word === undefined || word === '|' ? word : valueOf(word);
    if (value === undefined) return undefined;
    if (value !== '') words.push(value);
  }
  return words;
}

function valueOf(word: string): string | undefined {
  let value = '';
  for (const { groups } of word.matchAll(PART)) {
    const { literal, quoted, name, bare } = groups ?? {};
    if (quoted !== undefined && /\$(?!\w)|`/.test(quoted)) return undefined;
    const text = quoted?.replaceAll(
      /\\(["\\])|\$(\w+)/g,
      (_all, escaped: string | undefined, named: string | undefined) => escaped ?? variable(named ?? ''),
    );
    value += literal ?? text ?? bare ?? (name === undefined ? '' : variable(name));
  }
  return value;
}

/** The path of the request. curl names the address of the service, too. */
function targetOf(command: string | undefined, address: string | undefined, options: string[]): string | undefined {
  if (command === 'api') return address;
  const url = address === '-sS' ? options.shift() : address;
  return command === 'curl' && url?.startsWith(URL_VARIABLE) === true ? url.slice(URL_VARIABLE.length) : undefined;
}

function requestOf(target: string, isApi: boolean, options: readonly string[]): Omit<SampleRequest, 'response'> | undefined {
  const headers: Record<string, string> = {};
  let [method, body]: [string | undefined, unknown] = [undefined, undefined];
  for (let at = 0; at < options.length; at += 2) {
    const [option, value = ''] = [options[at], options[at + 1]];
    if (option === '-X') method = value;
    else if (option === '-d') body = bodyIn(value);
    else if (option === '-H') headers[value.slice(0, value.indexOf(':'))] = value.slice(value.indexOf(':') + 2);
    else return undefined;
    if (option === '-d' && body === undefined) return undefined;
  }
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    target,
    hasKey: isApi,
    hasShopper: isApi && SHOPPER_PATHS.test(target),
    headers,
    body,
  };
}

/** JSON in which each variable is within a string; otherwise undefined. */
function bodyIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

const FIELD =
  /^(?<path>(?:\.\w+|\[\d+\])*?)(?:(?<length>\.length)|(?:\.map\(\(\{ (?<name>\w+) \}\) => \k<name>\))?(?<join>\.join\(" "\)))?$/;

/** The value that `field` prints: a JavaScript expression, of which Python has the paths, lengths, and joined lists. */
function fieldOf([command, expression = '', ...rest]: readonly string[], isError: boolean): Printed | undefined {
  const groups = FIELD.exec(expression)?.groups;
  if (command !== 'field' || rest.length > 0 || groups === undefined) return undefined;
  const { path = '', length, name, join } = groups;
  const value = `BODY${path.replaceAll(/\.(\w+)/g, '["$1"]')}`;
  const items = name === undefined ? value : `item["${name}"] for item in ${value}`;
  const python = length !== undefined ? `len(${value})` : join !== undefined ? `" ".join(${items})` : value;
  return printOf({ javascript: expression, python }, isError);
}

const printOf = (print: Exclude<Printed['print'], 'all'> | undefined, isError: boolean): Printed => ({ print: print ?? 'all', isError });
