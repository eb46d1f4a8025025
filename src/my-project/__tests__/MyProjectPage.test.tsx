/** @jest-environment jsdom */
import path from 'node:path';
import type { ReactNode } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { DEBOUNCE } from '@site/model/times';
import { documentedPeersOf } from '../../../plugins/outputs/documented-peers';
import { MyProjectPage } from '../MyProjectPage';
import { PACKAGE_JSON } from '@site/model/project-files/__tests__/shapes/package-json';

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
  () => ({ __esModule: true, default: ({ as: Tag, ...rest }: { as: 'h2' }) => <Tag {...rest} /> }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock('../texts', () => ({}));
jest.mock('@site/src/settings/texts', () => ({}));
jest.mock('@site/src/api-reference/texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));
jest.mock('@site/src/i18n/useInterfaceLanguage', () => ({ useInterfaceLanguage: () => undefined }));

const PEERS = documentedPeersOf(DOCS_VERSIONS, path.resolve(__dirname, '../../..'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.fetch = jest.fn(() => new Promise<never>(() => undefined));
  render(<MyProjectPage versions={DOCS_VERSIONS} peers={PEERS} />);
});

afterEach(() => jest.useRealTimers());

function paste(text: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  act(() => void jest.advanceTimersByTime(DEBOUNCE));
}

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

it('shows nothing before a file is pasted', () => {
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true);
});

it('shows packages, docs, peers and upgrades of a project', () => {
  paste(PACKAGE_JSON.oldPeers);
  const pickers = section('Date and Time Pickers');
  expect(pickers.textContent).toContain('@mui/x-date-pickers ^7.29.0');
  expect(within(pickers).getByRole('link', { name: 'Docs of next' }).getAttribute('href')).toBe(
    '/x/next/react-date-pickers/',
  );
  expect(section('Peer dependencies').textContent).toContain(
    '@mui/x-date-pickers needs react ^17.0.0 || ^18.0.0 || ^19.0.0, but the project has ^16.14.0.',
  );
  expect(section('Upgrades').textContent).toContain('match the newest documented version');
});

it('names the place of an error, and forgets it when the text is cleared', () => {
  paste('{\n  "name": "a",\n}');
  expect(screen.getByRole('alert').textContent).toBe(
    'Line 3, column 1: A comma is missing here, or there is one too many before.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sets the whole site, and undoes that', () => {
  localStorage.setItem('docs.version', 'next');
  paste(
    '{"packageManager": "pnpm@9.0.0", "dependencies": {"@mui/x-charts": "6.19.8", "luxon": "^3.0.0"}}',
  );
  const offer = within(section('Set the site for this project'));
  fireEvent.click(offer.getByRole('button', { name: 'Apply to the whole site' }));
  const stored = () =>
    ['docs.version', 'docusaurus.tab.npm2yarn', 'docusaurus.tab.date-library'].map((key) =>
      localStorage.getItem(key),
    );
  expect(stored()).toEqual(['6.20', 'pnpm', 'luxon']);
  expect(document.documentElement.getAttribute('data-package-manager')).toBe('pnpm');
  fireEvent.click(offer.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual(['next', null, null]);
  expect(offer.getByRole('status').textContent).toBe('The earlier settings are back.');
});

it('text of a file is never HTML', () => {
  paste('{"dependencies": {"@mui/x-charts": "7.1.0", "<b>x</b>": "npm:@mui/x-charts@7.1.0"}}');
  expect(section('Charts').textContent).toContain('installed as <b>x</b>');
  expect(document.querySelector('b')).toBeNull();
});

it('files are read when they are chosen, and their names shown', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files');
  const file = new File([], 'package.json');
  file.text = async () => PACKAGE_JSON.plain;
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  act(() => void jest.advanceTimersByTime(DEBOUNCE));
  expect(screen.getByText('package.json', { selector: 'bdi' })).toBeTruthy();
  expect(section('Data Grid').textContent).toContain('@mui/x-data-grid ^7.0.0');
});

it('a file that is empty or too large is refused', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files');
  const empty = new File([], 'yarn.lock');
  empty.text = async () => ' ';
  await act(async () => void fireEvent.change(input, { target: { files: [empty] } }));
  expect(screen.getByRole('alert').textContent).toBe('The file is empty.');
  const large = new File([], 'yarn.lock');
  Object.defineProperty(large, 'size', { value: 1e9 });
  await act(async () => void fireEvent.change(input, { target: { files: [large] } }));
  expect(screen.getByRole('alert').textContent).toContain('too large');
});
