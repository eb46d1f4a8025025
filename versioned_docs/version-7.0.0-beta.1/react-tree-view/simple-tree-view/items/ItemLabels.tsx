import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import StarIcon from '@mui/icons-material/Star';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface MailboxLabelProps {
  icon: React.ElementType;
  text: string;
  unread?: number;
}

// #region excerpt
function MailboxLabel({ icon: Icon, text, unread }: MailboxLabelProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <Box component={Icon} sx={{ color: 'text.secondary', fontSize: 20 }} />
      <span>{text}</span>
      {unread !== undefined && (
        <Chip
          size="small"
          label={<span dir="ltr">{unread} new</span>}
          sx={{ marginInlineStart: 'auto' }}
        />
      )}
    </Box>
  );
}
// #endregion

export default function ItemLabels() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Mailboxes" defaultExpandedItems={['inbox']}>
        <TreeItem
          itemId="inbox"
          label={<MailboxLabel icon={InboxIcon} text="Inbox" unread={12} />}
        >
          <TreeItem
            itemId="starred"
            label={<MailboxLabel icon={StarIcon} text="Starred" />}
          />
          <TreeItem
            itemId="invoices"
            label={<MailboxLabel icon={LabelIcon} text="Invoices" unread={3} />}
          />
        </TreeItem>
        <TreeItem
          itemId="archive"
          label={<MailboxLabel icon={LabelIcon} text="Archive" />}
        />
      </SimpleTreeView>
    </Box>
  );
}
