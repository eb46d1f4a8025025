import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const classes = {
  content: 'my-0.5! rounded-2xl! [&.Mui-selected.Mui-focused]:outline-2',
  selected: 'bg-sky-700! text-white! outline-offset-1 outline-sky-700',
  group: 'ms-4! border-s-2 border-s-sky-300 ps-2! dark:border-s-sky-800',
};

function Section(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}
// #endregion

export default function StyledItems() {
  return (
    <div className="min-h-49 max-w-105">
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
