import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiName, ApiRemoved } from '../../../../model/api-reference';
import { listFormerNames } from '../former-names';

const TREE: ApiName = {
  name: 'TreeView',
  kind: 'component',
  family: 'tree-view',
  to: '/x/api/tree-view/tree-view/',
};

function removed(name: string, replacement?: string): ApiRemoved['members'][number] {
  return { kind: 'prop', name, anchor: `tree-view-prop-${name}`, in: '7.0.0', replacement };
}

let docsRoot = '';

beforeAll(() => {
  docsRoot = mkdtempSync(path.join(tmpdir(), 'former-names-'));
  const folder = path.join(docsRoot, 'api', 'tree-view', 'tree-view');
  mkdirSync(folder, { recursive: true });
  const members = [removed('onNodeToggle', 'onItemToggle'), removed('expanded'), removed('idOf')];
  const page = { removed: { since: '6.20', guides: [], members } };
  writeFileSync(path.join(folder, 'page.json'), JSON.stringify(page));
});

afterAll(() => rmSync(docsRoot, { recursive: true }));

it('lists members of older versions with their places', () => {
  expect(listFormerNames(docsRoot, [TREE])).toMatchObject([
    {
      name: 'onNodeToggle',
      kind: 'prop',
      owner: 'TreeView',
      to: '/x/api/tree-view/tree-view/#tree-view-prop-onNodeToggle',
      removedIn: '7.0.0',
      replacement: 'onItemToggle',
    },
    { name: 'idOf' },
  ]);
});

it('leaves out names that another component of the family still has', () => {
  const current: ApiName = { ...TREE, name: 'idOf', kind: 'prop', owner: 'RichTreeView' };
  expect(listFormerNames(docsRoot, [TREE, current]).map(({ name }) => name)).toEqual([
    'onNodeToggle',
  ]);
});

it('leaves out pages without such members', () => {
  const other: ApiName = { ...TREE, name: 'TreeItem', to: '/x/api/tree-view/tree-item/' };
  expect(listFormerNames(docsRoot, [other])).toEqual([]);
});
