import { minorReleases } from '../minor-releases';

const TREE = ['@mui/x-tree-view', '@mui/x-tree-view-pro'];
const CHARTS = ['@mui/x-charts'];
const RANGE = { after: '7.0', until: '7.10' };

it('lists minors by their numbers, from the one before the range to its last one', () => {
  const releases = { '@mui/x-charts': ['7.10.0', '6.19.0', '7.0.0', '7.9.0', '7.11.0', '8.0.0'] };
  const found = minorReleases([{ packages: CHARTS, range: RANGE }], releases);
  expect(found.map(({ minor }) => minor)).toEqual(['7.0', '7.9', '7.10']);
});

it('takes the first stable release of a minor', () => {
  const releases = { '@mui/x-charts': ['7.0.0-beta.1', '7.0.10', '7.0.2', '7.0.3'] };
  expect(minorReleases([{ packages: CHARTS, range: RANGE }], releases)).toEqual([
    { minor: '7.0', versions: { '@mui/x-charts': '7.0.2' } },
  ]);
});

it('packages of a family have the same version', () => {
  const releases = {
    '@mui/x-tree-view': ['7.1.0', '7.1.1', '7.2.0', '7.3.0'],
    '@mui/x-tree-view-pro': ['7.1.1', '7.3.4'],
  };
  const found = minorReleases([{ packages: TREE, range: RANGE }], releases);
  expect(found.map(({ versions }) => versions)).toEqual([
    { '@mui/x-tree-view': '7.1.1', '@mui/x-tree-view-pro': '7.1.1' },
    { '@mui/x-tree-view': '7.2.0' },
    { '@mui/x-tree-view': '7.3.0' },
  ]);
});

it('families that have a release of a minor are together', () => {
  const releases = { '@mui/x-tree-view': ['7.1.0'], '@mui/x-charts': ['7.1.2', '7.2.0'] };
  const families = [TREE, CHARTS].map((packages) => ({ packages, range: RANGE }));
  expect(minorReleases(families, releases)).toEqual([
    { minor: '7.1', versions: { '@mui/x-tree-view': '7.1.0', '@mui/x-charts': '7.1.2' } },
    { minor: '7.2', versions: { '@mui/x-charts': '7.2.0' } },
  ]);
});
