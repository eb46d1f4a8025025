import { renderText } from './render-fixture';

it('the checklist of a guide is a task list', async () => {
  const mdx = [
    '<MigrationChecklist guide="grid" components="DataGrid DataGridPro">',
    '',
    '<MigrationStep id="packages">[Update the **packages**](#packages)</MigrationStep>',
    '',
    '<MigrationStep id="pinning" only="DataGridPro DataGridPremium">Adapt pinning</MigrationStep>',
    '',
    '</MigrationChecklist>',
    '',
    '## Update {/* #packages */}',
  ].join('\n');
  expect(await renderText(mdx)).toContain(
    [
      '- [ ] [Update the **packages**](/x/react-data-grid/orders.md#packages)',
      '- [ ] Adapt pinning (`DataGridPro`, `DataGridPremium`)',
    ].join('\n'),
  );
});

it('a change for some components begins with their names', async () => {
  const mdx = '<MigrationChange only="DataGridPro">\n\nUse **this**.\n\n</MigrationChange>';
  expect(await renderText(mdx)).toBe('Applies to: `DataGridPro`\n\nUse **this**.');
});
