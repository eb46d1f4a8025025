import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { outline } from '../../_data/outline';

const features = { indentationAtItemLevel: true, itemsReordering: true };

function numbered(list: TreeViewBaseItem[], prefix = ''): string[] {
  return list.flatMap(({ label, children = [] }, index) => {
    const number = `${prefix}${index + 1}`;
    return [`${number} ${label}`, ...numbered(children, `${number}.`)];
  });
}

export default function ReadOrder() {
  const apiRef = useTreeViewApiRef();
  const [contents, setContents] = React.useState('');

  // #region excerpt
  function list() {
    const tree = apiRef.current?.getItemTree() ?? [];
    setContents(numbered(tree).join(' · '));
  }
  // #endregion

  return (
    <Box sx={{ minHeight: { xs: 356, md: 332 }, maxWidth: 520 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Chapters to number"
        items={outline}
        defaultExpandedItems={['before', 'shell']}
        itemsReordering
        experimentalFeatures={features}
      />
      <Button onClick={list} sx={{ my: 1 }}>
        List the contents
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: { xs: 80, md: 56 } }}
      >
        {contents}
      </Typography>
    </Box>
  );
}
