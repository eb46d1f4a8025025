/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import * as React from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { render } from '@testing-library/react';
import ts from 'typescript';
import { componentPages } from '../../__tests__/component-pages';
import { itemsOf } from '../../items';
import { snippetsOf, type SnippetKind } from '../snippets';

const PAGES = componentPages('docs');
/** The color of the snippets, as the browser computes it. */
const CHANGED = 'rgb(25, 118, 210)';

const COMPONENTS = { DataGrid, DateCalendar, SimpleTreeView, TreeItem };

/** The code to copy for a class of a component. */
function codeOf(component: string, className: string, kind: SnippetKind): string {
  const page = PAGES.find(({ name }) => name === component);
  if (!page) throw new Error(`The reference lacks ${component}`);
  const item = itemsOf(page).find((each) => each.kind === 'class' && each.className === className);
  if (!item) throw new Error(`${component} lacks ${className}`);
  const { code = '' } = snippetsOf({ page, item }).find((snippet) => snippet.kind === kind) ?? {};
  return code;
}

/** Runs a snippet; `result` is code for what it returns. */
function run(code: string, result: string, scope: object): unknown {
  const source = `(function run({ ${Object.keys(scope).join()} }) { ${code}\nreturn ${result}; })`;
  const options = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.React };
  const script = ts.transpile(source, options);
  return (runInThisContext(script) as (values: object) => unknown)(scope);
}

function withoutImports(code: string): string {
  return code.replaceAll(/^import .*\n+/gm, '');
}

function colorOf(className: string, content: React.ReactNode, theme: Theme): string {
  const { container } = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ThemeProvider theme={theme}>{content}</ThemeProvider>
    </LocalizationProvider>,
  );
  const element = container.querySelector(`.${className}`);
  if (!element) throw new Error(`No element has the class ${className}`);
  return getComputedStyle(element).color;
}

describe.each<[keyof typeof COMPONENTS, string, object]>([
  ['DataGrid', 'MuiDataGrid-root', { columns: [], rows: [] }],
  ['DataGrid', 'MuiDataGrid-footerContainer', { columns: [], rows: [] }],
  ['DateCalendar', 'MuiDateCalendar-viewTransitionContainer', {}],
  ['SimpleTreeView', 'MuiSimpleTreeView-root', {}],
])('%s: the code for %s', (component, className, props) => {
  const plain = React.createElement(COMPONENTS[component] as React.ComponentType, props);

  it('changes the element with a theme', () => {
    const code = withoutImports(codeOf(component, className, 'theme'));
    const theme = run(code, 'theme', { createTheme }) as Theme;
    expect(colorOf(className, plain, createTheme())).not.toBe(CHANGED);
    expect(colorOf(className, plain, theme)).toBe(CHANGED);
  });

  it('changes the element with sx', () => {
    const code = withoutImports(codeOf(component, className, 'sx'));
    const element = run('', code, { React, props, ...COMPONENTS }) as React.ReactNode;
    expect(colorOf(className, element, createTheme())).toBe(CHANGED);
  });
});
