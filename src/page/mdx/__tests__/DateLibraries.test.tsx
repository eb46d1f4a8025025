import { renderToString } from 'react-dom/server';
import { DateLibraries, DateLibrary } from '../DateLibraries';

jest.mock('@site/src/i18n/useText', () => ({ useText: () => (key: string) => key }));
jest.mock('@site/src/i18n/useInterfaceLanguage', () => ({ useInterfaceLanguage: () => 'en' }));

it('has every library in the static page', () => {
  const html = renderToString(
    <DateLibraries label="Date library">
      <DateLibrary name="dayjs">First</DateLibrary>
      <DateLibrary name="moment">Second</DateLibrary>
    </DateLibraries>,
  );
  expect(html).toMatch(/data-library="dayjs".*First.*data-library="moment".*Second/s);
  expect(html).toContain('aria-label="Date library"');
  expect(html).toContain('dateLibrary.demos');
});

it('refuses a library that nobody can choose', () => {
  // Authors may write this, as MDX is not type-checked.
  const name = 'temporal' as 'dayjs';
  expect(() => renderToString(<DateLibrary name={name}>Text</DateLibrary>)).toThrow(
    'There is no date library "temporal"',
  );
});
