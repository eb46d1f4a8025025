import { BarChart } from '@mui/x-charts/BarChart';
import { LINKS } from '../_data/tea';

const buyers = ['Shop', 'Web', 'Cafés'];

// #region excerpt
const series = ['Black', 'Green'].map((tea) => ({
  label: `${tea} tea`,
  stack: 'tea',
  data: buyers.map(
    (buyer) =>
      LINKS.find(({ from, to }) => from === tea && to === buyer)?.kilos ?? 0,
  ),
}));
// #endregion

export default function FlowsAsBars() {
  return (
    <div
      role="img"
      aria-label="Tea by buyer in kilos: cafés 350, most of it black, web 320, half of it green, shop 330."
    >
      <BarChart
        height={260}
        layout="horizontal"
        margin={{ left: 60, right: 20 }}
        xAxis={[{ label: 'Kilos' }]}
        yAxis={[{ scaleType: 'band', data: buyers }]}
        series={series}
      />
    </div>
  );
}
