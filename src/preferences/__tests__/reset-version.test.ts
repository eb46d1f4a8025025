/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { preferredVersion } from '@site/src/versions/preferred-version';
import { useResetAll } from '../useResetAll';

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorModeChoice: null, setColorMode: jest.fn() }),
}));

it('"Reset all" forgets the version that was chosen in the menu', () => {
  preferredVersion.choose('6.20');
  const { result } = renderHook(() => useResetAll());
  result.current();
  expect(preferredVersion.read()).toBeUndefined();
});
