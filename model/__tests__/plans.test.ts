import { componentFamilies } from '../families';
import { WORKING_COPY } from '../library-versions';
import { planOfPackage } from '../plans';
import { packagesOf } from '../docs-version';

it('the plan of a package is the one that its family lists', () => {
  const packages = componentFamilies().flatMap(({ id }) => packagesOf(WORKING_COPY, id));
  expect(packages).toContainEqual({ name: '@mui/x-data-grid-premium', plan: 'premium' });
  expect(packages.filter(({ name, plan }) => planOfPackage(name) !== plan)).toEqual([]);
});

it('other packages have no plan', () => {
  expect(['@mui/material', '@mui/x-license', ''].map(planOfPackage)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
