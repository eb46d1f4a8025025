import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { PREFERENCES, type CodeStyling, type CodeVariant } from '../../model/preferences';
import { createSiteServer } from '../../scripts/serve/server.mjs';
import { demoNamed } from '../fixtures/demos';
import { downloadProject, type ProjectTexts } from '../fixtures/exported-projects';
import { ORIGIN } from '../fixtures/origin';
import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

interface Exported {
  what: string;
  page: string;
  demo: string;
  variant?: CodeVariant;
  styling?: CodeStyling;
  /** Dark, and from right to left. */
  turned?: boolean;
  /** Checks that the built project works when it is opened. */
  works(page: Page): Promise<unknown>;
}

const PROJECTS: readonly Exported[] = [
  {
    what: 'a grid whose data are beside it',
    page: '/x/react-data-grid/sorting/',
    demo: 'ServerSortingPages',
    works: (page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  },
  {
    what: 'a grid of Premium with a worker',
    page: '/x/react-data-grid/export/',
    demo: 'ExcelWorker',
    works: async (page) => {
      const download = page.waitForEvent('download', { timeout: 30_000 });
      await page.getByRole('button', { name: 'Write 5,000 rows' }).click();
      expect((await download).suggestedFilename()).toBe('all-orders.xlsx');
    },
  },
  {
    what: 'a picker',
    page: '/x/react-date-pickers/getting-started/',
    demo: 'FirstPicker',
    works: (page) => expect(page.getByRole('status')).toHaveText('2024-04-17'),
  },
  {
    what: 'a picker in JavaScript',
    page: '/x/react-date-pickers/getting-started/',
    demo: 'FirstPicker',
    variant: 'JS',
    works: (page) => expect(page.getByRole('status')).toHaveText('2024-04-17'),
  },
  {
    what: 'a chart in plain CSS',
    page: '/x/react-charts/tooltip/',
    demo: 'OwnTooltip',
    styling: 'CSS',
    works: async (page) => {
      await page.locator('.MuiBarElement-root').first().hover();
      await expect(page.locator('.OwnTooltip-root')).toHaveCSS('border-radius', '8px');
    },
  },
  {
    what: 'a tree',
    page: '/x/react-tree-view/simple-tree-view/items/',
    demo: 'BasicItems',
    works: (page) => expect(page.getByRole('treeitem', { name: /^Quince/ })).toBeVisible(),
  },
  {
    what: 'a grid in Tailwind, dark, from right to left',
    page: '/x/react-data-grid/components/',
    demo: 'CustomToolbar',
    styling: 'Tailwind',
    turned: true,
    works: async (page) => {
      const button = page.getByRole('button', { name: 'Select columns' });
      await expect(button).toHaveCSS('padding-inline-start', '12px');
      // Tailwind overrides Emotion's styles of the toolbar, and styles for dark pages apply.
      const toolbar = page.locator('.MuiDataGrid-toolbarContainer');
      await expect(toolbar).toHaveCSS('padding-top', '8px');
      const colors = await toolbar.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(colors).toEqual([expect.stringMatching(/^oklch\(0\.27|^rgb\(29/), 'rgb(18, 18, 18)']);
      const [grid, text] = await Promise.all([
        page.getByRole('grid').boundingBox(),
        page.getByText('Orders', { exact: true }).boundingBox(),
      ]);
      const middle = (grid?.x ?? 0) + (grid?.width ?? 0) / 2;
      expect(text?.x, 'the first of the toolbar is on the right').toBeGreaterThan(middle);
    },
  },
];

const run = promisify(execFile);

/** Runs npm in a project, as its README describes; its output is shown when it fails. */
function npm(folder: string, ...args: string[]) {
  return run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
}

function writeProject(folder: string, files: ProjectTexts): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test.describe('projects from the zip are installed, checked, built and opened', () => {
  let folder = '';

  test.beforeEach(() => {
    test.setTimeout(240_000);
    folder = mkdtempSync(path.join(tmpdir(), 'exported-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  for (const exported of PROJECTS) {
    test(exported.what, async ({ page, context }) => {
      const { demo, variant = 'TS', styling, turned, works } = exported;
      const { codeVariant, codeStyling } = PREFERENCES;
      const cookies = { [codeVariant.key]: variant, [codeStyling.key]: styling ?? '' };
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: ORIGIN })),
      );
      if (turned) {
        await store(page, {
          theme: 'dark',
          'docs.themeState': JSON.stringify({ direction: 'rtl' }),
        });
      }
      await visit(page, exported.page);
      writeProject(folder, await downloadProject(page, demoNamed(page, demo), demo));

      await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund');
      // With types that are checked first, where there are any.
      await npm(folder, 'run', 'build');

      const site = await createSiteServer({ dir: path.join(folder, 'dist'), port: 0 });
      try {
        await page.goto(`${site.origin}/`);
        await works(page);
        await expect(page.locator('html')).toHaveAttribute('dir', turned ? 'rtl' : 'ltr');
      } finally {
        await site.close();
      }
    });
  }
});
