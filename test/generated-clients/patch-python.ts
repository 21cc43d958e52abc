import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value that was added within v1 is a member of its own with that text, and does not make the response unreadable. */
const OPEN_ENUM = `
    @classmethod
    def _missing_(cls, value: object):
        if not isinstance(value, str):
            return None
        member = str.__new__(cls, value)
        member._name_ = value
        member._value_ = value
        return member
`;

/** An enum with one value is a constant, by which the variants of a union are distinguished. */
const ENUM = /^class \w+\(StrEnum\):\n(?: {4}[A-Z_0-9]+ = .*\n){2,}/m;

/** The text of an enum that is sent, which may also be a plain text. */
const ENUM_TEXT = /^( +\w+ = )((?:self\.)?\w+)\.value$/gm;

/** The last variant of a union. */
const VARIANT = /^( +)if not isinstance\(data, dict\):\n\1 {4}raise TypeError\(\)\n((\1)\w+ = [^=]+?)\n\n\1(return \w+)\n(?!.*except)/gm;

/** An object of a variant that was added within v1 is a dictionary. */
const READ_VARIANT = (_: string, indent: string, assigned: string, __: string, returned: string): string =>
  [
    'if not isinstance(data, dict):',
    '    raise TypeError()',
    'try:',
    ...assigned.split('\n').map((line) => `    ${line.slice(indent.length)}`),
    `    ${returned}`,
    'except (TypeError, ValueError, AttributeError, KeyError):',
    '    return data',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');

const RESPONSE = /^ {4}return Response\(\n {8}status_code=HTTPStatus\(response\.status_code\),\n((?:.*\n)+?) {8}parsed=(.*),\n {4}\)\n/m;

/** Logs the fields and parameters that the API ignored. The page of a proxy, its statuses that are not of HTTP, and JSON of another shape raise an error that has the status and the bytes. */
const READ_RESPONSE = `    log_ignored(response)
    try:
        parsed = $2
        status_code = HTTPStatus(response.status_code)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise errors.UnexpectedStatus(response.status_code, response.content) from error
    return Response(
        status_code=status_code,
$1        parsed=parsed,
    )
`;

/** Changes what the generator has written into a folder. Throws if it writes enums, unions, or responses in another form. */
export function patchPython(generated: string): void {
  const counts = { enums: 0, texts: 0, unions: 0, operations: 0, responses: 0 };
  for (const file of globSync('**/*.py', { cwd: generated })) {
    const path = join(generated, file);
    const text = readFileSync(path, 'utf8');
    let patched = text.replaceAll(VARIANT, READ_VARIANT);
    if (patched !== text) counts.unions++;
    if (ENUM.test(text)) {
      counts.enums++;
      patched = `${text.trimEnd()}\n${OPEN_ENUM}`;
    }
    const sent = patched.replaceAll(ENUM_TEXT, '$1str($2)');
    if (sent !== patched) counts.texts++;
    patched = sent;
    if (/^def _build_response\(/m.test(text)) {
      counts.operations++;
      if (RESPONSE.test(text)) counts.responses++;
      patched = patched.replace(RESPONSE, READ_RESPONSE);
      if (!/^from \.\.\. import errors$/m.test(patched))
        patched = patched.replace('from ...client', 'from ... import errors\nfrom ...client');
      patched = patched.replace(/^(from \.\.\.client .*\n)/m, '$1from ...ignored import log_ignored\n');
    }
    if (patched !== text) writeFileSync(path, patched);
  }
  if (Object.values(counts).includes(0) || counts.responses < counts.operations)
    throw new Error(`The generator writes enums, unions, or responses in another form: ${JSON.stringify(counts)}. See patch-python.ts.`);
}
