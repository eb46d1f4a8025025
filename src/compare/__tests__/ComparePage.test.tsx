/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import type { DocsVersion } from '@site/model/docs-version';
import { changesBetween } from '@site/model/member-history/changes';
import type { MemberFacts, MemberList } from '@site/model/member-history/member-list';
import { ComparePage } from '../ComparePage';

let search = '';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ search }) }), { virtual: true });
jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Heading',
  () => ({
    __esModule: true,
    default: ({ as: Tag, ...rest }: { as: 'h2' }) => <Tag {...rest} />,
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock('@docusaurus/useGlobalData', () => ({}), { virtual: true });
jest.mock('../texts', () => ({}));
jest.mock('@site/src/api-reference/texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));
jest.mock('@site/src/i18n/useInterfaceLanguage', () => ({ useInterfaceLanguage: () => undefined }));

function version(id: string, path: string, number: string): DocsVersion {
  return {
    id,
    docs: id,
    path,
    label: id,
    status: 'maintained',
    banner: 'none',
    date: null,
    languages: ['en'],
    packages: null,
    families: { 'data-grid': { version: number, plans: [] } },
  };
}

function listOf(prop: Record<string, MemberFacts>): MemberList {
  return { 'data-grid': { DataGrid: { kind: 'component', members: { prop } } } };
}

const VERSIONS = [version('7', '', '7.0.0'), version('6.20', '6.20', '6.20.4')];
const [NEW, OLD] = VERSIONS;

function changes() {
  if (!NEW || !OLD) throw new Error('There are no versions');
  const before = listOf({ rowBuffer: { type: 'number' }, density: { type: 'A' } });
  const after = listOf({ rowBufferPx: { type: 'number' }, density: { type: 'B' } });
  const minors = { 'data-grid': { 'DataGrid prop rowBufferPx': { since: '7.0' } } };
  const [from, to] = [
    { version: OLD, list: before },
    { version: NEW, list: after },
  ];
  return changesBetween(from, to, { minors, hasPage: () => true });
}

let asked: string[];
let status: number;

beforeEach(() => {
  asked = [];
  status = 200;
  window.history.replaceState(null, '', '/x/compare/');
  window.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    const ok = status === 200;
    return { ok, status, statusText: 'Broken', json: async () => changes() } as Response;
  });
});

/** Opens the page with a query, and waits for the changes. */
async function open(query: string): Promise<HTMLElement> {
  search = query;
  render(<ComparePage versions={VERSIONS} />);
  return screen.findByRole('region', { name: 'DataGrid' });
}

function hrefOf(name: string, inside: HTMLElement): string | null {
  return within(inside).getByRole('link', { name }).getAttribute('href');
}

it('lists changes of the default versions, linked to the version that has the member', async () => {
  const grid = await open('');
  expect(asked).toEqual(['/x/api/changes/6.20-7.json']);
  expect(hrefOf('rowBufferPx', grid)).toBe(
    '/x/api/data-grid/data-grid/#data-grid-prop-rowBufferPx',
  );
  expect(hrefOf('rowBuffer', grid)).toBe(
    '/x/6.20/api/data-grid/data-grid/#data-grid-prop-rowBuffer',
  );
  expect(screen.getByText('1 added · 1 removed · 1 types changed', { exact: false })).toBeTruthy();
  const family = screen.getByRole('region', { name: 'Data Grid: 6.20 → 7' });
  expect(hrefOf('Data Grid: migrate from v6', family)).toBe('/x/migration/migration-data-grid-v6/');
});

it('shows the minor of a change, where it is known', async () => {
  const grid = await open('');
  const line = (name: string) => within(grid).getByRole('link', { name }).closest('li');
  expect(line('rowBufferPx')?.textContent).toContain('Since 7.0');
  expect(line('rowBuffer')?.textContent).not.toMatch(/\d\.\d/);
});

it('reversed versions read the same data the other way around', async () => {
  const grid = await open('?from=7&to=6.20');
  expect(asked).toEqual(['/x/api/changes/6.20-7.json']);
  const removed = within(grid).getByText('Removed (1)').closest('details');
  expect(removed?.textContent).toContain('rowBufferPx');
  expect(hrefOf('density', grid)).toBe('/x/6.20/api/data-grid/data-grid/#data-grid-prop-density');
});

it('names values of the address that do not exist, and goes on with the default', async () => {
  await open('?from=4.0&family=menus');
  const notices = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(notices).toEqual([
    'The address asks for “4.0”, which does not exist. The page shows 6.20 instead.',
    'The address asks for “menus”, which does not exist. The page shows data-grid instead.',
  ]);
});

it('a choice is kept in the address, and the same version twice is refused', async () => {
  await open('');
  const from = screen.getByRole('combobox', { name: 'From version' });
  fireEvent.change(from, { target: { value: '7' } });
  expect(screen.getByText(english['compare.same'].message)).toBeTruthy();
  expect(window.location.search).toBe('?from=7&to=7&family=data-grid');
});

it('says when nothing changed in a family', async () => {
  await open('');
  const family = screen.getByRole('combobox', { name: 'Components' });
  fireEvent.change(family, { target: { value: 'charts' } });
  expect(screen.getByText('No changes.')).toBeTruthy();
});

it('changes that do not arrive can be asked for again', async () => {
  status = 500;
  search = '';
  render(<ComparePage versions={VERSIONS} />);
  expect((await screen.findByRole('alert')).textContent).toContain('500 Broken');
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'DataGrid' })).toBeTruthy();
});

it('with one version there is nothing to compare, and guides remain', () => {
  render(<ComparePage versions={VERSIONS.slice(0, 1)} />);
  expect(screen.getByText(english['compare.oneVersion'].message)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(hrefOf('Data Grid: migrate from v6', document.body)).toBe(
    '/x/migration/migration-data-grid-v6/',
  );
  expect(asked).toEqual([]);
});
