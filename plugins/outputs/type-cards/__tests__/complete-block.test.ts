import { completeBlock } from '../complete-block';

const PACKAGES = new Map([
  ['DataGrid', '@mui/x-data-grid'],
  ['GridColDef', '@mui/x-data-grid-pro'],
]);

it('imports what a block uses and does not declare, behind its code', () => {
  const code = 'const columns: GridColDef[] = [];\n<DataGrid columns={columns} />';
  expect(completeBlock(code, PACKAGES)).toBe(
    `${code}\nimport { GridColDef } from '@mui/x-data-grid-pro';\nimport { DataGrid } from '@mui/x-data-grid';\nexport {};\n`,
  );
});

it('adds no second import', () => {
  const code = "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid />";
  expect(completeBlock(code, PACKAGES)).toBe(`${code}\nexport {};\n`);
});

it('knows names that a block declares, and properties, from those of the packages', () => {
  expect(completeBlock('function DataGrid() {}\na.GridColDef = 1;', PACKAGES)).toBeUndefined();
});

it('keeps the positions of a difference', () => {
  const completed = completeBlock('-<DataGrid old />\n+<DataGrid />', PACKAGES);
  expect(completed).toMatch(/^ <DataGrid old \/>\n <DataGrid \/>\n/);
});
