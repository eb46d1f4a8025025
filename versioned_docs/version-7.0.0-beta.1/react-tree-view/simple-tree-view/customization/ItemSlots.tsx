import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2,
  TreeItem2Content,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

// #region excerpt
const PersonContent = styled(TreeItem2Content)(({ theme }) => ({
  flexDirection: 'row-reverse',
  paddingBlock: theme.spacing(1),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  borderRadius: 0,
}));

function PersonLabel({ children }: { children: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1 }}>
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 13 }}>
        {children.slice(0, 1)}
      </Avatar>
      {children}
    </Box>
  );
}

const slots = { content: PersonContent, label: PersonLabel };

function Person(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}
// #endregion

export default function ItemSlots() {
  return (
    <Box sx={{ minHeight: 225, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Team" defaultExpandedItems={['Ingrid']}>
        <Person itemId="Ingrid" label="Ingrid Solheim">
          <Person itemId="Bao" label="Bao Huang" />
          <Person itemId="Leila" label="Leila Kaya" />
        </Person>
        <Person itemId="Mateus" label="Mateus Carvalho">
          <Person itemId="Iris" label="Iris Mori" />
        </Person>
        <Person itemId="Aoife" label="Aoife Brennan" />
      </SimpleTreeView>
    </Box>
  );
}
