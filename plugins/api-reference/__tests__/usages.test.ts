import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUsages } from '../usages';

let docs = '';

beforeAll(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'usages-'));
  const page = (folder: string, files: Record<string, string>) => {
    mkdirSync(path.join(docs, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(docs, folder, name), text);
    }
  };
  page('react-data-grid/sorting', {
    'index.mdx':
      '---\ntitle: Sorting\ncomponents: [DataGridPro]\n---\n\n<Demo src="./Sorted.tsx" height={1} />\n<Demo src="./Plain.tsx" height={1} />\n',
    'Sorted.tsx':
      "import {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';\nimport { Button } from '@mui/material';\n",
    'Plain.tsx': "import { Unstable_PickersSectionList as List } from '@mui/x-date-pickers';\n",
    'Unused.tsx': "import { GridRow } from '@mui/x-data-grid';\n",
  });
  page('api/data-grid', { 'index.mdx': '---\ntitle: API\ncomponents: [DataGrid]\n---\n' });
});

afterAll(() => rmSync(docs, { recursive: true }));

it('a name is shown by the pages that name it and by the demos that import it', async () => {
  const usages = await findUsages(docs);
  const sorting = { title: 'Sorting', path: '/x/react-data-grid/sorting/' };
  expect(usages.get('DataGrid')).toEqual([{ ...sorting, demos: ['Sorted'] }]);
  expect(usages.get('GridColDef')).toEqual([{ ...sorting, demos: ['Sorted'] }]);
  expect(usages.get('DataGridPro')).toEqual([{ ...sorting, demos: [] }]);
  expect(usages.get('PickersSectionList')).toEqual([{ ...sorting, demos: ['Plain'] }]);
});

it('other packages, and files that no page shows, do not count', async () => {
  const usages = await findUsages(docs);
  expect(usages.has('Button')).toBe(false);
  expect(usages.has('GridRow')).toBe(false);
});
