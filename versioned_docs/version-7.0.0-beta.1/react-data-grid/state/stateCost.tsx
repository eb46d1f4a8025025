import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  gridFocusCellSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridCellCoordinates,
} from '@mui/x-data-grid';
import { nextFrame } from '../_data/frame-times';

/** Plain numbers, so counting does not cause renders. */
export const counted = { page: 0 };

export interface Cost {
  changes: number;
  page: number;
  milliseconds: number;
}

export function nameOf(cell: GridCellCoordinates | null | undefined) {
  return cell
    ? `The focus is on ${String(cell.id)}, ${cell.field}`
    : 'No focus';
}

export function FocusFooter() {
  const cell = useGridSelector(useGridApiContext(), gridFocusCellSelector);
  return <Box sx={{ p: 2 }}>{nameOf(cell)}</Box>;
}

const FIELDS = ['id', 'customer', 'city', 'status'];

/** Moves focus through the first rows, one cell per frame. */
export async function runKeys(
  apiRef: React.MutableRefObject<GridApi>,
  rows: readonly { id: number }[],
): Promise<Cost> {
  let changes = 0;
  const stop = apiRef.current.subscribeEvent('stateChange', () => {
    changes += 1;
  });
  counted.page = 0;
  const before = performance.now();
  for (let step = 0; step < 40; step += 1) {
    const row = rows[Math.floor(step / 4) % 5];
    const field = FIELDS[step % 4];
    if (row && field) apiRef.current.setCellFocus(row.id, field);
    await nextFrame();
  }
  stop();
  const milliseconds = Math.round(performance.now() - before);
  return { changes, page: counted.page, milliseconds };
}
