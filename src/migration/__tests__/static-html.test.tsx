import { renderToString } from 'react-dom/server';
import english from '@site/i18n/en/code.json';
import { MigrationChange } from '../MigrationChange';
import { MigrationChecklist } from '../MigrationChecklist';
import { MigrationStep } from '../MigrationStep';

jest.mock('../texts', () => ({}));
jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string | number> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

it('shows every step and change, none of them done', () => {
  const html = renderToString(
    <>
      <MigrationChecklist guide="grid" components="DataGrid DataGridPro">
        <MigrationStep id="packages">Update the packages</MigrationStep>
        <MigrationStep id="pinning" only="DataGridPro">
          Adapt pinning
        </MigrationStep>
      </MigrationChecklist>
      <MigrationChange only="DataGridPro">Pinned columns changed.</MigrationChange>
    </>,
  );
  expect(html).toContain('Update the packages');
  expect(html).toContain('Adapt pinning');
  expect(html).toContain('Pinned columns changed.');
  expect(html).toContain('0 of 2 done');
  expect(html).not.toContain('hidden=""');
  expect(html).not.toContain('checked=""');
});
