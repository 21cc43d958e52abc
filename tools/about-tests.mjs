/** Prints what `npm test` runs, before it runs. */
process.stdout.write(`npm test takes about ten minutes on two cores, and starts the servers that it needs by itself. It runs, side by side:

  lint       style, imports, unused code, and format
  typecheck  types
  pure       functions, without servers
  db         single services, on Postgres, NATS, and Redis
  system     the whole system, over HTTP

Every half minute it says how far it is. Then run npm run test:all, which adds outages, restarts, long
histories, migrations, browsers, guides, and sandboxes. CONTRIBUTING.md#tests says which command to run when.

`);
