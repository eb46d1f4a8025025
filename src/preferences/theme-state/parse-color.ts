/** Formats that readers can type; each is converted to `#rrggbb`. */
const FORMATS = '#rgb, #rrggbb, rgb(), hsl() and color(srgb …)';

/** Parses a number, or a percentage of `whole`. */
function parseAmount(text: string | undefined, whole: number): number {
  const value = parseFloat(text ?? '');
  return text?.endsWith('%') ? (value / 100) * whole : value;
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb; channels from 0 to 255. */
function hslToRgb([hue, saturation, lightness, ...alpha]: readonly string[]): number[] {
  const [h, s, l] = [parseFloat(hue ?? ''), parseAmount(saturation, 1), parseAmount(lightness, 1)];
  const part = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4), ...alpha.map(parseFloat)];
}

/** Channels from 0 to 255, and the opacity where there is one; undefined for other functions. */
function parseChannels(name: string, values: readonly string[]): number[] | undefined {
  if (name === 'rgb' || name === 'rgba') return values.map((value) => parseAmount(value, 255));
  if (name === 'hsl' || name === 'hsla') return hslToRgb(values);
  if (name !== 'color') return undefined;
  const [space, ...rest] = values;
  if (space !== 'srgb') {
    throw new Error(`The color space "${space ?? ''}" is not supported: write ${FORMATS}.`);
  }
  return rest.map((value) => parseAmount(value, 1) * 255);
}

/**
 * Parses a color in one of CSS' notations.
 * @returns `#rrggbb` in lower case
 * @throws an error that names the format or color space if it is not supported; transparent colors
 *   are not
 */
export function toHex(color: string): string {
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const call = /^([\w-]+)\(([^()]*)\)$/.exec(text);
  const values = call?.[2]?.split(/[\s,/]+/).filter(Boolean) ?? [];
  const parts = call?.[1] && parseChannels(call[1], values);
  const [red, green, blue, alpha] = parts || [];
  const opaque = alpha === undefined || values.at(-1) === '1' || values.at(-1) === '100%';
  const known = [red, green, blue].every((part) => part !== undefined && Number.isFinite(part));
  if (!known || !opaque || (parts && parts.length > 4)) {
    throw new Error(`The color format "${color.trim()}" is not supported: write ${FORMATS}.`);
  }
  const bounded = [red, green, blue].map((part = 0) =>
    Math.round(Math.min(255, Math.max(0, part))),
  );
  return `#${bounded.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
