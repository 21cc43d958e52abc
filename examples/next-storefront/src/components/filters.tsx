import type { FormState } from '@/lib/explain';
import { words } from '@/lib/format';

type Options = Readonly<Record<string, string>>;
/** The inputs of a filter by the name of the parameter: the options of a choice, or the type of an input. */
export type Filter = Readonly<Record<string, { readonly label: string; readonly options?: Options; readonly type?: 'search' | 'date' }>>;
/** The parameters of a URL, which anyone can change. */
export type Query = { readonly [name: string]: string | undefined };

/** Names the values of an enumeration. */
export const namesOf = <Value extends string>(...values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, words(value)])) as Readonly<Record<Value, string>>;

/** Returns the parameter as a list if it is one of the options, and an empty one otherwise. */
export const chosen = <Value extends string>(options: Readonly<Record<Value, string>>, value: string | undefined): Value[] =>
  Object.keys(options).filter((option): option is Value => option === value);

/** Returns what an input can show: browsers complain about a date that is none. */
const shown = (type: string | undefined, value: string | undefined) =>
  type === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value ?? '') ? undefined : value;

type Props = { filter: Filter; query: Query; title?: string; message: FormState['message'] };

/** A form that filters and sorts a list through its URL. */
export function Filters({ filter, query, title = 'Filter and sort', message }: Props) {
  const isUsed = Object.keys(filter).some((name) => query[name]);
  return (
    <details className="filters" open={isUsed}>
      <summary>{title}</summary>
      <form>
        {Object.entries(filter).map(([name, { label, options, type }]) => (
          <p className="field" key={name}>
            <label htmlFor={name}>{label}</label>
            {options ? (
              <select id={name} name={name} defaultValue={query[name]}>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>{`${text}`}</option>
                ))}
              </select>
            ) : (
              <input id={name} name={name} type={type} defaultValue={shown(type, query[name])} />
            )}
          </p>
        ))}
        <p className="row">
          <button className="button">Show</button>
          {isUsed && <a href="?">{`Reset`}</a>}
        </p>
      </form>
      {message && <p className="report bad">{message}</p>}
    </details>
  );
}
