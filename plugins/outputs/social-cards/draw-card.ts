import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import type { CardElement } from './card-element';
import { fontsFor } from './fonts';
import { encodePalettePng } from './palette-png';

let ready: Promise<void> | undefined;

/**
 * Starts the renderer once per process. Docusaurus loads this module again for each language, but
 * the renderer stays, so "Already initialized" is not an error.
 */
function startRenderer(): Promise<void> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      if (!String(error).includes('Already initialized')) throw error;
    },
  );
  return ready;
}

/** All text of an element. */
function textOf({ props: { children = [] } }: CardElement): string {
  return typeof children === 'string' ? children : children.map(textOf).join('');
}

/** Draws a card: satori lays it out as SVG, resvg paints that. */
export async function drawCard(
  layout: CardElement,
  size: { width: number; height: number },
): Promise<Buffer> {
  await startRenderer();
  const { width, height } = size;
  // Its type requires React elements, of which it reads only the type and the props.
  const element = layout as unknown as Parameters<typeof satori>[0];
  const svg = await satori(element, { width, height, fonts: fontsFor(textOf(layout)) });
  const renderer = new Resvg(svg);
  const image = renderer.render();
  const png = encodePalettePng({ width, height, data: image.pixels });
  image.free();
  renderer.free();
  return png;
}
