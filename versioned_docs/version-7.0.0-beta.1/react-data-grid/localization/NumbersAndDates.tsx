import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const headers: Record<string, [day: string, total: string]> = {
  'en-GB': ['Ordered', 'Total'],
  'de-DE': ['Bestellt', 'Summe'],
  'pt-BR': ['Pedido em', 'Total'],
  'ja-JP': ['注文日', '合計'],
};

// #region excerpt
function columnsIn(language: string): GridColDef<Order>[] {
  const [day, total] = headers[language] ?? ['', ''];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const euros = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
  });
  return [
    {
      field: 'orderedOn',
      headerName: day,
      type: 'date',
      width: 140,
      valueFormatter: (value: Date) => days.format(value),
    },
    {
      field: 'total',
      headerName: total,
      type: 'number',
      width: 130,
      valueFormatter: (value: number) => euros.format(value),
    },
  ];
}
// #endregion

export default function NumbersAndDates() {
  const [language, setLanguage] = React.useState('de-DE');
  const columns = React.useMemo(() => columnsIn(language), [language]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <ToggleButtonGroup
        aria-label="Language of values"
        size="small"
        exclusive
        value={language}
        onChange={(_event, value) => value && setLanguage(value)}
        sx={{ mb: 1.5 }}
      >
        {Object.keys(headers).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language} style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with days and amounts"
          rows={rows}
          columns={columns}
        />
      </div>
    </Box>
  );
}
