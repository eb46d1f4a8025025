import { siteReference } from '../../check/__tests__/site-references';
import { checkProject } from '../../check/check-project';
import type { ProjectFile } from '../../source-scan/facts';
import { readDependencies } from '../../source-scan/read-dependencies';
import { scanFiles } from '../../source-scan/scan-file';
import { findSteps } from '../find-steps';
import { hopsOf } from '../hops';
import { siteGuides } from './site-guides';

const VERSIONS = ['6.20', '7.0.0-beta.1', 'next'].map(siteReference);
const FAMILIES = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

function versionOf(id: string) {
  const found = VERSIONS.find((version) => version.id === id);
  if (!found) throw new Error(`There is no version ${id}.`);
  return found;
}

/** The steps of a project, as `file:line name section`. */
function stepsOf(files: ProjectFile[], from: string, to: 'next' | '7.0.0-beta.1'): string[] {
  const project = { files: scanFiles(files), dependencies: readDependencies(files) };
  const ends = { from: versionOf(from), to: versionOf(to) };
  const hops = FAMILIES.flatMap((family) => hopsOf(family, ends, VERSIONS));
  return findSteps(project, hops, siteGuides(to)).map(({ kind, place, address, name }) => {
    const shown = name ? ` ${name}` : '';
    return `${place.file}:${place.line} ${kind}${shown} ${address.replace(/^.*migration-/, '')}`;
  });
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`;
}

/** A project of version 6 with ten things that version 7 changes, each marked with its number. */
const SAMPLE: ProjectFile[] = [
  {
    path: 'package.json',
    content: lines(
      '{',
      '  "dependencies": {',
      '    "@mui/x-data-grid-pro": "^6.20.0",',
      '    "@mui/x-license-pro": "^6.10.0",',
      '    "react": "^18.2.0"',
      '  }',
      '}',
    ),
  },
  {
    path: 'src/Orders.tsx',
    content: lines(
      "import { DataGridPro, deDE, gridClasses, GridToolbar } from '@mui/x-data-grid-pro';",
      "import type { GridColDef, GridValueGetterParams } from '@mui/x-data-grid-pro';",
      "import { LicenseInfo } from '@mui/x-license-pro';",
      "import { styled } from '@mui/material/styles';",
      '',
      "LicenseInfo.setLicenseKey('key');",
      'const columns: GridColDef[] = [',
      "  { field: 'id', width: 90 },",
      '  {',
      "    field: 'net',",
      '    valueGetter: (params: GridValueGetterParams) => params.row.gross - params.row.tax,',
      '  },',
      '];',
      'const Grid = styled(DataGridPro)({',
      '  [`& .${gridClasses.cellContent}`]: { fontWeight: 700 },',
      "  '& .MuiDataGrid-columnHeadersInner': { color: 'red' },",
      "  '& .MuiDataGrid-columnHeaders': { color: 'red' },",
      '});',
      'export function Orders({ rows }: { rows: { id: number }[] }) {',
      '  return (',
      '    <Grid',
      '      rows={rows}',
      '      columns={columns}',
      '      localeText={deDE.components.MuiDataGrid.defaultProps.localeText}',
      '      rowBuffer={10}',
      '      unstable_headerFilters',
      '      components={{ Toolbar: GridToolbar }}',
      '      experimentalFeatures={{ ariaV7: true }}',
      '      data-testid="orders"',
      '    />',
      '  );',
      '}',
    ),
  },
];

describe('steps from version 6 to version 7', () => {
  it('are those of the sample', () => {
    expect(stepsOf(SAMPLE, '6.20', '7.0.0-beta.1')).toEqual([
      'package.json:3 change data-grid-v6/#packages',
      'package.json:4 change data-grid-v6/#license',
      'src/Orders.tsx:3 change data-grid-v6/#license',
      'package.json:3 change data-grid-v6/#codemod',
      'src/Orders.tsx:2 change GridValueGetterParams data-grid-v6/#column-functions',
      'src/Orders.tsx:11 change data-grid-v6/#column-functions',
      'src/Orders.tsx:27 change components data-grid-v6/#slots',
      'src/Orders.tsx:26 change unstable_headerFilters data-grid-v6/#header-filters',
      'src/Orders.tsx:28 change data-grid-v6/#flags',
      'src/Orders.tsx:25 change rowBuffer data-grid-v6/#virtualization',
      'src/Orders.tsx:1 change data-grid-v6/#locales',
      'src/Orders.tsx:15 change cellContent data-grid-v6/#styles',
      'src/Orders.tsx:16 change columnHeadersInner data-grid-v6/#styles',
    ]);
  });

  it('are none for a project that is there', () => {
    expect(stepsOf(SAMPLE, '7.0.0-beta.1', '7.0.0-beta.1')).toEqual([]);
  });
});

describe('check', () => {
  it('finds nothing wrong in the sample with its own version', () => {
    const findings = checkProject(scanFiles(SAMPLE), () => versionOf('6.20'));
    expect(findings.map(({ severity, name }) => `${severity} ${name}`)).toEqual([
      'note components',
    ]);
  });
});
