/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import { undo } from '@site/src/ui/undo/undo-store';
import { MigrationChange } from '../MigrationChange';
import { MigrationChecklist } from '../MigrationChecklist';
import { MigrationStep } from '../MigrationStep';
import { ticksKey } from '../ticks';

jest.mock('../texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string | number> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

function Guide() {
  return (
    <>
      <MigrationChecklist guide="grid" components="DataGrid DataGridPro">
        <MigrationStep id="packages">
          <a href="#packages">Update the packages</a>
        </MigrationStep>
        {'\n'}
        <MigrationStep id="pinning" only="DataGridPro">
          Adapt pinning
        </MigrationStep>
      </MigrationChecklist>
      <MigrationChange only="DataGridPro">
        <p>Pinned columns changed.</p>
      </MigrationChange>
    </>
  );
}

function step(name: RegExp): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

afterEach(() => {
  cleanup();
  // What a test has cleared can be undone by the next one otherwise.
  undo('ticks grid');
  jest.restoreAllMocks();
  localStorage.clear();
});

it('remembers what was ticked', () => {
  render(<Guide />);
  fireEvent.click(step(/packages/));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 done');
  cleanup();
  render(<Guide />);
  expect(step(/packages/).checked).toBe(true);
  expect(step(/pinning/).checked).toBe(false);
});

it('takes a tick away, and all of them', () => {
  render(<Guide />);
  fireEvent.click(step(/packages/));
  fireEvent.click(step(/packages/));
  expect(step(/packages/).checked).toBe(false);
  fireEvent.click(step(/pinning/));
  fireEvent.click(screen.getByRole('button', { name: 'Clear the checklist' }));
  expect(step(/pinning/).checked).toBe(false);
  expect(localStorage.length).toBe(0);
});

it('undoes for 10 seconds that the ticks were cleared, with the same button', () => {
  jest.useFakeTimers();
  render(<Guide />);
  fireEvent.click(step(/pinning/));
  const button = screen.getByRole('button', { name: 'Clear the checklist' });
  button.focus();
  fireEvent.click(button);
  expect(button.textContent).toBe('Undo');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(step(/pinning/).checked).toBe(true);
  expect(button.textContent).toBe('Clear the checklist');

  fireEvent.click(button);
  act(() => void jest.advanceTimersByTime(10_000));
  expect(button.textContent).toBe('Clear the checklist');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  jest.useRealTimers();
});

it('follows another tab', () => {
  render(<Guide />);
  localStorage.setItem(ticksKey('grid'), '["pinning"]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: ticksKey('grid') }));
  });
  expect(step(/pinning/).checked).toBe(true);
});

it('works while storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<Guide />);
  fireEvent.click(step(/packages/));
  expect(step(/packages/).checked).toBe(true);
});

it('leaves out what does not concern the chosen components', () => {
  render(<Guide />);
  const change = screen.getByText('Pinned columns changed.').parentElement;
  fireEvent.click(screen.getByRole('checkbox', { name: 'DataGrid' }));
  expect(screen.queryByText('Adapt pinning')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('0 of 1 done');
  expect(change?.hidden).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(change?.hidden).toBe(false);

  fireEvent.click(screen.getByRole('checkbox', { name: 'DataGridPro' }));
  expect(screen.getByText('Adapt pinning')).not.toBeNull();
  expect(change?.hidden).toBe(false);
});

it('remembers the chosen components of each guide', () => {
  render(<Guide />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'DataGrid' }));
  cleanup();
  render(<Guide />);
  expect(screen.queryByText('Adapt pinning')).toBeNull();
  cleanup();
  render(<MigrationChange only="DataGridPro">Another page</MigrationChange>);
  expect(screen.getByText('Another page').hidden).toBe(false);
});
