/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { TypeCard } from '@site/model/type-cards';
import english from '@site/i18n/en/code.json';
import { hashOfCode } from '@site/model/type-cards';
import { CodeNames } from '../CodeNames';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (to: string) => to }), {
  virtual: true,
});
jest.mock('-!./type-card.css?source', () => '', { virtual: true });
jest.mock('../type-card.css?source', () => '', { virtual: true });
jest.mock('../card-texts', () => ({}));
jest.mock('@site/src/api-reference/useInternalLinks', () => ({
  useInternalLinks: () => () => undefined,
}));
jest.mock('@site/src/i18n/useText', () => ({
  useText: () => (key: keyof typeof english) => english[key].message,
}));

const CODE = 'const row: Row = grid;';

const CARDS: Record<string, Partial<TypeCard>> = {
  Row: { name: 'Row', kind: 'type', code: 'type Row = { id: Id }', to: '/x/api/row/' },
  Id: { name: 'Id', kind: 'type', code: 'type Id = string', summary: 'Of a row.' },
};

const FILES: [RegExp, unknown][] = [
  [/types\/names\.json$/, Object.keys(CARDS)],
  [/types\//, CARDS],
  [
    /code-names\//,
    {
      targets: [{ card: 'Row', to: '/x/api/row/' }, { card: 'Id' }],
      codes: { [hashOfCode(CODE)]: [11, 0, 17, 1] },
    },
  ],
];

beforeAll(() => {
  window.fetch = async (input) => {
    const [, content] = FILES.find(([pattern]) => pattern.test(String(input))) ?? [];
    return { ok: true, json: async () => content } as Response;
  };
});

beforeEach(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<pre tabindex="0"><code>${CODE}\n</code></pre><div id="root"></div>`;
  const [pre, container] = [code(), document.getElementById('root')];
  if (!container) throw new Error('There is no root');
  render(<CodeNames pre={pre} />, { container });
  await wait(0);
});

afterEach(() => jest.useRealTimers());

function code(): HTMLElement {
  const pre = document.querySelector('pre');
  if (!pre) throw new Error('There is no code');
  return pre;
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function press(key: string): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await wait(0);
}

async function click(element: HTMLElement): Promise<void> {
  fireEvent.click(element, { detail: 0 });
  await wait(1);
}

const card = () => screen.queryByRole('dialog');

it('describes the code by how to reach its names', () => {
  const hint = document.getElementById(code().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(english['typeCard.hint'].message);
});

it('goes to names with Enter, among them with arrow keys, and back with Escape', async () => {
  code().focus();
  await press('Enter');
  expect(document.activeElement?.textContent).toBe('Row');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('grid');
  await press('Home');
  expect(document.activeElement?.textContent).toBe('Row');
  await press('Escape');
  expect(document.activeElement).toBe(code());
});

it('opens the card of a name on hover after a while, and closes it', async () => {
  const hover = (type: string, element: Element) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.assign(event, { pointerType: 'mouse' });
    fireEvent(element, event);
  };
  const name = screen.getByRole('link', { name: 'Row' });
  hover('pointerover', name);
  await wait(100);
  expect(card()).toBeNull();
  await wait(100);
  expect(card()?.getAttribute('aria-label')).toBe('Row');
  expect(card()?.contains(document.activeElement)).toBe(false);
  hover('pointerout', name);
  await wait(200);
  expect(card()).toBeNull();
});

it('moves the focus into the card that a key opens, and back with Escape', async () => {
  const name = screen.getByRole('link', { name: 'Row' });
  name.focus();
  await click(name);
  expect(document.activeElement).toBe(card());
  await press('Escape');
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(name);
});

it('opens names of the definition in the same card, with a trail that leads back', async () => {
  await click(screen.getByRole('link', { name: 'Row' }));
  await click(screen.getByRole('button', { name: 'Id' }));
  expect(card()?.getAttribute('aria-label')).toBe('Id');
  expect(card()?.textContent).toContain('Of a row.');
  const trail = screen.getByRole('navigation', { name: english['typeCard.trail'].message });
  expect(trail.textContent).toBe('RowId');
  await click(screen.getByRole('button', { name: 'Row' }));
  expect(card()?.getAttribute('aria-label')).toBe('Row');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads to the reference, if the name is documented there', async () => {
  await click(screen.getByRole('link', { name: 'Row' }));
  const link = screen.getByRole('link', { name: english['typeCard.open'].message });
  expect(link.getAttribute('href')).toBe('/x/api/row/');
});
