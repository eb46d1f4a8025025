import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagesOfComponents } from '../pages-of-components';

let docs: string;

function page(folder: string, components: string): void {
  mkdirSync(path.join(docs, folder), { recursive: true });
  writeFileSync(path.join(docs, folder, 'index.mdx'), `---\ncomponents: ${components}\n---\n`);
}

beforeEach(() => (docs = mkdtempSync(path.join(tmpdir(), 'components-'))));

afterEach(() => rmSync(docs, { recursive: true }));

it('finds the page that is named after a component, else the first one that names it', async () => {
  page('customization/density', '[Button, Toolbar]');
  page('react-button', '[Button, ButtonBase]');
  page('react-app-bar', '[AppBar, Toolbar]');
  page('api/button', '[Hidden]');
  expect(Object.fromEntries(await pagesOfComponents(docs))).toEqual({
    AppBar: 'react-app-bar',
    Button: 'react-button',
    ButtonBase: 'react-button',
    Toolbar: 'customization/density',
  });
});

it('finds nothing in a section without pages', async () => {
  expect(await pagesOfComponents(path.join(docs, 'missing'))).toEqual(new Map());
});
