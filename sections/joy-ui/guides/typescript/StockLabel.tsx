import Chip, { type ChipProps } from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { JoyDemo } from '../../_parts/JoyDemo';

// #region excerpt
const looks = {
  available: { color: 'success', children: 'In stock' },
  few: { color: 'warning', children: 'Few left' },
  none: { color: 'danger', children: 'Sold out' },
} satisfies Record<string, ChipProps>;

interface StockLabelProps extends Omit<ChipProps, 'color' | 'children'> {
  stock: keyof typeof looks;
}

function Stock({ stock, ...other }: StockLabelProps) {
  return <Chip variant="soft" {...looks[stock]} {...other} />;
}
// #endregion

export default function StockLabel() {
  return (
    <JoyDemo>
      <Stack direction="row" gap={1}>
        <Stock stock="available" />
        <Stock stock="few" variant="outlined" />
        <Stock stock="none" />
      </Stack>
    </JoyDemo>
  );
}
