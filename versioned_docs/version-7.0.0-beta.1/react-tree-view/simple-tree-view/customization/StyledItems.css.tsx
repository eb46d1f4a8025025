import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
  groupTransition: 'StyledItems-group',
};

function Section(props: TreeItemProps) {
  return <TreeItem {...props} classes={classes} />;
}
// #endregion

export default function StyledItems() {
  return (
    <div style={{ minHeight: 252, maxWidth: 420 }}>
      <style>{styles}</style>
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
