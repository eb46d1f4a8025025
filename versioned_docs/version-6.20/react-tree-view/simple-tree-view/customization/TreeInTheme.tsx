import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const withTrees = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiTreeItem: {
        styleOverrides: {
          content: {
            paddingBlock: 2,
            [`&.${treeItemClasses.expanded}`]: { fontWeight: 700 },
          },
          label: { fontSize: 14, fontWeight: 'inherit' },
          group: { marginInlineStart: 24 },
        },
      },
    },
  });
// #endregion

export default function TreeInTheme() {
  return (
    <ThemeProvider theme={withTrees}>
      <Box sx={{ minHeight: 125, maxWidth: 420 }}>
        <TreeView
          aria-label="Chapters"
          defaultCollapseIcon={<ExpandMoreIcon />}
          defaultExpandIcon={<ChevronRightIcon />}
          defaultExpanded={['foundations']}
        >
          <TreeItem nodeId="foundations" label="Foundations">
            <TreeItem nodeId="soil" label="Reading the soil" />
            <TreeItem nodeId="frost" label="Below the frost" />
          </TreeItem>
          <TreeItem nodeId="walls" label="Walls">
            <TreeItem nodeId="brick" label="Brick" />
          </TreeItem>
          <TreeItem nodeId="roof" label="Roof" />
        </TreeView>
      </Box>
    </ThemeProvider>
  );
}
