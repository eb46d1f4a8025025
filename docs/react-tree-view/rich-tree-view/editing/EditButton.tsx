import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/Edit';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import type { UseTreeItem2LabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { outline } from '../../_data/outline';

interface LabelProps extends UseTreeItem2LabelSlotOwnProps {
  onEdit: () => void;
}

// #region excerpt
function LabelWithButton({ children, onEdit, ...other }: LabelProps) {
  return (
    <TreeItem2Label {...other} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ flex: 1 }}>{children}</Box>
      <IconButton
        tabIndex={-1}
        aria-label={`Rename ${String(children)}`}
        onClick={(event) => {
          event.stopPropagation();
          onEdit();
        }}
        sx={{ p: 0.25 }}
      >
        <EditIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </TreeItem2Label>
  );
}

const slots = { label: LabelWithButton };

const ButtonItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function ButtonItem(props, ref) {
    const { itemId, children } = props;
    const { interactions } = useTreeItem2Utils({ itemId, children });
    const label = { onEdit: interactions.toggleItemEditing };
    const slotProps = { label } as TreeItem2Props['slotProps'];
    return (
      <TreeItem2
        {...props}
        ref={ref}
        aria-label={String(props.label)}
        slots={slots}
        slotProps={slotProps}
      />
    );
  },
);
// #endregion

export default function EditButton() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Chapters with buttons"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
        slots={{ item: ButtonItem }}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
      />
    </Box>
  );
}
