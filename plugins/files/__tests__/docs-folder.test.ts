import path from 'node:path';
import { docsFolderOf, versionOfDemo } from '../docs-folder';

const SITE = path.resolve('/site');
const VERSIONS = [{ docs: 'current' }, { docs: '6.2' }, { docs: '6.20' }];

it.each([
  ['docs/react-charts/Bars.tsx', 'current'],
  ['versioned_docs/version-6.2/react-charts/Bars.tsx', '6.2'],
  ['versioned_docs/version-6.20/react-charts/Bars.tsx', '6.20'],
  ['src/pages/playground/_demos/Bars.tsx', undefined],
])('%s is of version %s', (file, docs) => {
  expect(versionOfDemo(path.join(SITE, file), SITE, VERSIONS)?.docs).toBe(docs);
});

it('the pages of a version are in its snapshot, once it is cut', () => {
  expect(VERSIONS.map(docsFolderOf)).toEqual([
    'docs',
    'versioned_docs/version-6.2',
    'versioned_docs/version-6.20',
  ]);
});
