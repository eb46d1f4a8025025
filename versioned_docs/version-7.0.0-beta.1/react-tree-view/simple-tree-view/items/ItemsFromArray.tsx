import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Role {
  id: string;
  title: string;
  reports?: Role[];
}

const director: Role = {
  id: 'role-1',
  title: 'Director',
  reports: [
    {
      id: 'role-2',
      title: 'Head of operations',
      reports: [
        { id: 'role-5', title: 'Dispatcher' },
        { id: 'role-6', title: 'Driver' },
      ],
    },
    {
      id: 'role-3',
      title: 'Head of finance',
      reports: [{ id: 'role-7', title: 'Bookkeeper' }],
    },
    { id: 'role-4', title: 'Legal counsel' },
  ],
};

// #region excerpt
function renderRole(role: Role) {
  return (
    <TreeItem key={role.id} itemId={role.id} label={role.title}>
      {role.reports?.map(renderRole)}
    </TreeItem>
  );
}
// #endregion

export default function ItemsFromArray() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Who reports to whom"
        defaultExpandedItems={['role-1', 'role-2']}
      >
        {renderRole(director)}
      </SimpleTreeView>
    </Box>
  );
}
