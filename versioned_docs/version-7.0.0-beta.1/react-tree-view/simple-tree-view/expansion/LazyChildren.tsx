import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { fetchPlaces, rooms, type Place } from '../../_data/archive-server';

type Loaded = Record<string, Place[] | 'loading' | 'failed' | undefined>;
const RETRY = '/retry';

// #region excerpt
function renderPlace({ id, name, childCount }: Place, loaded: Loaded) {
  return (
    <TreeItem key={id} itemId={id} label={name}>
      {childCount > 0 && renderBelow(id, loaded)}
    </TreeItem>
  );
}

function renderBelow(id: string, loaded: Loaded): React.ReactNode {
  const places = loaded[id] ?? 'loading';
  if (places === 'loading') {
    return <TreeItem itemId={`${id}/loading`} label="Loading …" disabled />;
  }
  if (places === 'failed') {
    return <TreeItem itemId={id + RETRY} label="Failed. Try again" />;
  }
  return places.map((place) => renderPlace(place, loaded));
}
// #endregion

export default function LazyChildren() {
  const apiRef = useTreeViewApiRef();
  const [loaded, setLoaded] = React.useState<Loaded>({});
  const [down, setDown] = React.useState(false);
  const [log, setLog] = React.useState('No request yet');

  async function load(id: string) {
    setLoaded((all) => ({ ...all, [id]: 'loading' }));
    setLog(`GET /places?below=${id} …`);
    const places = await fetchPlaces({ parentId: id, down }).catch(() => null);
    setLoaded((all) => ({ ...all, [id]: places ?? 'failed' }));
    setLog(`GET /places?below=${id} ${places ? '200 OK' : '503'}`);
  }

  return (
    <Box sx={{ minHeight: 376, maxWidth: 420 }}>
      <FormControlLabel
        control={<Switch checked={down} onChange={() => setDown(!down)} />}
        label="Server is down"
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {log}
      </Typography>
      <SimpleTreeView
        aria-label="Archive"
        apiRef={apiRef}
        onItemExpansionToggle={(_event, id, isExpanded) => {
          if (isExpanded && loaded[id] === undefined) void load(id);
        }}
        onSelectedItemsChange={(event, id) => {
          if (!id?.endsWith(RETRY)) return;
          const parentId = id.slice(0, -RETRY.length);
          apiRef.current?.focusItem(event, parentId);
          void load(parentId);
        }}
      >
        {rooms.map((room) => renderPlace(room, loaded))}
      </SimpleTreeView>
    </Box>
  );
}
