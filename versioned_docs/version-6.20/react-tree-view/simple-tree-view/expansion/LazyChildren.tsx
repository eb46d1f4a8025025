import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { fetchPlaces, rooms, type Place } from '../../_data/archive-server';

type Loaded = Record<string, Place[] | 'loading' | 'failed' | undefined>;

// #region excerpt
function renderPlace({ id, name, childCount }: Place, loaded: Loaded) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
      {childCount > 0 && renderBelow(id, loaded)}
    </TreeItem>
  );
}

function renderBelow(id: string, loaded: Loaded): React.ReactNode {
  const places = loaded[id] ?? 'loading';
  if (places === 'loading') {
    return <TreeItem nodeId={`${id}/loading`} label="Loading …" disabled />;
  }
  if (places === 'failed') {
    const label = 'Failed. Collapse and expand to try again';
    return <TreeItem nodeId={`${id}/failed`} label={label} disabled />;
  }
  return places.map((place) => renderPlace(place, loaded));
}
// #endregion

export default function LazyChildren() {
  const [loaded, setLoaded] = React.useState<Loaded>({});
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [down, setDown] = React.useState(false);
  const [log, setLog] = React.useState('No request yet');

  function isToLoad(id: string) {
    const isNew = !expanded.includes(id);
    return isNew && (loaded[id] === undefined || loaded[id] === 'failed');
  }

  async function load(id: string) {
    setLoaded((all) => ({ ...all, [id]: 'loading' }));
    setLog(`GET /places?below=${id} …`);
    const places = await fetchPlaces({ parentId: id, down }).catch(() => null);
    setLoaded((all) => ({ ...all, [id]: places ?? 'failed' }));
    setLog(`GET /places?below=${id} ${places ? '200 OK' : '503'}`);
  }

  return (
    <Box sx={{ minHeight: 312, maxWidth: 420 }}>
      <FormControlLabel
        control={<Switch checked={down} onChange={() => setDown(!down)} />}
        label="Server is down"
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {log}
      </Typography>
      <TreeView
        aria-label="Archive"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => {
          setExpanded(nodeIds);
          nodeIds.filter(isToLoad).forEach((id) => void load(id));
        }}
      >
        {rooms.map((room) => renderPlace(room, loaded))}
      </TreeView>
    </Box>
  );
}
