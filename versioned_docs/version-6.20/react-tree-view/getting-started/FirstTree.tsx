import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <div style={{ minHeight: 120, maxWidth: 420 }}>
      <TreeView
        aria-label="Recipes"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['soups']}
      >
        <TreeItem nodeId="soups" label="Soups">
          <TreeItem nodeId="borscht" label="Borscht" />
          <TreeItem nodeId="minestrone" label="Minestrone" />
        </TreeItem>
        <TreeItem nodeId="breads" label="Breads">
          <TreeItem nodeId="rye" label="Rye loaf" />
        </TreeItem>
      </TreeView>
    </div>
  );
}
