import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const Section = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    marginBlock: 2,
    borderRadius: 16,
    fontWeight: 500,
    [`&.${treeItemClasses.selected}`]: {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
    [`&.${treeItemClasses.selected}.${treeItemClasses.focused}`]: {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: 1,
    },
  },
  [`& > .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 16,
    paddingInlineStart: 8,
    borderInlineStart: `2px solid ${alpha(theme.palette.primary.main, 0.4)}`,
  },
}));
// #endregion

export default function StyledItems() {
  return (
    <Box sx={{ minHeight: 252, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Museum"
        defaultExpandedItems={['paintings', 'sea']}
        defaultSelectedItems="boats"
      >
        <Section itemId="paintings" label="Paintings">
          <Section itemId="sea" label="The sea">
            <Section itemId="boats" label="Boats at low tide" />
            <Section itemId="pier" label="The pier, evening" />
          </Section>
          <Section itemId="faces" label="Faces">
            <Section itemId="baker" label="A baker" />
          </Section>
        </Section>
        <Section itemId="prints" label="Prints">
          <Section itemId="maps" label="Maps of the harbor" />
        </Section>
        <Section itemId="loans" label="On loan" />
      </SimpleTreeView>
    </Box>
  );
}
