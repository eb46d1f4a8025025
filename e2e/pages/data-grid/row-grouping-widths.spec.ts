import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { groupHeader } from '../../fixtures/row-groups';
import { test, expect } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

/** Pixels. Without a width, the column would be 40 wider than the one that is grouped. */
const WIDTHS: Record<string, number> = {
  ArrowKeys: 220,
  ClickToExpand: 180,
  EditGroupedRows: 170,
  ExpandFromCode: 220,
  ExpansionDepth: 250,
  FilteredGroups: 170,
  GroupIcons: 180,
  GroupObjects: 200,
  GroupServerRows: 180,
  GroupSubtotals: 210,
  GroupingChips: 200,
  GroupsByTotal: 220,
  KeepGroupsOpen: 170,
  MissingValues: 180,
  OpenSomeGroups: 170,
  PersistGrouping: 180,
  PinnedGroupingColumn: 160,
  RenderedGroupValues: 210,
  RowsOfGroup: 170,
  SelectGroups: 200,
  SelectLeaves: 160,
  SortedGroups: 170,
  StyledGroupRows: 200,
};

test('the grouping column is as wide as its demo sets it', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const check = (width: number) => (demo: Locator) =>
    expect(groupHeader(demo)).toHaveCSS('width', `${width}px`);
  await checkDemos(
    page,
    PAGE,
    Object.entries(WIDTHS).map(([name, width]) => [name, `${width} pixels`, check(width)] as const),
  );
});
