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

const RESPONSE = /^ {4}return Response\(\n {8}status_code=HTTPStatus\(response\.status_code\),\n((?:.*\n)+?) {8}parsed=(.*),\n {4}\)\n/m;

/** The page of a proxy, its statuses that are not of HTTP, and JSON of another shape raise an error that has the status and the bytes. */
const READ_RESPONSE = `    try:
        parsed = $2
        status_code = HTTPStatus(response.status_code)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise errors.UnexpectedStatus(response.status_code, response.content) from error
    return Response(
        status_code=status_code,
$1        parsed=parsed,
    )
`;

/** Changes what the generator has written into a folder. Throws if it writes enums or responses in another form. */
export function patchPython(generated: string): void {
  const counts = { enums: 0, operations: 0, responses: 0 };
  for (const file of globSync('**/*.py', { cwd: generated })) {
    const path = join(generated, file);
    const text = readFileSync(path, 'utf8');
    let patched = text;
    if (/^class \w+\(StrEnum\):$/m.test(text)) {
      counts.enums++;
      patched = `${text.trimEnd()}\n${OPEN_ENUM}`;
    }
    if (/^def _build_response\(/m.test(text)) {
      counts.operations++;
      patched = patched.replace(RESPONSE, READ_RESPONSE);
      if (patched !== text) counts.responses++;
      if (!/^from \.\.\. import errors$/m.test(patched))
        patched = patched.replace('from ...client', 'from ... import errors\nfrom ...client');
    }
    if (patched !== text) writeFileSync(path, patched);
  }
  if (counts.enums === 0 || counts.responses === 0 || counts.responses < counts.operations)
    throw new Error(`The generator writes enums or responses in another form: ${JSON.stringify(counts)}. See patch-python.ts.`);
}
