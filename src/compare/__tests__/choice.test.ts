import type { DocsVersion } from '../../../model/docs-version';
import { parseChoice } from '../choice';

function version(id: string, path: string): DocsVersion {
  return {
    id,
    docs: id,
    path,
    label: id,
    status: 'maintained',
    banner: 'none',
    date: null,
    packages: null,
    families: {},
  };
}

const VERSIONS = [version('next', 'next'), version('7', ''), version('6.20', '6.20')];
const FAMILIES = ['data-grid', 'charts'];

it('without parameters, compares the documented version with the one before', () => {
  expect(parseChoice('', VERSIONS, FAMILIES)).toEqual({
    choice: { from: '6.20', to: '7', family: 'data-grid' },
    unknown: [],
  });
});

it('if the documented version is the oldest, compares it with the one after', () => {
  const { choice } = parseChoice('', VERSIONS.slice(0, 2), FAMILIES);
  expect(choice).toMatchObject({ from: '7', to: 'next' });
});

it('takes versions and family from the address', () => {
  expect(parseChoice('?from=7&to=next&family=charts', VERSIONS, FAMILIES).choice).toEqual({
    from: '7',
    to: 'next',
    family: 'charts',
  });
});

it('values that do not exist fall back to the default and are named', () => {
  const { choice, unknown } = parseChoice('?from=5&to=&family=<b>', VERSIONS, FAMILIES);
  expect(choice).toEqual({ from: '6.20', to: '7', family: 'data-grid' });
  expect(unknown).toEqual([
    { value: '5', shown: '6.20' },
    { value: '', shown: '7' },
    { value: '<b>', shown: 'data-grid' },
  ]);
});

it('with a single version, there is nothing to compare it with', () => {
  const { choice } = parseChoice('', [version('7', '')], FAMILIES);
  expect(choice).toMatchObject({ from: '', to: '7' });
});
