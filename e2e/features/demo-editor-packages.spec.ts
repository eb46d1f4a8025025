import { replaceText, startEditing } from '../fixtures/demo-editor';
import { docsPage } from '../fixtures/docs-page';
import { expect, test } from '../fixtures/test';

/** Demos of the paid packages: a text of each, another one, and what then shows it. */
const DEMOS = [
  {
    path: '/x/react-charts/heat-map/',
    name: 'BasicHeatMap',
    from: "label: 'Hour'",
    to: "label: 'Time of day'",
    shown: 'Time of day',
  },
  {
    path: '/x/react-tree-view/rich-tree-view/ordering/',
    name: 'DragItems',
    from: 'Drag a chapter',
    to: 'Drag a part',
    shown: 'Drag a part',
  },
];

for (const { path, name, from, to, shown } of DEMOS) {
  test(`an edited ${name} runs with its Pro package`, { tag: '@full' }, async ({ page }) => {
    const { stage, editor } = await startEditing(page, docsPage(path), name);
    await expect(stage.getByText(shown)).toHaveCount(0);
    await replaceText(editor, from, to);
    await expect(stage.getByText(shown)).toBeVisible();
  });
}
