import { ENTRY_IMPORTS, PROJECT_TOOLS } from '@site/model/exported-project';
import { makeProject, type ProjectFiles } from '../project';
import type { ProjectOptions } from '../project-options';
import { LOADED, OPTIONS } from './sample-project';

function filesFor(options: Partial<ProjectOptions> = {}): ProjectFiles {
  return makeProject(LOADED, { ...OPTIONS, ...options }).files;
}

function manifestOf(files: ProjectFiles) {
  return JSON.parse(files['package.json'] ?? '{}');
}

describe('the variant', () => {
  it('TypeScript: every file of the demo, a configuration, types', () => {
    const files = filesFor();
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/_data/orders.ts',
      'src/_data/types.ts',
      'src/main.tsx',
      'src/sorting/SortedOrders.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files['src/_data/orders.ts']).toBe('const b: number = 2;\n');
    expect(manifestOf(files).scripts.build).toBe('tsc && vite build');
    expect(manifestOf(files).devDependencies).toEqual({
      '@types/react': '18.3.31',
      '@vitejs/plugin-react': PROJECT_TOOLS['@vitejs/plugin-react'],
      typescript: PROJECT_TOOLS.typescript,
      vite: PROJECT_TOOLS.vite,
    });
  });

  it('JavaScript: no types, and nothing that is for them', () => {
    const files = filesFor({ variant: 'JS' });
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/_data/orders.js',
      'src/main.jsx',
      'src/sorting/SortedOrders.jsx',
      'vite.config.js',
    ]);
    expect(files['src/sorting/SortedOrders.jsx']).toBe('const a = 1;\n');
    expect(files['index.html']).toContain('src="/src/main.jsx"');
    expect(Object.keys(manifestOf(files).devDependencies)).toEqual([
      '@vitejs/plugin-react',
      'vite',
    ]);
  });
});

it('the manifest is that of the demo, with its packages', () => {
  expect(manifestOf(filesFor())).toMatchObject({
    name: 'sorted-orders',
    private: true,
    dependencies: { '@mui/x-data-grid-pro': '7.0.0', react: '18.3.1' },
  });
});

it('the entry file shows the demo from where it stands', () => {
  expect(filesFor()['src/main.tsx']).toBe(`${ENTRY_IMPORTS.always.join('\n')}
import SortedOrders from './sorting/SortedOrders';

const theme = createTheme({ direction: 'ltr', palette: { mode: 'light' } });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <SortedOrders />
    </ThemeProvider>,
  );
}
`);
});

it('dark, from right to left', () => {
  const files = filesFor({ mode: 'dark', direction: 'rtl' });
  expect(files['src/main.tsx']).toContain("direction: 'rtl', palette: { mode: 'dark' }");
  expect(files['src/main.tsx']).toContain(
    "createCache({ key: 'mui-rtl', stylisPlugins: [prefixer, rtlPlugin] });",
  );
  expect(files['src/main.tsx']).toContain('<CacheProvider value={cache}>');
  for (const line of [...ENTRY_IMPORTS.cache, ...ENTRY_IMPORTS.rightToLeft]) {
    expect(files['src/main.tsx']).toContain(line);
  }
  expect(files['index.html']).toContain('<html lang="en" dir="rtl" class="dark">');
  expect(manifestOf(files).dependencies.stylis).toBe('4.2.0');
});

it('Tailwind comes with its plugin and a sheet that wins over Emotion', () => {
  const files = filesFor({ styling: 'Tailwind' });
  expect(files['src/tailwind.css']).toContain('@tailwind utilities;');
  expect(files['src/main.tsx']).toContain("import './tailwind.css';");
  expect(files['src/main.tsx']).toContain("createCache({ key: 'mui', prepend: true });");
  expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()],');
  expect(manifestOf(files).devDependencies).toMatchObject({
    '@tailwindcss/vite': PROJECT_TOOLS['@tailwindcss/vite'],
    tailwindcss: PROJECT_TOOLS.tailwindcss,
  });
  expect(Object.keys(filesFor({ styling: 'CSS' }))).not.toContain('src/tailwind.css');
});

it('a worker may load modules', () => {
  const loaded = { ...LOADED, ts: { ...LOADED.ts, worker: true } };
  expect(makeProject(loaded, OPTIONS).files['vite.config.ts']).toContain("format: 'es'");
  expect(filesFor()['vite.config.ts']).not.toContain('worker');
});

it('what the reader has edited takes the place of the demo', () => {
  const files = filesFor({ editedCode: 'edited' });
  expect(files['src/sorting/SortedOrders.tsx']).toBe('edited');
  expect(files['src/_data/orders.ts']).toBe('const b: number = 2;\n');
  expect(filesFor({ editedCode: '' })['src/sorting/SortedOrders.tsx']).toBe('');
});

it('the README says where it comes from and that a key is missing', () => {
  const readme = filesFor()['README.md'];
  expect(readme).toContain('https://example.org/x/sorting/#SortedOrders');
  expect(readme).toContain('`npm install && npm run dev`');
  expect(filesFor({ packageManager: 'pnpm' })['README.md']).toContain(
    '`pnpm install && pnpm run dev`',
  );
  expect(readme).toContain('For @mui/x-data-grid-pro you need a [license key]');
  const free = { dependencies: { '@mui/x-data-grid': '7.0.0' }, types: {} };
  const loaded = { ...LOADED, ts: { ...LOADED.ts, packages: free } };
  expect(makeProject(loaded, OPTIONS).files['README.md']).not.toContain('key');
});
