import type { Locator, Page } from '@playwright/test';
import ts from 'typescript';
import { FIRST_CHOICES, type Choices } from '../../../docs/react-date-pickers/_playground/choices';
import {
  COMPONENTS,
  type ComponentInfo,
  type Family,
} from '../../../docs/react-date-pickers/_playground/components';
import {
  LIBRARIES,
  type LibraryName,
} from '../../../docs/react-date-pickers/_playground/libraries';
import { printCode } from '../../../docs/react-date-pickers/_playground/print-code';
import {
  optionsOf,
  SELECTS,
  SWITCHES,
} from '../../../docs/react-date-pickers/_playground/prop-options';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { watchScripts } from '../../fixtures/loaded-scripts';
import { typeErrors } from '../../fixtures/type-errors';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/');

/** All components of the playground with their families. */
function allComponents(): [Family, ComponentInfo][] {
  const families = Object.keys(COMPONENTS) as Family[];
  return families.flatMap((family) =>
    COMPONENTS[family].map((info): [Family, ComponentInfo] => [family, info]),
  );
}

/** Everything on that can be, and another locale and time zone. */
function everythingOn(family: Family): Choices['props'] {
  return Object.fromEntries([
    ...SWITCHES.map((name) => [name, 'on']),
    ...SELECTS.map((name) => [name, Object.keys(optionsOf(name, family)).at(-1) ?? '']),
  ]);
}

/** The smallest and largest set of choices for a library and a component. */
function extremes(family: Family, { form }: ComponentInfo, library: LibraryName): Choices[] {
  const plain: Choices = { ...FIRST_CHOICES, family, form, library };
  const full: Choices = {
    ...plain,
    locale: 'pt-BR',
    zone: 'America/New_York',
    props: everythingOn(family),
  };
  return [plain, full];
}

test.use({ now: '2024-05-15T10:00:00' });

async function open(page: Page): Promise<Locator> {
  return openDemo(page, PAGE, 'PickersPlayground');
}

async function choose(demo: Locator, label: string, option: string): Promise<void> {
  await demo.getByLabel(label, { exact: true }).selectOption({ label: option });
}

const code = (demo: Locator) => demo.getByRole('group', { name: 'Code' }).locator('code').first();

function parseErrors(text: string): readonly unknown[] {
  const { diagnostics } = ts.transpileModule(text, {
    fileName: 'Printed.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics ?? [];
}

test('choices change the component and its code', async ({ page }) => {
  const demo = await open(page);
  const field = demo.getByRole('textbox', { name: 'Due date' });
  await expect(field).toHaveValue('04/17/2024');
  await expect(code(demo)).toContainText(
    `<DatePicker label="Due date" defaultValue={dayjs('2024-04-17T00:00')} />`,
  );

  await choose(demo, 'Locale', 'Deutsch');
  await expect(field).toHaveValue('17.04.2024');
  await choose(demo, 'Date library', 'Luxon');
  await choose(demo, 'format', 'Month in letters');
  await expect(field).toHaveValue('17 April 2024');
  await demo.getByRole('checkbox', { name: 'disablePast' }).check();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  const printed = await code(demo).innerText();
  expect(parseErrors(printed)).toEqual([]);
  for (const part of [
    "import { DateTime } from 'luxon';",
    "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
    "import { deDE } from '@mui/x-date-pickers/locales';",
    'adapterLocale="de"',
    'localeText={localeText}',
    'disablePast',
    'format="d MMMM yyyy"',
  ]) {
    expect(printed).toContain(part);
  }
  expect(printed).not.toMatch(/dayjs|readOnly|ampm/);
});

test('only props that the component takes are on offer', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page);
  const props = demo.getByRole('group', { name: 'Props' });
  await expect(props.getByLabel('views')).toBeVisible();
  await choose(demo, 'Variant', 'Field');
  await expect(props.getByLabel('views')).toHaveCount(0);
  await props.getByRole('checkbox', { name: 'clearable' }).check();
  await expect(code(demo)).toContainText('clearable');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByRole('textbox', { name: 'Due date' })).toHaveValue('');

  await choose(demo, 'Variant', 'Calendar');
  await expect(code(demo)).not.toContainText('clearable');
  await props.getByRole('checkbox', { name: 'displayWeekNumber' }).check();
  await expect(demo.getByRole('columnheader', { name: 'Week number' })).toBeVisible();
});

test('clearing is where each variant can have it', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page);
  await demo.getByRole('checkbox', { name: 'clearable' }).check();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByRole('textbox', { name: 'Due date' })).toHaveValue('');

  await choose(demo, 'Variant', 'Mobile');
  const field = demo.getByRole('textbox', { name: /^Choose date/ });
  await expect(field).toHaveValue('04/17/2024');
  await field.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue('MM/DD/YYYY');
});

test(
  'one instant in another time zone, but not with date-fns',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page);
    await choose(demo, 'Users enter', 'Date and time');
    const field = demo.getByRole('textbox', { name: 'Departure' });
    for (const library of ['Day.js', 'Luxon', 'Moment']) {
      await choose(demo, 'Date library', library);
      await choose(demo, 'Time zone', 'Kathmandu');
      await expect(field).toHaveValue('04/17/2024 09:15 PM');
      await expect(demo.getByText('In UTC: 2024-04-17 15:30')).toBeVisible();
      await expect(code(demo)).toContainText('timezone="Asia/Kathmandu"');
    }
    await choose(demo, 'Date library', 'date-fns');
    await expect(demo.getByLabel('Time zone')).toBeDisabled();
    await expect(field).toHaveValue('04/17/2024 03:30 PM');
    await expect(code(demo)).not.toContainText('timezone');
  },
);

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('local values stay, instants move', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page);
    await choose(demo, 'Date library', 'date-fns');
    const field = demo.getByRole('textbox', { name: 'Due date' });
    await expect(field).toHaveValue('04/17/2024');
    await choose(demo, 'Date library', 'Moment');
    await choose(demo, 'Time zone', 'New York');
    await expect(field).toHaveValue('04/16/2024');
    await choose(demo, 'Time zone', 'Tokyo');
    await expect(field).toHaveValue('04/17/2024');
  });
});

/** A text in the code of each library that no other script contains. */
const WORDS: Record<string, string> = {
  'date-fns': 'lessThanXSeconds',
  Luxon: 'Invalid DateTime',
  Moment: 'Deprecation warning: ',
};

test('a library is loaded when it is chosen', { tag: '@full' }, async ({ page }) => {
  const scripts = watchScripts(page);
  const demo = await open(page);
  const field = demo.getByRole('textbox', { name: 'Due date' });
  await expect(field).toHaveValue('04/17/2024');
  for (const [library, words] of Object.entries(WORDS)) {
    expect(await scripts.have(words), `${library} before it is chosen`).toBe(false);
    await choose(demo, 'Date library', library);
    await expect(field).toHaveValue('04/17/2024');
    expect(await scripts.have(words), `${library} when it is chosen`).toBe(true);
  }
});

test('the copy button copies the code', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await open(page);
  await demo.getByRole('button', { name: 'Copy' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(demo).textContent());
  expect(copied).toBe(printCode(FIRST_CHOICES));
});

for (const library of Object.keys(LIBRARIES) as LibraryName[]) {
  const every = library === 'Day.js';
  test(
    `${every ? 'every component' : 'one of each family'} runs with ${library}`,
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(180_000);
      const demo = await open(page);
      const props = demo.getByRole('group', { name: 'Props' });
      await choose(demo, 'Date library', library);
      const seen = new Set<Family>();
      for (const [family, info] of allComponents()) {
        if (!every && seen.has(family)) continue;
        seen.add(family);
        await demo.getByLabel('Users enter').selectOption(family);
        await choose(demo, 'Variant', info.form);
        await expect(code(demo)).toContainText(`<${info.name}`);
        const shown = demo.getByRole('group', { name: 'The component' });
        await expect(shown.getByText('Loading…')).toHaveCount(0);
        for (const box of await props.getByRole('checkbox').all()) await box.check();
        for (const select of await props.getByRole('combobox').all()) {
          await select.selectOption({ index: 1 });
        }
        await expect(shown.locator('[class*="Mui"]').first()).toBeVisible();
        await expect(demo.getByRole('alert')).toHaveCount(0);
      }
    },
  );
}

test('the code of every component and library type-checks', { tag: '@full' }, () => {
  test.setTimeout(180_000);
  const libraries = Object.keys(LIBRARIES) as LibraryName[];
  const modules = new Map<string, string>();
  for (const [family, info] of allComponents()) {
    for (const library of libraries) {
      extremes(family, info, library).forEach((choices, index) => {
        const name = `${info.name}-${library}-${index}.tsx`;
        modules.set(name, printCode(choices));
      });
    }
  }
  expect(modules.size).toBe(280);
  expect(typeErrors(modules)).toEqual([]);
});
