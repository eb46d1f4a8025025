import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  name: string;
  /** Kilowatt hours of last month. Sites and buildings contain the sum of their meters. */
  kwh: number;
  children?: Place[];
}

const places: Place[] = [
  {
    id: 'harbour',
    name: 'Harbour site',
    kwh: 6840,
    children: [
      {
        id: 'harbour-hall',
        name: 'Hall',
        kwh: 5210,
        children: [
          { id: 'meter-112', name: 'Cold store', kwh: 3980 },
          { id: 'meter-113', name: 'Lighting', kwh: 1230 },
        ],
      },
      { id: 'meter-120', name: 'Gate house', kwh: 1630 },
    ],
  },
  {
    id: 'mill',
    name: 'Mill site',
    kwh: 2475,
    children: [{ id: 'meter-301', name: 'Workshop', kwh: 2475 }],
  },
];

function flatten(list: Place[]): Place[] {
  return list.flatMap((place) => [place, ...flatten(place.children ?? [])]);
}

const getName = (place: Place) => place.name;
const placeById = new Map(flatten(places).map((place) => [place.id, place]));

export default function MeterTree() {
  const [selected, setSelected] = React.useState<string | null>('harbour-hall');
  const place = selected === null ? undefined : placeById.get(selected);

  return (
    <Box
      sx={{
        minHeight: 288,
        maxWidth: 420,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        {/* #region excerpt */}
        <RichTreeView
          aria-label="Electricity meters"
          items={places}
          getItemLabel={getName}
          defaultExpandedItems={['harbour', 'harbour-hall']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        />
        {/* #endregion */}
      </Box>
      <Typography
        role="status"
        sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {place
          ? `${place.name}: ${place.kwh.toLocaleString('en')} kWh last month`
          : 'Nothing selected'}
      </Typography>
    </Box>
  );
}
