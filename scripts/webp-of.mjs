// @ts-check
/* global document, Image -- inside the page */

/**
 * Converts a screenshot to WebP, with the browser's encoder.
 * @param {import('@playwright/test').Page} page any page, which is left as it is
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function webpOf(page, png) {
  const url = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8);
  }, png.toString('base64'));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
