import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { layOutTiles } from './layOutTiles';

const folders = [
  { name: 'Photos', gigabytes: 212 },
  { name: 'Videos', gigabytes: 148 },
  { name: 'Backups', gigabytes: 96 },
  { name: 'Music', gigabytes: 41 },
  { name: 'Mail', gigabytes: 28 },
  { name: 'Games', gigabytes: 25 },
  { name: 'Books', gigabytes: 9 },
];

// #region excerpt
function Tiles() {
  const { left, top, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();
  const tiles = layOutTiles(
    folders.map(({ gigabytes }) => gigabytes),
    { x: left, y: top, width, height },
  );
  return folders.map(({ name, gigabytes }, index) => {
    const tile = tiles[index];
    if (!tile) return null;
    return (
      <g key={name} fill={palette.getContrastText(palette.primary.dark)}>
        <rect
          {...tile}
          fill={palette.primary.dark}
          stroke={palette.background.paper}
          strokeWidth={2}
        />
        {tile.width > 56 && tile.height > 24 && (
          <text
            x={tile.x + 8}
            y={tile.y + 20}
            direction="ltr"
            style={{ ...typography.caption }}
          >
            {name} {tile.width > 90 && `${gigabytes} GB`}
          </text>
        )}
      </g>
    );
  });
}
// #endregion

export default function StorageTreemap() {
  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
      title="Folders on a disk"
      desc={folders
        .map(({ name, gigabytes }) => `${name} ${gigabytes} gigabytes`)
        .join(', ')}
      disableAxisListener
      series={[]}
    >
      <Tiles />
    </ResponsiveChartContainer>
  );
}
