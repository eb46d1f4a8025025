import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packagesDirOf } from '../../files/packages-dir';
import { readManifest } from '../../mdx/library-versions/read-manifest';
import { WORKING_COPY } from '../../../model/library-versions';
import { readRequiredExports } from '../required-exports';
import {
  COMPONENTS,
  INTERFACES,
  PAGES,
  SITE_DIR,
  TABLES,
  component,
  interfacePage,
} from './generated';

function prop(page: string, name: string) {
  return component(page).props.find((found) => found.name === name);
}

describe('pages', () => {
  it('every required export has one', () => {
    const names = new Set(PAGES.map(({ name }) => name));
    const required = Object.values(readRequiredExports(SITE_DIR, WORKING_COPY)).flatMap(
      ({ components, interfaces }) => [...components, ...interfaces],
    );
    expect(required.filter((name) => !names.has(name))).toEqual([]);
  });

  it('components that nobody listed have one too', () => {
    const names = COMPONENTS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['GridToolbar', 'Gauge', 'TreeItem2']));
  });

  it('say which package and version they were made from', () => {
    const wrong = PAGES.filter(
      (page) =>
        page.package.version !== readManifest(page.package.name, packagesDirOf(SITE_DIR)).version,
    );
    expect(wrong).toEqual([]);
  });

  it('carry the plan of the lowest package that has the component', () => {
    const plans = ['DataGrid', 'DataGridPro', 'DataGridPremium', 'DateRangePicker', 'GridToolbar'];
    expect(plans.map((name) => component(name).plan)).toEqual([
      undefined,
      'pro',
      'premium',
      'pro',
      undefined,
    ]);
  });

  it('no anchor stands twice on a page', () => {
    for (const page of PAGES) {
      const anchors =
        page.kind === 'component'
          ? [...page.props, ...page.slots, ...page.classes].map(({ anchor }) => anchor)
          : page.groups.flatMap(({ members }) => members.map(({ anchor }) => anchor));
      expect([page.name, new Set(anchors).size]).toEqual([page.name, anchors.length]);
    }
  });

  it('anchors are those that links elsewhere rely on', () => {
    expect(prop('DataGridPremium', 'aggregationModel')?.anchor).toBe(
      'data-grid-premium-prop-aggregationModel',
    );
    expect(component('TreeItem2').slots[0]?.anchor).toMatch(/^tree-item-2-slot-/);
    expect(component('DataGrid').classes[0]?.anchor).toMatch(/^data-grid-class-/);
  });
});

describe('imports', () => {
  it('lead to files that exist', () => {
    for (const { name, imports } of PAGES) {
      expect([name, imports.length > 0]).toEqual([name, true]);
      for (const line of imports) {
        const specifier = /from '([^']+)'/.exec(line)?.[1] ?? '';
        expect([
          line,
          existsSync(path.join(SITE_DIR, 'node_modules', specifier, 'index.d.ts')),
        ]).toEqual([line, true]);
      }
    }
  });

  it('leave out a stub that only says where the component is', () => {
    expect(component('DataGrid').imports).toEqual([
      "import { DataGrid } from '@mui/x-data-grid';",
      "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
    ]);
  });

  it('show the real name of what is not stable', () => {
    const page = component('PickersSectionList');
    expect(page.unstable).toBe(true);
    expect(page.imports[0]).toBe(
      "import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers';",
    );
  });
});

describe('props', () => {
  it('the plan that introduced them comes from comparing the grids', () => {
    const plans = component('DataGridPremium').props.map(({ plan }) => plan ?? 'community');
    const count = (plan: string) => plans.filter((found) => found === plan).length;
    expect([count('community'), count('pro'), count('premium')]).toEqual([123, 35, 19]);
    expect(prop('DataGridPremium', 'aggregationModel')?.plan).toBe('premium');
    expect(prop('DataGridPremium', 'treeData')?.plan).toBe('pro');
    expect(prop('DataGridPremium', 'rows')?.plan).toBeUndefined();
  });

  it('unions of literals are spelled out', () => {
    expect(prop('DataGrid', 'density')?.type.split(' | ').sort()).toEqual([
      "'comfortable'",
      "'compact'",
      "'standard'",
    ]);
  });

  it('required ones come first, defaults are code without backticks', () => {
    const { props } = component('DataGrid');
    expect(props[0]).toMatchObject({ name: 'columns', required: true });
    expect(prop('DataGrid', 'density')?.default).toBe('"standard"');
    const fenced = COMPONENTS.flatMap((page) => page.props).filter((found) =>
      found.default?.includes('`'),
    );
    expect(fenced).toEqual([]);
  });

  it('callbacks say what they are called with and what they give', () => {
    const { parameters, returns } = prop('DataGrid', 'processRowUpdate')?.signature ?? {};
    expect(parameters?.map(({ name }) => name)).toEqual(['newRow', 'oldRow', 'params']);
    expect(parameters?.[0]?.description).toBe('Row object with the new values.');
    expect(returns).toEqual({
      type: 'R | Promise<R>',
      description: 'The final values to update the row.',
    });
  });

  it('types of documented names are linked', () => {
    expect(component('DataGrid').links).toMatchObject({
      GridColDef: '/x/api/data-grid/grid-col-def/',
    });
    const paths = new Set(PAGES.map((page) => page.path));
    // Links into other sections are checked where the units are put together.
    const own = PAGES.flatMap(({ links }) => Object.values(links)).filter((to) =>
      /^\/x\//.test(to),
    );
    expect(own.filter((to) => !paths.has(to))).toEqual([]);
  });

  it('native ones are named, not listed', () => {
    expect(prop('SimpleTreeView', 'onMouseEnter')).toBeUndefined();
    expect(component('SimpleTreeView').inheritance).toEqual([
      expect.objectContaining({ name: 'HTMLAttributes', from: 'React' }),
    ]);
  });

  it('deprecated ones say so and come last', () => {
    const deprecated = COMPONENTS.flatMap((page) =>
      page.props.filter((found) => found.deprecated !== undefined),
    );
    expect(deprecated.length).toBeGreaterThan(0);
    for (const { props } of COMPONENTS) {
      const first = props.findIndex((found) => found.deprecated !== undefined);
      const after = first === -1 ? [] : props.slice(first);
      expect(after.every((found) => found.deprecated !== undefined)).toBe(true);
    }
  });
});

describe('slots and classes', () => {
  it('slots have their default and say whether their props may be a function', () => {
    const slots = component('DatePicker').slots;
    expect(slots.find(({ name }) => name === 'actionBar')).toMatchObject({
      default: 'PickersActionBar',
      acceptsFunction: true,
    });
    expect(slots.find(({ name }) => name === 'dialog')).toMatchObject({ acceptsFunction: false });
    expect(component('DataGridPremium').slots).toHaveLength(75);
  });

  it('classes are those that the packages put on their elements', () => {
    const { gridClasses } = createRequire(__filename)(
      path.join(SITE_DIR, 'node_modules/@mui/x-data-grid/node/constants/gridClasses.js'),
    ) as { gridClasses: Record<string, string> };
    const { classes } = component('DataGridPremium');
    expect(classes).toHaveLength(145);
    expect(Object.fromEntries(classes.map(({ name, className }) => [name, className]))).toEqual(
      expect.objectContaining({ root: gridClasses.root, cell: gridClasses.cell }),
    );
  });

  it('the names of the theme', () => {
    expect(component('DataGridPremium').themeName).toBe('MuiDataGrid');
    expect(component('DatePicker').themeName).toBe('MuiDatePicker');
    expect(component('DataGrid').ref).toBe('HTMLDivElement');
  });
});

describe('interfaces', () => {
  it('methods of the grid stand by the feature that declares them', () => {
    const groups = interfacePage('GridApi').groups;
    const filter = groups.find(({ title }) => title === 'Filter');
    expect(filter?.members.map(({ name }) => name)).toContain('setFilterModel');
    const excel = groups.find(({ title }) => title === 'Excel export');
    expect(excel?.members.map(({ plan }) => plan)).toEqual(['premium', 'premium']);
    expect(INTERFACES.filter(({ groups: found }) => found.length === 0)).toEqual([]);
  });

  it('members that a paid package adds carry its plan', () => {
    const members = interfacePage('GridColDef').groups.flatMap((group) => group.members);
    expect(members.find(({ name }) => name === 'aggregable')?.plan).toBe('premium');
    expect(members.find(({ name }) => name === 'field')?.plan).toBeUndefined();
  });
});

describe('the tables of the grid', () => {
  it('list every event with what listeners are called with', () => {
    expect(TABLES.events.length).toBeGreaterThan(50);
    const rowClick = TABLES.events.find(({ name }) => name === 'rowClick');
    expect(rowClick).toMatchObject({
      anchor: 'event-rowClick',
      description: expect.stringContaining('row is clicked'),
    });
    expect(rowClick?.params).toContain('GridRowParams');
  });

  it('list selectors by feature with what they give', () => {
    const model = TABLES.selectors.find(({ name }) => name === 'gridFilterModelSelector');
    expect(model).toMatchObject({ feature: 'Filtering', returns: 'GridFilterModel' });
    expect(TABLES.selectors.filter(({ returns }) => returns === '')).toEqual([]);
    expect(TABLES.selectors.filter(({ feature }) => /[<\n]/.test(feature))).toEqual([]);
  });
});
