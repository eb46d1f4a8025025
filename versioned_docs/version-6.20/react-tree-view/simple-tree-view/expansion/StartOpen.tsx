import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function StartOpen() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Timetable"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['weekdays', 'evening']}
      >
        <TreeItem nodeId="weekdays" label="Weekdays">
          <TreeItem nodeId="morning" label="Morning">
            <TreeItem nodeId="6-40" label="To the harbor, 6:40" />
          </TreeItem>
          <TreeItem nodeId="evening" label="Evening">
            <TreeItem nodeId="18-05" label="To the harbor, 18:05" />
            <TreeItem nodeId="19-35" label="To the depot, 19:35" />
          </TreeItem>
        </TreeItem>
        <TreeItem nodeId="sundays" label="Sundays">
          <TreeItem nodeId="9-10" label="To the harbor, 9:10" />
        </TreeItem>
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
