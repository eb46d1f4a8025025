import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return <Gauge height={200} value={62} aria-label="Disk used, in percent" />;
}
