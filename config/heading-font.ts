import { HEADING_FONT_CSS } from '../model/design-tokens';

/** Hosts that the style sheets of these services load their font files from. */
const FONT_FILES = new Map([
  ['https://api.fontshare.com', 'https://cdn.fontshare.com'],
  ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
]);

/**
 * Reads `HEADING_FONT_URL`.
 * @returns address of the style sheet that declares General Sans, of another host or a path of this
 *   site; the font service's where nothing is set; empty for none
 * @throws with one line for any other value
 */
export function parseHeadingFont(value: string | undefined): string {
  if (value === undefined) return HEADING_FONT_CSS;
  if (value === '' || /^\/(?!\/)[^\s\\]*$/.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href;
  throw new Error(
    'HEADING_FONT_URL must be empty, a path such as "/fonts/heading.css", or an https address without credentials',
  );
}

/** Hosts other than the site's own that the heading font loads from. */
export interface HeadingFontOrigins {
  styles: string[];
  fonts: string[];
}

/** @param address as `parseHeadingFont` returns it */
export function headingFontOrigins(address: string): HeadingFontOrigins {
  if (!URL.canParse(address)) return { styles: [], fonts: [] };
  const { origin } = new URL(address);
  return { styles: [origin], fonts: [FONT_FILES.get(origin) ?? origin] };
}
