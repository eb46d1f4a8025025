import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
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
  [`& > .${treeItemClasses.group}`]: {
    marginInlineStart: 16,
    paddingInlineStart: 8,
    borderInlineStart: `2px solid ${alpha(theme.palette.primary.main, 0.4)}`,
  },
}));
// #endregion

export default function StyledItems() {
  return (
    <Box sx={{ minHeight: 196, maxWidth: 420 }}>
      <TreeView
        aria-label="Museum"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['paintings', 'sea']}
        defaultSelected="boats"
      >
        <Section nodeId="paintings" label="Paintings">
          <Section nodeId="sea" label="The sea">
            <Section nodeId="boats" label="Boats at low tide" />
            <Section nodeId="pier" label="The pier, evening" />
          </Section>
          <Section nodeId="faces" label="Faces">
            <Section nodeId="baker" label="A baker" />
          </Section>
        </Section>
        <Section nodeId="prints" label="Prints">
          <Section nodeId="maps" label="Maps of the harbor" />
        </Section>
        <Section nodeId="loans" label="On loan" />
      </TreeView>
    </Box>
  );
}
