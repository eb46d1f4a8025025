import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A font file as satori takes it; it tries them in their order for each letter. */
export interface CardFont {
  name: string;
  weight: 500 | 600;
  style: 'normal';
  data: Buffer;
}

interface FontPiece {
  file: string;
  has(codePoint: number): boolean;
}

/** Family of the font with Latin letters; the others are fallbacks for letters that it lacks. */
export const FONT_NAME = 'Card';

const WEIGHTS = [500, 600] as const;

/** `U+0-ff,U+131` as a question. */
function parseRange(range: string): FontPiece['has'] {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Files of a font package; its style sheets declare which letters each of them has. */
function piecesOf(packageName: string, sheet: string): FontPiece[] {
  const folder = path.dirname(require.resolve(`${packageName}/package.json`));
  const css = readFileSync(path.join(folder, sheet), 'utf8');
  return [...css.matchAll(/url\(\.\/([^)]+\.woff)\)[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, file = '', range = '']) => ({ file: path.join(folder, file), has: parseRange(range) }),
  );
}

const read = new Map<string, Buffer>();

/** The same bytes each time: satori parses a font once. */
function bytesOf(file: string): Buffer {
  const bytes = read.get(file) ?? readFileSync(file);
  read.set(file, bytes);
  return bytes;
}

const sheets = new Map<string, FontPiece[]>();

/** The site's own font first, then the one that has Chinese. */
function piecesFor(weight: (typeof WEIGHTS)[number]): FontPiece[] {
  const found = sheets.get(String(weight)) ?? [
    ...piecesOf('@fontsource/ibm-plex-sans', `${weight}.css`),
    ...piecesOf('@fontsource/noto-sans-sc', `${weight}.css`),
  ];
  sheets.set(String(weight), found);
  return found;
}

/** @throws when no font has a letter: a card would show an empty box in its place */
function fileFor(letter: string, weight: (typeof WEIGHTS)[number]): string {
  const codePoint = letter.codePointAt(0) ?? 0;
  const piece = piecesFor(weight).find(({ has }) => has(codePoint));
  if (!piece) throw new Error(`No font of the social cards has the letter "${letter}"`);
  return piece.file;
}

/**
 * The fonts that a text needs, and no more: Chinese comes in a hundred pieces.
 * @param text all letters that will be drawn
 */
export function fontsFor(text: string): CardFont[] {
  const letters = [...new Set(`A${text.replace(/\s/g, '')}`)];
  return WEIGHTS.flatMap((weight) =>
    [...new Set(letters.map((letter) => fileFor(letter, weight)))].map((file, index) => ({
      // The renderer uses only one of several fonts with the same name.
      name: `${FONT_NAME}${index || ''}`,
      weight,
      style: 'normal' as const,
      data: bytesOf(file),
    })),
  );
}
