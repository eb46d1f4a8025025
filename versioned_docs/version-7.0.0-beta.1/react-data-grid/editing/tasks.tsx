import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
  type GridRowParams,
} from '@mui/x-data-grid';

export interface Task {
  id: number;
  title: string;
  owner: string;
  due: Date | null;
  /** Added but not saved yet. */
  isNew: boolean;
}

const OWNERS = ['Anna', 'Chidi', 'Leila', 'Noor'];
const TITLES = ['Count the mugs', 'Order lamp shades', 'Photograph aprons', 'Answer Cork', 'Print labels']; // prettier-ignore

export function createTasks(): Task[] {
  return TITLES.map((title, index) => ({
    id: index + 1,
    title,
    owner: OWNERS[index % OWNERS.length] ?? '',
    due: new Date(2024, 5, 3 + index * 2),
    isNew: false,
  }));
}

export function createDraft(id: number): Task {
  return { id, title: '', owner: 'Noor', due: null, isNew: true };
}

interface Editing {
  modes: GridRowModesModel;
  setModes: (change: (last: GridRowModesModel) => GridRowModesModel) => void;
  remove: (id: GridRowId) => void;
}

function actionsOf({ modes, setModes, remove }: Editing) {
  const set = (id: GridRowId, mode: GridRowModesModel[string]) =>
    setModes((last) => ({ ...last, [id]: mode }));
  const { Edit, View } = GridRowModes;

  return ({ id, row }: GridRowParams<Task>) => {
    const cancel = () => {
      set(id, { mode: View, ignoreModifications: true });
      if (row.isNew) remove(id);
    };
    const action = (label: string, icon: JSX.Element, onClick: () => void) => (
      <GridActionsCellItem
        key={label}
        icon={icon}
        label={`${label} ${row.title || 'the new task'}`}
        onClick={onClick}
      />
    );
    if (modes[id]?.mode === Edit) {
      return [
        action('Save', <SaveIcon />, () => set(id, { mode: View })),
        action('Discard', <CancelIcon />, cancel),
      ];
    }
    return [
      action('Edit', <EditIcon />, () => set(id, { mode: Edit })),
      action('Delete', <DeleteIcon />, () => remove(id)),
    ];
  };
}

export function createColumns(editing: Editing): GridColDef<Task>[] {
  return [
    {
      field: 'title',
      headerName: 'Task',
      editable: true,
      flex: 1,
      minWidth: 130,
      preProcessEditCellProps: ({ props }) => ({
        ...props,
        error: !props.value,
      }),
    },
    {
      field: 'owner',
      headerName: 'Owner',
      type: 'singleSelect',
      valueOptions: OWNERS,
      editable: true,
    },
    { field: 'due', headerName: 'Due', type: 'date', editable: true, width: 130 }, // prettier-ignore
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 90,
      getActions: actionsOf(editing),
    },
  ];
}
