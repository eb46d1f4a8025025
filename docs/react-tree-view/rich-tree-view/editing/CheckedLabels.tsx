import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEvent,
} from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type Cancellable<Event> = Event & TreeViewCancellableEvent;

const warehouses: TreeViewBaseItem[] = [
  {
    id: 'hall-1',
    label: 'H1',
    children: [
      { id: 'aisle-1', label: 'H1-A01' },
      { id: 'aisle-2', label: 'H1-A02' },
    ],
  },
  { id: 'hall-2', label: 'H2' },
];
const isCode = (text: string) => /^H\d(-A\d\d)?$/.test(text);

// #region excerpt
const CodeItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function CodeItem(props, ref) {
    const { itemId, label, children } = props;
    const { interactions } = useTreeItem2Utils({ itemId, children });
    const [wrong, setWrong] = React.useState(false);

    const labelInput = {
      'aria-label': `New code of ${String(label)}`,
      'aria-invalid': wrong,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        setWrong(!isCode(event.target.value)),
      onKeyDown(event: Cancellable<React.KeyboardEvent<HTMLInputElement>>) {
        if (event.key === 'Enter' && wrong) event.defaultMuiPrevented = true;
        if (event.key === 'Escape') setWrong(false);
      },
      onBlur(event: Cancellable<React.FocusEvent<HTMLInputElement>>) {
        if (isCode(event.target.value)) return;
        event.defaultMuiPrevented = true;
        setWrong(false);
        interactions.handleCancelItemLabelEditing(event);
      },
    };
    return <TreeItem2 {...props} ref={ref} slotProps={{ labelInput }} />;
  },
);
// #endregion

export default function CheckedLabels() {
  return (
    <Box
      sx={{
        minHeight: 168,
        maxWidth: 420,
        '& [aria-invalid="true"]': { color: 'error.main' },
      }}
    >
      <RichTreeView
        aria-label="Aisles"
        items={warehouses}
        defaultExpandedItems={['hall-1']}
        slots={{ item: CodeItem }}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
      />
      <Typography variant="body2" sx={{ mt: 2 }}>
        A hall is H1, an aisle is H1-A01.
      </Typography>
    </Box>
  );
}
