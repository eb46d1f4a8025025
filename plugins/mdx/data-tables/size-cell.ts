import type { TableCell } from 'mdast';
import { tableCell } from '../syntax-tree/mdx-nodes';

/** A size in kB with one decimal, as the language writes it. */
export function sizeCell(bytes: number, language: string): TableCell {
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return tableCell(kilobytes.format(bytes / 1000));
}
