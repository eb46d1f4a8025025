/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lateInput } from '../late-filter-inputs/late-input';

jest.mock('@site/src/loading/load-with-retry', () => ({
  loadWithRetry: (load: () => Promise<unknown>) => load(),
}));

it('is loaded when it is first shown, and gets its props', async () => {
  const load = jest.fn(async () => ({ label }: { label: string }) => <input aria-label={label} />);
  const Input = lateInput(load);
  expect(load).not.toHaveBeenCalled();
  render(<Input label="Values" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Values' })).toBeTruthy();
});
