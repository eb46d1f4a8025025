/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchButton } from '@site/src/search/ui/SearchButton';
import { SettingsButton } from '@site/src/settings/SettingsButton';
import { inBackground } from '../background';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }), {
  virtual: true,
});
jest.mock('@site/src/i18n/useText', () => ({ useText: () => (key: string) => key }));
jest.mock('@site/src/settings/SettingsPanel', () => ({ SettingsPanel: () => null }));
jest.mock('@site/src/search/ui/SearchDialog', () => ({ SearchDialog: () => null }));
jest.mock('../background', () => ({ inBackground: jest.fn((load: () => unknown) => load()) }));

beforeEach(() => jest.mocked(inBackground).mockClear());

it.each<[string, ComponentType]>([
  ['settings', SettingsButton],
  ['search', SearchButton],
])('%s load in the background on hover and focus, and not on a click', async (_, Button) => {
  render(<Button />);
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  expect(inBackground).not.toHaveBeenCalled();
  fireEvent.pointerOver(button);
  fireEvent.focus(button);
  expect(inBackground).toHaveBeenCalledTimes(2);
});
