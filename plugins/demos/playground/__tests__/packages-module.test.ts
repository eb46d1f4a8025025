import { DOCS_VERSIONS } from '../../../../model/library-versions';
import { documentedVersionOf, workingCopyOf } from '../../../../model/docs-version';
import { packagesDirOf } from '../../../files/packages-dir';
import { describePackage } from '../../export/describe-project';
import { importedByPlaygrounds } from '../packages-module';

const NEXT = workingCopyOf(DOCS_VERSIONS);
const DIR = packagesDirOf(process.cwd(), NEXT);

it('knows the packages of all plans, and what dates need', () => {
  const names = importedByPlaygrounds(documentedVersionOf(DOCS_VERSIONS));
  expect(names).toEqual(
    expect.arrayContaining(['@mui/x-data-grid-premium', '@mui/x-tree-view', 'dayjs']),
  );
  expect(names).not.toContain('@mui/x-charts-pro');
  expect(importedByPlaygrounds(NEXT)).toContain('@mui/x-charts-pro');
});

it('describes what a project needs that shows a component', () => {
  const { packages, rightToLeft } = describePackage('@mui/x-tree-view', DIR);
  expect(packages.dependencies).toMatchObject({
    '@mui/x-tree-view': NEXT.families['tree-view']?.version,
    '@mui/material': expect.any(String),
    'react-dom': expect.any(String),
  });
  expect(packages.types).toHaveProperty('@types/react');
  expect(packages.dependencies).not.toHaveProperty('stylis');
  expect(rightToLeft.dependencies).toHaveProperty('stylis');
});
