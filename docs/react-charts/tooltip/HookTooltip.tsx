import Popper from '@mui/material/Popper';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipCell,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  useAxisTooltip,
  useMouseTracker,
} from '@mui/x-charts/ChartsTooltip';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
function TotalTooltip() {
  const data = useAxisTooltip();
  const pointer = useMouseTracker();
  if (!data || !pointer) return null;

  const { x, y } = pointer;
  const total = data.seriesItems.reduce(
    (sum, { value }) => sum + Number(value),
    0,
  );
  return (
    <Popper
      open
      placement="top"
      anchorEl={{ getBoundingClientRect: () => new DOMRect(x, y - 12, 0, 0) }}
      sx={{ pointerEvents: 'none', zIndex: 'modal' }}
    >
      <ChartsTooltipPaper>
        <ChartsTooltipTable>
          <tbody>
            {data.seriesItems.map((item) => (
              <ChartsTooltipRow key={item.seriesId}>
                <ChartsTooltipCell style={{ color: item.color }}>
                  {item.formattedLabel}
                </ChartsTooltipCell>
                <ChartsTooltipCell>{item.formattedValue}</ChartsTooltipCell>
              </ChartsTooltipRow>
            ))}
            <ChartsTooltipRow>
              <ChartsTooltipCell>{data.axisFormattedValue}</ChartsTooltipCell>
              <ChartsTooltipCell>{total}</ChartsTooltipCell>
            </ChartsTooltipRow>
          </tbody>
        </ChartsTooltipTable>
      </ChartsTooltipPaper>
    </Popper>
  );
}
// #endregion

export default function HookTooltip() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
    >
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
          { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
        ]}
        tooltip={{ trigger: 'none' }}
      >
        <TotalTooltip />
      </BarChart>
    </div>
  );
}
