import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { measureFrames, nextFrame } from '../_data/frame-times';
import { createSensorDays } from '../_data/measurements';
import { countDrawn, sensorColumns } from './sensorColumns';

const rows = createSensorDays(100);

type Kind = 'with' | 'without';
type Results = Partial<Record<Kind, string[]>>;

const HEADERS = ['Grid', 'Cells', 'First', 'Median', 'Longest'];

function ResultTable({ results }: { results: Results }) {
  return (
    <Table
      size="small"
      aria-label="Milliseconds"
      sx={{ '& th, & td': { px: 0.5 } }}
    >
      <TableHead>
        <TableRow>
          {HEADERS.map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {(['with', 'without'] as const).map((kind) => (
          <TableRow key={kind}>
            <TableCell component="th" scope="row">
              {kind}
            </TableCell>
            {(results[kind] ?? ['–', '–', '–', '–']).map((text, index) => (
              <TableCell key={HEADERS[index + 1]}>{text}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function WithAndWithout() {
  const apiRef = useGridApiRef();
  const box = React.useRef<HTMLDivElement>(null);
  const [shown, setShown] = React.useState<{ kind: Kind; run: number }>({
    kind: 'with',
    run: 0,
  });
  const [results, setResults] = React.useState<Results>({});

  // #region excerpt
  async function measure(kind: Kind) {
    const started = performance.now();
    setShown({ kind, run: shown.run + 1 });
    await nextFrame();
    await nextFrame();
    const first = performance.now() - started;
    const { median, longest } = await measureFrames(40, (frame) => {
      // The user may leave the page before the last frame.
      if (box.current)
        apiRef.current.scroll({ top: frame * 110, left: frame * 30 });
    });
    const times = [first, median, longest].map((time) => time.toFixed(0));
    const { cells } = countDrawn(box.current);
    setResults((last) => ({ ...last, [kind]: [String(cells), ...times] }));
  }
  // #endregion

  return (
    <Box sx={{ height: 520, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => measure('with')}>
          Measure with
        </Button>
        <Button variant="outlined" onClick={() => measure('without')}>
          Without
        </Button>
      </Box>
      <ResultTable results={results} />
      <div ref={box} style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          key={shown.run}
          aria-label="Temperatures of 100 sensors"
          apiRef={apiRef}
          rows={rows}
          columns={sensorColumns}
          disableVirtualization={shown.kind === 'without'}
          hideFooter
        />
      </div>
    </Box>
  );
}
