/** An input for the name of a list: one of the shopper's, or a new one. */
export const ListName = ({ names }: { names: readonly string[] }) => (
  <>
    <label htmlFor="list">List</label>
    <input id="list" name="list" list="lists" maxLength={100} autoComplete="off" />
    <datalist id="lists">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
