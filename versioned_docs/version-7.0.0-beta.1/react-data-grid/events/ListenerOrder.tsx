import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

const Call = React.createContext<(line: string) => void>(() => {});

function HookFooter() {
  const apiRef = useGridApiContext();
  const onCall = React.useContext(Call);
  useGridApiEventHandler(apiRef, 'cellClick', () => onCall('hook'));
  return null;
}

const slots = { footer: HookFooter };

export default function ListenerOrder() {
  const apiRef = useGridApiRef();
  const [prevent, setPrevent] = React.useState(false);
  const [lines, setLines] = React.useState<string[]>([]);

  // #region excerpt
  const onCall = React.useCallback((line: string) => {
    setLines((before) => (line === 'prop' ? [line] : [...before, line]));
  }, []);

  React.useEffect(
    () => apiRef.current.subscribeEvent('cellClick', () => onCall('subscribe')),
    [apiRef, onCall],
  );

  const slotProps = React.useMemo(
    () => ({ cell: { onClick: () => onCall('slotProps.cell') } }),
    [onCall],
  );
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <FormControlLabel
        control={<Switch checked={prevent} />}
        label="The prop prevents the default"
        onChange={() => setPrevent(!prevent)}
      />
      <Box role="status" dir="ltr" sx={{ minHeight: 48, typography: 'body2' }}>
        {lines.join(' → ') || 'Click a cell'}
      </Box>
      <Box
        sx={{ flex: 1, minHeight: 0 }}
        onClick={() => onCall('around the grid')}
      >
        <Call.Provider value={onCall}>
          <DataGrid
            apiRef={apiRef}
            aria-label="Orders to click"
            rows={rows}
            columns={columns}
            slots={slots}
            slotProps={slotProps}
            onCellClick={(_params, event) => {
              onCall('prop');
              event.defaultMuiPrevented = prevent;
            }}
            onRowClick={() => onCall('onRowClick')}
          />
        </Call.Provider>
      </Box>
    </Box>
  );
}
