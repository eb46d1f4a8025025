import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const styles = `
.StyledItems-content {
  margin-block: 2px;
  border-radius: 16px;
}

.StyledItems-content.Mui-selected,
.StyledItems-content.Mui-selected:hover,
.StyledItems-content.Mui-selected.Mui-focused {
  background: #0063cc;
  color: #fff;
}

.StyledItems-content.Mui-selected.Mui-focused {
  outline: 2px solid #0063cc;
  outline-offset: 1px;
}

.StyledItems-group {
  margin-inline-start: 16px;
  padding-inline-start: 8px;
  border-inline-start: 2px solid #0063cc66;
}
`;

const classes = {
  content: 'StyledItems-content',
  group: 'StyledItems-group',
};

function Section(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}
// #endregion

export default function StyledItems() {
  return (
    <div style={{ minHeight: 196, maxWidth: 420 }}>
      <style>{styles}</style>
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
    </div>
  );
}
