import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Log {
  id: number;
  [day: `day${number}`]: string;
}

const days = Array.from({ length: 60 }, (_, index) => index + 1);

const rows: Log[] = Array.from({ length: 30 }, (_, id) => ({
  id,
  ...Object.fromEntries(
    days.map((day) => [`day${day}`, `Visit ${((id + day) % 7) + 1}`]),
  ),
}));

const columns: GridColDef<Log>[] = days.map((day) => ({
  field: `day${day}`,
  headerName: `Day ${day}`,
  width: 90,
}));

const getRowHeight = () => 'auto' as const;

export default function ColumnsOfMeasuredRows() {
  const box = React.useRef<HTMLDivElement>(null);
  const [virtualize, setVirtualize] = React.useState(true);
  const [cells, setCells] = React.useState(0);

  React.useEffect(() => {
    const timer = setInterval(() => {
      const found = box.current?.querySelectorAll('[role="gridcell"]');
      setCells(found?.length ?? 0);
    }, 500);
    return () => clearInterval(timer);
  }, []);

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="Draw only the columns in view"
        control={<Switch checked={virtualize} />}
        onChange={(_event, checked) => setVirtualize(checked)}
      />
      <Typography role="status">{cells} cells in the document</Typography>
      <Box ref={box} sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          key={String(virtualize)}
          aria-label="Visits on sixty days"
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={virtualize}
          hideFooter
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
