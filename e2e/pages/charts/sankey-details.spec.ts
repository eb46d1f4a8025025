import { expectFrames } from '../../fixtures/chart-frames';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/sankey/');

const FRAMES = {
  FlowsAsBars: {
    bottom: 'Kilos: 0, 20 … 360',
    left: 'Shop, Web, Cafés',
    legend: 'Black tea, Green tea',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);

test('A name shows its flows as long as it is pointed at', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TeaFlows');
  const japan = demo.getByRole('button', { name: 'Japan, 230 kilos' });
  const status = demo.getByRole('status');
  const hint = 'Choose a name to see its flows.';
  await expect(status).toHaveText(hint);
  await japan.locator('rect').hover();
  await expect(status).toHaveText('Japan → Green: 230 kg');
  await page.mouse.move(0, 0);
  await expect(status).toHaveText(hint);
  await japan.focus();
  await expect(status).toHaveText('Japan → Green: 230 kg');
  await japan.blur();
  await expect(status).toHaveText(hint);
});
