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
            <TreeItem itemId="6-40" label="To the harbor, 6:40" />
          </TreeItem>
          <TreeItem itemId="evening" label="Evening">
            <TreeItem itemId="18-05" label="To the harbor, 18:05" />
            <TreeItem itemId="19-35" label="To the depot, 19:35" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="sundays" label="Sundays">
          <TreeItem itemId="9-10" label="To the harbor, 9:10" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
