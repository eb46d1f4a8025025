/** Class names that are not beside the declarations of the classes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { COMPONENTS, SITE_DIR, component } from './generated';

type ClassNames = Record<string, string>;

const PACKAGES = path.join(SITE_DIR, 'node_modules/@mui');

const requireFile = createRequire(__filename);

/** The constant that a package exports with its class names. */
function constant(file: string, name: string): ClassNames {
  const exported = requireFile(path.join(PACKAGES, file)) as Record<string, ClassNames>;
  const found = exported[name];
  if (!found) throw new Error(`${file} does not export ${name}`);
  return found;
}

function classNamesOn(page: string): ClassNames {
  return Object.fromEntries(
    component(page).classes.map(({ name, className }) => [name, className]),
  );
}

it.each(['MultiInputDateRangeField', 'MultiInputTimeRangeField', 'MultiInputDateTimeRangeField'])(
  'of a type that fields share, %s has its own',
  (name) => {
    const exported = constant(
      `x-date-pickers-pro/node/${name}/${name}.js`,
      `m${name.slice(1)}Classes`,
    );
    expect(classNamesOn(name)).toEqual(exported);
    expect(Object.keys(exported)).toEqual(['root', 'separator']);
  },
);

it('an action of the grid has those of both elements that it can be', () => {
  const button = constant('material/node/IconButton/iconButtonClasses.js', 'default');
  const item = constant('material/node/MenuItem/menuItemClasses.js', 'default');
  expect(classNamesOn('GridActionsCellItem')).toEqual({ ...item, ...button });
});

it('the content of a tree item has those that the item passes to it', () => {
  const source = readFileSync(path.join(PACKAGES, 'x-tree-view/TreeItem/TreeItem.js'), 'utf8');
  const passed = /classes: \{([^{}]+: classes\.content,[^{}]+)\}/.exec(source)?.[1] ?? '';
  const classes = constant('x-tree-view/node/TreeItem/treeItemClasses.js', 'treeItemClasses');
  const expected = [...passed.matchAll(/(\w+): classes\.(\w+)/g)].map(
    ([, rule = '', from = '']) => [rule, classes[from]],
  );
  expect(expected).toContainEqual(['root', 'MuiTreeItem-content']);
  expect(classNamesOn('TreeItemContent')).toEqual(Object.fromEntries(expected));
});

it('every component that declares classes lists them', () => {
  const types = COMPONENTS.filter(({ classes }) => classes.length === 0).flatMap(({ props }) =>
    props.filter(({ name }) => name === 'classes').map(({ type }) => type),
  );
  expect(new Set(types)).toEqual(new Set(['Partial<ClassNameMap<never>>']));
});
