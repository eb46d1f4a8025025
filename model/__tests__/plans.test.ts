import { componentFamilies, packagesOf } from '../families';
import { planOfPackage } from '../plans';

it('the plan of a package is the one that its family lists', () => {
  const packages = componentFamilies().flatMap(packagesOf);
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
