/** Prints what `npm test` runs, before it runs. */
process.stdout.write(`npm test takes about 15 minutes on two cores, and starts the servers that it needs by itself. It runs, side by side:

  lint       style, imports, unused code, and format
  typecheck  types
  pure       functions, without servers
  db         single services, on Postgres, NATS, and Redis
  system     the whole system, over HTTP
  guides     the commands of the README and the guides, as a reader runs them

Every half minute it says how far it is. To run a part, and for the longer tests that have their own commands, see CONTRIBUTING.md#tests.

`);
