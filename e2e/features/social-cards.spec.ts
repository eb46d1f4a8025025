import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

test('a browser can show a picture', async ({ page }) => {
  await visit(page, '/playground/');
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/zh/x/react-data-grid/getting-started/card.png';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});
