import { countLicenses } from '../count-licenses';

it('counts installed packages, the most frequent license first', () => {
  const packages = {
    '': { license: 'MIT' },
    'packages/own': { license: 'MIT' },
    'node_modules/own': { link: true },
    'node_modules/one': { license: 'MIT' },
    'node_modules/one/node_modules/two': { license: 'MIT' },
    'node_modules/three': { license: 'ISC' },
    'node_modules/four': {},
  };
  expect(countLicenses(packages)).toEqual([
    { license: 'MIT', packages: 2 },
    { license: '', packages: 1 },
    { license: 'ISC', packages: 1 },
  ]);
});
