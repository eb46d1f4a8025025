import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

interface Region {
  name: string;
  cities: Record<string, number>;
}

const regions: Region[] = [
  { name: 'North', cities: { Aar: 120, Bjerk: 84, Calm: 61 } },
  { name: 'Middle', cities: { Dorf: 96, Elm: 141, Furt: 53, Gau: 38 } },
  { name: 'South', cities: { Hall: 178, Inn: 92 } },
];

const sumOf = ({ cities }: Region) =>
  Object.values(cities).reduce((sum, value) => sum + value, 0);

export default function DrillDown() {
  const [region, setRegion] = React.useState<Region>();
  const names = region
    ? Object.keys(region.cities)
    : regions.map((r) => r.name);
  const values = region ? Object.values(region.cities) : regions.map(sumOf);

  return (
    <Box sx={{ height: 380 }}>
      <Breadcrumbs sx={{ height: 40 }} aria-label="Chart level">
        <Button size="small" onClick={() => setRegion(undefined)}>
          All regions
        </Button>
        {region && <span>{region.name}</span>}
      </Breadcrumbs>
      <div
        role="img"
        aria-label={names.map((name, i) => `${name} ${values[i]}`).join(', ')}
      >
        {/* #region excerpt */}
        <BarChart
          key={region?.name}
          height={300}
          margin={{ top: 20, right: 16 }}
          xAxis={[{ scaleType: 'band', data: names }]}
          series={[{ data: values }]}
          onItemClick={(_event, { dataIndex }) =>
            setRegion(region ?? regions[dataIndex])
          }
        />
        {/* #endregion */}
      </div>
      <Box sx={{ height: 40, display: 'flex', gap: '8px' }}>
        {!region &&
          regions.map((item) => (
            <Button key={item.name} onClick={() => setRegion(item)}>
              {item.name}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
