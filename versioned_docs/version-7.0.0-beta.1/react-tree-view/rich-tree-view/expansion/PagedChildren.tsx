import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { fetchPlaces, rooms, type Place } from '../../_data/archive-server';

type Pages = Record<string, Place[] | undefined>;
const PAGE = 5;
const MORE = '/more';

// #region excerpt
function itemOf(
  { id, name, childCount }: Place,
  pages: Pages,
): TreeViewBaseItem {
  const loaded = pages[id] ?? [];
  const children = loaded.map((place) => itemOf(place, pages));
  const rest = childCount - loaded.length;
  if (rest > 0) {
    const label = pages[id] ? `${rest} more` : 'Loading …';
    children.push({ id: id + MORE, label });
  }
  return { id, label: name, children };
}
// #endregion

/** Restores the focus in the new tree if it was inside the old one. */
function useKeptFocus(version: number) {
  const next = React.useRef<string | null>(null);
  React.useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [version]);
  return (replaced: string, replacement: string) => {
    const { id } = document.activeElement ?? { id: '' };
    if (!id.startsWith('paged-')) return;
    next.current = id === `paged-${replaced}` ? `paged-${replacement}` : id;
  };
}

export default function PagedChildren() {
  const [pages, setPages] = React.useState<Pages>({});
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [log, setLog] = React.useState('No request yet');
  const items = React.useMemo(
    () => rooms.map((room) => itemOf(room, pages)),
    [pages],
  );
  const version = Object.values(pages).flat().length;
  const keepFocus = useKeptFocus(version);
  const asked = React.useRef(new Set<string>());

  async function loadMore(parentId: string) {
    if (asked.current.has(parentId)) return;
    asked.current.add(parentId);
    const from = pages[parentId]?.length ?? 0;
    const line = `GET /places?below=${parentId}&from=${from}`;
    setLog(`${line} …`);
    const places = await fetchPlaces({ parentId, from, limit: PAGE });
    keepFocus(parentId + MORE, places[0]?.id ?? parentId);
    setPages((all) => ({
      ...all,
      [parentId]: [...(all[parentId] ?? []), ...places],
    }));
    setLog(`${line}: ${places.length} places`);
    asked.current.delete(parentId);
  }

  return (
    <Box sx={{ minHeight: 432, maxWidth: 420 }}>
      <Typography variant="body2" role="status" sx={{ mb: 1, minHeight: 40 }}>
        {log}
      </Typography>
      <RichTreeView
        key={version}
        id="paged"
        aria-label="Archive in pages"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        onItemExpansionToggle={(_event, id, isExpanded) => {
          if (isExpanded && !pages[id]) void loadMore(id);
        }}
        onSelectedItemsChange={(_event, id) => {
          if (id?.endsWith(MORE)) void loadMore(id.slice(0, -MORE.length));
        }}
      />
    </Box>
  );
}
