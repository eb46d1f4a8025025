import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUsages, usagesFile, type UsageSource } from '../usages';
import usagesLoader from '../usages-loader';

let docs = '';

const find = (more: Partial<UsageSource> = {}) =>
  findUsages({ docs, section: 'x', packages: ['@mui/x-'], ...more });

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

it('titles are those of translated pages where there are some', async () => {
  const translated = mkdtempSync(path.join(tmpdir(), 'usages-zh-'));
  mkdirSync(path.join(translated, 'react-data-grid/sorting'), { recursive: true });
  const file = path.join(translated, 'react-data-grid/sorting/index.mdx');
  writeFileSync(file, '---\ntitle: 排序\n---\n');
  const titles = async () =>
    (await find({ translated })).get('DataGrid')?.map(({ title }) => title);
  expect(await titles()).toEqual(['排序']);
  rmSync(file);
  expect(await titles()).toEqual(['Sorting']);
  rmSync(translated, { recursive: true });
});

it('each language has a file of its own', () => {
  expect(['en', 'zh'].map(usagesFile)).toEqual(['usages.json', 'usages.zh.json']);
});

it('pages of the reference get the file of their language', () => {
  writeFileSync(path.join(docs, 'usages.pt.json'), '[]');
  const addDependency = jest.fn();
  const context = {
    resourcePath: path.join(docs, 'usages.json'),
    getOptions: () => ({ language: 'pt' }),
    addDependency,
  };
  expect(usagesLoader.call(context as never)).toBe('[]');
  expect(addDependency).toHaveBeenCalledWith(path.join(docs, 'usages.pt.json'));
});

it('a name is shown by the pages that name it and by the demos that import it', async () => {
  const usages = await find();
  const sorting = { title: 'Sorting', path: '/x/react-data-grid/sorting/' };
  expect(usages.get('DataGrid')).toEqual([{ ...sorting, demos: ['Sorted'] }]);
  expect(usages.get('GridColDef')).toEqual([{ ...sorting, demos: ['Sorted'] }]);
  expect(usages.get('DataGridPro')).toEqual([{ ...sorting, demos: [] }]);
  expect(usages.get('PickersSectionList')).toEqual([{ ...sorting, demos: ['Plain'] }]);
});

it('other packages, and files that no page shows, do not count', async () => {
  const usages = await find();
  expect(usages.has('Button')).toBe(false);
  expect(usages.has('GridRow')).toBe(false);
});

it('a section has the default exports of its package, and titles from the dictionary', async () => {
  const source = {
    docs,
    section: 'material-ui' as const,
    packages: ['@mui/material'],
    titleOf: (pathname: string) => ({ title: pathname, label: '', language: 'en' }),
  };
  const folder = path.join(docs, 'react-button');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'index.mdx'),
    '---\ncomponents: []\n---\n<Demo src="./Sizes.tsx" />\n',
  );
  writeFileSync(
    path.join(folder, 'Sizes.tsx'),
    "import Button, { buttonClasses } from '@mui/material/Button';\nimport Old from '@mui/material-old/Old';\n",
  );
  const usages = await findUsages(source);
  const used = { title: '/material-ui/react-button', path: '/material-ui/react-button/' };
  expect(usages.get('Button')).toContainEqual({ ...used, demos: ['Sizes'] });
  expect(usages.get('buttonClasses')).toEqual([{ ...used, demos: ['Sizes'] }]);
  expect(usages.has('Old')).toBe(false);
});
