import { expect, test } from '@jest/globals';
import { codeSamplesOf } from '@storefront/api-docs/documents';
import { PATH_VALUES } from './examples/ids.ts';
import { routeTable } from './route-table.ts';

const routes = routeTable();

test('every operation has code samples', () => {
  const languages = routes.map((row) =>
    codeSamplesOf(row, PATH_VALUES).map(({ lang, source }) => source.includes('STOREFRONT_URL') && lang),
  );

  expect(languages).toEqual(routes.map(() => ['Shell', 'JavaScript', 'Python', 'Go']));
});

test('every path parameter has an example value, and there are no others', () => {
  const parameters = new Set(routes.flatMap(({ path }) => path.match(/(?<=:)\w+/g) ?? []));

  expect(Object.keys(PATH_VALUES).toSorted()).toEqual([...parameters].toSorted());
});
