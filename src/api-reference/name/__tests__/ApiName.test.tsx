/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import { ApiName } from '../ApiName';

const collectLink = jest.fn();

jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({
    __esModule: true,
    default: (to: string) => `/zh${to}`,
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({
    __esModule: true,
    default: () => ({ collectLink }),
  }),
  { virtual: true },
);
jest.mock('@site/src/api-reference/useInternalLinks', () => ({
  useInternalLinks: () => () => undefined,
}));
jest.mock('../../texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText: () => (key: keyof typeof english) => english[key].message,
}));

const PREVIEWS = {
  'data-grid-prop-rows': { name: 'rows', type: 'Row[]', default: '[]', summary: 'The rows.' },
};

/** Each test has a page of its own, since previews are fetched once per page. */
function show(page: string, anchor = '#data-grid-prop-rows'): HTMLElement {
  render(
    <ApiName to={`/x/api/data-grid/${page}/${anchor}`}>
      <code>rows</code>
    </ApiName>,
  );
  return screen.getByRole('link');
}

/** Lets timers run out, and then what was fetched arrive. */
async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function hover(element: HTMLElement, pointerType = 'mouse'): void {
  // jsdom has no pointer events: React makes "enter" of "over", and asks the event for the pointer.
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.assign(event, { pointerType });
  fireEvent(element, event);
}

function leave(element: HTMLElement): void {
  fireEvent(element, new MouseEvent('pointerout', { bubbles: true }));
}

const fetchPreviews = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchPreviews.mockReset().mockResolvedValue({ ok: true, json: async () => PREVIEWS });
  globalThis.fetch = fetchPreviews;
  // jsdom lays nothing out.
  HTMLElement.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

afterEach(() => jest.useRealTimers());

it('is a link in the language of the page, which the build checks', () => {
  expect(show('a').getAttribute('href')).toBe('/zh/x/api/data-grid/a/#data-grid-prop-rows');
  expect(collectLink).toHaveBeenCalledWith('/zh/x/api/data-grid/a/#data-grid-prop-rows');
  expect(fetchPreviews).not.toHaveBeenCalled();
});

it('shows what the reference says while the pointer stays, and describes the link by it', async () => {
  const link = show('b');
  hover(link);
  await wait(100);
  expect(fetchPreviews).not.toHaveBeenCalled();
  await wait(100);
  expect(fetchPreviews.mock.calls.map(([address]: string[]) => address)).toEqual([
    '/zh/x/api/data-grid/b/preview.json',
  ]);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toBe('rowsRow[]Default: []The rows.');
  expect(link.getAttribute('aria-describedby')).toBe(card.id);
  leave(link);
  hover(card);
  await wait(500);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  leave(card);
  await wait(500);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(link.hasAttribute('aria-describedby')).toBe(false);
});

it('opens nothing for a pointer that passes by, nor for a finger', async () => {
  const link = show('c');
  hover(link);
  leave(link);
  await wait(500);
  hover(link, 'touch');
  await wait(500);
  expect(fetchPreviews).not.toHaveBeenCalled();
});

it('shows it on focus by keyboard, until Escape or blur', async () => {
  const link = show('d');
  link.matches = (selector) => selector === ':focus-visible';
  act(() => link.focus());
  await wait(200);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => link.blur());
  act(() => link.focus());
  await wait(200);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  act(() => link.blur());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('shows nothing without network, and tries again', async () => {
  fetchPreviews.mockRejectedValue(new TypeError('Failed to fetch'));
  const link = show('e');
  hover(link);
  await wait(500);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fetchPreviews.mockResolvedValue({ ok: true, json: async () => PREVIEWS });
  leave(link);
  hover(link);
  await wait(500);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
});

it('asks for nothing where there are no previews', async () => {
  render(<ApiName to="/x/next/api/data-grid/f/#data-grid-prop-rows">rows</ApiName>);
  hover(screen.getByRole('link'));
  await wait(500);
  expect(fetchPreviews).not.toHaveBeenCalled();
});
