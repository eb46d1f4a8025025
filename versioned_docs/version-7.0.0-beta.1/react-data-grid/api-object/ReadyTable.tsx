import Box from '@mui/material/Box';
import { gridDimensionsSelector, type GridApi } from '@mui/x-data-grid';

export interface Look {
  when: string;
  methods: boolean;
  rows: number;
  size: number;
  drawn: boolean;
}

/** Reads the current state of the API; it is an empty object before the grid renders. */
export function look(when: string, api: Partial<GridApi>): Look {
  const { state } = api;
  return {
    when,
    methods: api.getRowsCount !== undefined,
    rows: api.getRowsCount?.() ?? 0,
    size: state ? gridDimensionsSelector(state).viewportOuterSize.height : 0,
    drawn: Boolean(api.getRowElement?.(4060)),
  };
}

export function ReadyTable({ looks }: { looks: Look[] }) {
  return (
    <Box
      component="table"
      aria-label="When methods are ready"
      sx={{
        height: 214,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': {
          textAlign: 'start',
          paddingInlineEnd: { xs: 0.5, sm: 2 },
          py: 0.5,
        },
      }}
    >
      <thead>
        <tr>
          <th>When</th>
          <th>Methods</th>
          <th>Rows</th>
          <th>Height</th>
          <th>Drawn</th>
        </tr>
      </thead>
      <tbody>
        {looks.map(({ when, methods, rows, size, drawn }) => (
          <tr key={when}>
            <td>{when}</td>
            <td>{methods ? 'yes' : 'no'}</td>
            <td>{rows}</td>
            <td>{Math.round(size)}</td>
            <td>{drawn ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
