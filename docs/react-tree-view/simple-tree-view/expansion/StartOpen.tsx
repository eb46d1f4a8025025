import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function StartOpen() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Timetable"
        defaultExpandedItems={['weekdays', 'evening']}
      >
        <TreeItem itemId="weekdays" label="Weekdays">
          <TreeItem itemId="morning" label="Morning">
            <TreeItem itemId="6-40" label="6:40 to the harbour" />
          </TreeItem>
          <TreeItem itemId="evening" label="Evening">
            <TreeItem itemId="18-05" label="18:05 to the harbour" />
            <TreeItem itemId="19-35" label="19:35 to the depot" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="sundays" label="Sundays">
          <TreeItem itemId="9-10" label="9:10 to the harbour" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
