import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
          groupTransition: { paddingInlineStart: 24 },
        },
      },
    },
  });
// #endregion

export default function TreeInTheme() {
  return (
    <ThemeProvider theme={withTrees}>
      <Box sx={{ minHeight: 125, maxWidth: 420 }}>
        <SimpleTreeView
          aria-label="Chapters"
          defaultExpandedItems={['foundations']}
        >
          <TreeItem itemId="foundations" label="Foundations">
            <TreeItem itemId="soil" label="Reading the soil" />
            <TreeItem itemId="frost" label="Below the frost" />
          </TreeItem>
          <TreeItem itemId="walls" label="Walls">
            <TreeItem itemId="brick" label="Brick" />
          </TreeItem>
          <TreeItem itemId="roof" label="Roof" />
        </SimpleTreeView>
      </Box>
    </ThemeProvider>
  );
}
