import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { layOutTiles } from './layOutTiles';

const regions: Record<string, Record<string, number>> = {
  North: { Oslo: 420, Malmö: 310, Turku: 150, Riga: 140 },
  West: { Ghent: 380, Lille: 290, Cork: 110 },
  South: { Bari: 240, Porto: 230, Split: 90, Nice: 80 },
  East: { Brno: 190, Lviv: 160 },
};
const totalOf = (cities: Record<string, number>) =>
  Object.values(cities).reduce((sum, orders) => sum + orders, 0);
const overview = Object.fromEntries(
  Object.entries(regions).map(([name, cities]) => [name, totalOf(cities)]),
);

interface TilesProps {
  data: Record<string, number>;
  onOpen?: (name: string) => void;
}

function Tiles({ data, onOpen }: TilesProps) {
  const { left: x, top: y, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();
  const sorted = Object.entries(data).sort(([, a], [, b]) => b - a);
  const values = sorted.map(([, orders]) => orders);
  const tiles = layOutTiles(values, { x, y, width, height });
  const color = onOpen ? palette.primary.dark : palette.secondary.dark;
  return sorted.map(([name, orders], index) => (
    <g
      key={name}
      {...(onOpen && {
        role: 'button',
        tabIndex: 0,
        'aria-label': `${name}, ${orders} orders`,
        cursor: 'pointer',
        onClick: () => onOpen(name),
        onKeyDown: (event: React.KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // Space would also scroll the page.
          event.preventDefault();
          onOpen(name);
        },
      })}
    >
      <rect
        {...tiles[index]}
        fill={color}
        stroke={palette.background.paper}
        strokeWidth={2}
      />
      <text
        x={(tiles[index]?.x ?? 0) + 10}
        y={(tiles[index]?.y ?? 0) + 24}
        direction="ltr"
        fill={palette.getContrastText(color)}
        style={{ ...typography.body2 }}
      >
        {name} {orders}
      </text>
    </g>
  ));
}

export default function TreemapDrillDown() {
  const [region, setRegion] = React.useState<string | null>(null);
  const cities = region === null ? undefined : regions[region];

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Button size="small" disabled={!region} onClick={() => setRegion(null)}>
          All regions
        </Button>
        <Typography variant="body2" role="status">
          {region && `${region}: ${overview[region] ?? 0} orders`}
        </Typography>
      </Box>
      <div role="group" aria-label="Orders by region">
        <ResponsiveChartContainer
          height={320}
          margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
          disableAxisListener
          series={[]}
        >
          <Tiles
            data={cities ?? overview}
            onOpen={cities ? undefined : setRegion}
          />
        </ResponsiveChartContainer>
      </div>
    </Box>
  );
}
