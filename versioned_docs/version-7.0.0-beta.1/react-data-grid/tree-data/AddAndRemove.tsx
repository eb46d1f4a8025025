import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Place {
  id: number;
  name: string;
  /** Ids from the root to this row. */
  path: string[];
}

const FIRST: Place[] = [
  { id: 1, name: 'Antwerp', path: ['1'] },
  { id: 2, name: 'Hall A', path: ['1', '2'] },
  { id: 3, name: 'Cold room', path: ['1', '2', '3'] },
  { id: 4, name: 'Porto', path: ['4'] },
  { id: 5, name: 'Yard', path: ['4', '5'] },
];

function placeBelow({ path }: Place, places: Place[]): Place {
  const id = Math.max(...places.map((place) => place.id)) + 1;
  return { id, name: `Shelf ${id}`, path: [...path, String(id)] };
}

const isInside = (place: Place, { id }: Place) =>
  place.path.includes(String(id));

const groupingColDef = {
  headerName: 'Place',
  width: 190,
  valueGetter: (_value: never, row: Place) => row.name,
};
const getTreeDataPath = ({ path }: Place) => path;

export default function AddAndRemove() {
  const [rows, setRows] = React.useState(FIRST);

  // #region excerpt
  const add = React.useCallback((parent: Place) => {
    setRows((places) => [...places, placeBelow(parent, places)]);
  }, []);

  const remove = React.useCallback((place: Place) => {
    setRows((places) => places.filter((each) => !isInside(each, place)));
  }, []);
  // #endregion

  const columns = React.useMemo<GridColDef<Place>[]>(
    () => [
      {
        field: 'actions',
        headerName: 'Change',
        type: 'actions',
        width: 100,
        getActions: ({ row }: GridRowParams<Place>) => [
          <GridActionsCellItem
            key="add"
            icon={<AddIcon />}
            label={`Add to ${row.name}`}
            onClick={() => add(row)}
          />,
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.name}`}
            onClick={() => remove(row)}
          />,
        ],
      },
    ],
    [add, remove],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Places in two warehouses"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
