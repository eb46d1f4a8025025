import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Report {
  id: string;
  label: string;
  restricted?: boolean;
  children?: Report[];
}

const reports: Report[] = [
  { id: 'sales', label: 'Sales by month' },
  {
    id: 'people',
    label: 'People',
    restricted: true,
    children: [
      { id: 'salaries', label: 'Salaries' },
      { id: 'absence', label: 'Absence' },
    ],
  },
  {
    id: 'stock',
    label: 'Stock',
    children: [
      { id: 'levels', label: 'Levels' },
      { id: 'prices', label: 'Purchase prices', restricted: true },
    ],
  },
];

export default function DisabledRecords() {
  const [role, setRole] = React.useState('clerk');

  // #region excerpt
  const isDisabled = React.useCallback(
    (report: Report) => role === 'clerk' && report.restricted === true,
    [role],
  );
  // #endregion

  return (
    <Box sx={{ minHeight: 288, maxWidth: 420 }}>
      <ToggleButtonGroup
        aria-label="Your role"
        size="small"
        exclusive
        value={role}
        onChange={(_event, value) => value && setRole(value)}
        sx={{ mb: 2, height: 40 }}
      >
        <ToggleButton value="clerk">Clerk</ToggleButton>
        <ToggleButton value="manager">Manager</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Reports"
        items={reports}
        isItemDisabled={isDisabled}
        defaultExpandedItems={['people', 'stock']}
      />
    </Box>
  );
}
