import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  type TreeItem2Props,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

type KeyEvent = React.KeyboardEvent & { defaultMuiPrevented?: boolean };

function Star({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={on ? 'Take the star away' : 'Star'}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {on ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
    </IconButton>
  );
}

const Dish = React.forwardRef<HTMLLIElement, TreeItem2Props>(function Dish(
  { id, itemId, label, disabled, children },
  rootRef,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  const [starred, setStarred] = React.useState(false);
  const toggle = () => setStarred(!starred);

  function onKeyDown(event: KeyEvent) {
    if (event.key !== 's' || event.target !== event.currentTarget) return;
    event.defaultMuiPrevented = true;
    toggle();
  }

  return (
    <TreeItem2Provider itemId={itemId}>
      {/* #region excerpt */}
      <TreeItem2Root {...item.getRootProps({ onKeyDown })}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <Star on={starred} onToggle={toggle} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
      {/* #endregion */}
    </TreeItem2Provider>
  );
});

export default function HeadlessItem() {
  return (
    <Box sx={{ minHeight: 190, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Menu" defaultExpandedItems={['mains']}>
        <Dish itemId="mains" label="Main dishes">
          <Dish itemId="gnocchi" label="Gnocchi with sage" />
          <Dish itemId="trout" label="Smoked trout" />
        </Dish>
        <Dish itemId="sweets" label="Sweets">
          <Dish itemId="plums" label="Plum dumplings" />
        </Dish>
        <Dish itemId="coffee" label="Coffee" />
      </SimpleTreeView>
    </Box>
  );
}
