import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/scatter-demo/');

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line through points from which the squares of their distances are smallest. */
function leastSquares(points: { x: number; y: number }[]): (x: number) => number {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const slope =
    mean(points.map(({ x, y }) => (x - meanX) * (y - meanY))) /
    mean(points.map(({ x }) => (x - meanX) ** 2));
  return (x) => meanY + slope * (x - meanX);
}

test('A bubble is as large as its town', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Bubbles');
  const bubbles = demo.locator('circle');
  await expect(bubbles).toHaveCount(7);
  const radii = await bubbles.evaluateAll((circles) =>
    circles.map((circle) => Number(circle.getAttribute('r'))),
  );
  // 1480 and 85 thousand people: areas, not radii, differ by that factor.
  expect((radii[0] ?? 0) ** 2 / (radii[6] ?? 1) ** 2).toBeCloseTo(1480 / 85, 1);
  await bubbles.first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Glenmore: 37 k €');
});

test('The trend fits the points, and ends with them', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TrendLine');
  const circles = demo.locator('circle');
  await expect(circles).toHaveCount(40);
  const points = await circles.evaluateAll((all) =>
    all.map((circle) => {
      const [x, y] = circle.getAttribute('transform')?.match(/[\d.]+/g) ?? [];
      return { x: Number(x), y: Number(y) };
    }),
  );
  const xs = points.map(({ x }) => x);
  const fit = leastSquares(points);
  const line = demo.locator('line[stroke-width="2"]');
  const at = async (name: string) => Number(await line.getAttribute(name));
  expect(await at('x1')).toBeCloseTo(Math.min(...xs), 1);
  expect(await at('x2')).toBeCloseTo(Math.max(...xs), 1);
  expect(await at('y1')).toBeCloseTo(fit(Math.min(...xs)), 1);
  expect(await at('y2')).toBeCloseTo(fit(Math.max(...xs)), 1);
});

test('Strips are named after classes', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Strips');
  await expect(demo.locator('circle')).toHaveCount(84);
  await expect(demo.locator('.MuiChartsAxis-bottom')).toContainText('Class AClass BClass C');
});

const CORNERS = [
  ['Do first', 'top left'],
  ['Plan', 'top right'],
  ['Fill gaps', 'bottom left'],
  ['Leave', 'bottom right'],
] as const;

test('Two lines make four quadrants with names', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Quadrants');
  const lines = demo.locator('.MuiChartsReferenceLine-line');
  await expect(lines).toHaveCount(2);
  const paths = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('d') ?? ''));
  // "M x y l …": the upright line has the middle of x, the other one that of y.
  const [middleX = 0, middleY = 0] = [paths[0]?.split(' ')[1], paths[1]?.split(' ')[2]].map(Number);
  expect(middleY, 'half way from 20 to 290').toBeCloseTo(155, 1);
  const quadrant = (x: number, y: number) =>
    `${y < middleY ? 'top' : 'bottom'} ${x < middleX ? 'left' : 'right'}`;
  for (const [name, place] of CORNERS) {
    const text = demo.getByText(name, { exact: true });
    const [x, y] = [await text.getAttribute('x'), await text.getAttribute('y')];
    expect(quadrant(Number(x), Number(y)), name).toBe(place);
  }
  const circles = demo.locator('circle');
  const moves = await circles.evaluateAll((all) =>
    all.map(
      (circle) =>
        circle
          .getAttribute('transform')
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    ),
  );
  expect(moves.map(([x = 0, y = 0]) => quadrant(x, y))).toEqual([
    'top left',
    'top right',
    'top left',
    'bottom right',
    'top right',
    'bottom left',
  ]);
  await circles.nth(2).hover();
  await expect(page.getByRole('tooltip')).toContainText('Shortcuts');
  // Names and lines do not keep the pointer from the points.
  await expect(demo.getByText('Do first')).toHaveCSS('pointer-events', 'none');
});
