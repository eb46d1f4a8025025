import { DOCUMENTED_VERSIONS } from '../../../../../model/library-versions';
import { fillTable, PACKAGES } from '../../__tests__/fill-table';
import { bundleSize } from '../../bundle-size';
import { measuredPackagesIn, THERE_WITH_MATERIAL_UI } from '../packages';

// The first run bundles all packages, which takes a slow machine half a minute.
jest.setTimeout(120_000);

const HEAD = ['Component', 'Compressed', 'Minified', 'All exports', 'Plan', 'Package'];

const fill = (page = {}) => fillTable('PackageSizes', { head: HEAD, ...page });
const options = { packagesDir: PACKAGES, external: THERE_WITH_MATERIAL_UI };
const sizeOf = (code: string) => bundleSize(code, [], options);

/** The sizes of a package in kB: compressed, minified, and of all exports. */
async function sizesIn(packageName: string): Promise<number[]> {
  const row = (await fill()).find((cells) => cells.at(-1) === packageName);
  return (row ?? []).slice(1, 4).map(Number.parseFloat);
}

describe('the table', () => {
  it('has a row with plan, component and sizes for each package of the library', async () => {
    const [head, ...rows] = await fill();
    expect(head).toEqual(HEAD);
    expect(rows.map((cells) => cells.at(-1))).toEqual(Object.keys(DOCUMENTED_VERSIONS));
    expect(rows.map(([component]) => component)).toEqual(
      measuredPackagesIn(PACKAGES).map(({ component }) => component),
    );
    for (const cells of rows) {
      expect(cells.slice(1, 4)).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/^\d+\.\d kB$/)),
      );
    }
  });

  it('shows that each plan of the grid is larger than the one before', async () => {
    const [community, pro, premium] = await Promise.all(
      ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'].map(sizesIn),
    );
    for (const column of [0, 1, 2]) {
      expect(pro?.[column]).toBeGreaterThan(community?.[column] ?? Infinity);
      expect(premium?.[column]).toBeGreaterThan(pro?.[column] ?? Infinity);
    }
  });

  it('shows that one picker or chart is smaller than its whole package', async () => {
    for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/x-charts']) {
      const [compressed, minified, all] = await sizesIn(name);
      expect(compressed).toBeLessThan(minified ?? 0);
      expect(compressed).toBeLessThan(all ?? 0);
    }
  });

  it('writes numbers as the language of the page does', async () => {
    const file = 'i18n/pt/docusaurus-plugin-content-docs/current/page/index.mdx';
    const [, first] = await fill({ file });
    expect(first?.[1]).toMatch(/^\d+,\d kB$/);
  });

  it('says where its head does not fit', async () => {
    await expect(fill({ head: ['Package', 'Size'] })).rejects.toThrow(
      '/site/docs/page/index.mdx:3: <PackageSizes> holds the head of a table with 6 columns',
    );
  });
});

describe('what is measured', () => {
  it('React, Material UI, Emotion and their own packages are not part of it', async () => {
    const code = [
      "export { Button } from '@mui/material';",
      "export { useId } from '@mui/utils';",
      "export { createRoot } from 'react-dom/client';",
      "export { CacheProvider } from '@emotion/react';",
    ];
    expect((await sizeOf(code.join('\n'))).minified).toBeLessThan(1000);
  });

  it('what only the package needs is part of it', async () => {
    const scales = await sizeOf("export { scaleLinear } from 'd3-scale';");
    const chart = await sizeOf("export { BarChart } from '@mui/x-charts/BarChart';");
    expect(scales.minified).toBeGreaterThan(1000);
    expect(chart.minified).toBeGreaterThan(scales.minified);
  });
});
