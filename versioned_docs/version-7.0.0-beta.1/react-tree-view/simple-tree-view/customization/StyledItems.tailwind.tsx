import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region excerpt
const classes = {
  content: 'my-0.5! rounded-2xl! [&.Mui-selected.Mui-focused]:outline-2',
  selected: 'bg-sky-700! text-white! outline-offset-1 outline-sky-700',
  groupTransition:
    'ms-4! border-s-2 border-s-sky-300 ps-2! dark:border-s-sky-800',
};

function Section(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}
// #endregion

export default function StyledItems() {
  return (
    <div className="min-h-63 max-w-105">
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
    </div>
  );
}
