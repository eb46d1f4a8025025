import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function PriceInput() {
  const [price, setPrice] = React.useState('12');

  return (
    <JoyDemo>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Ticket price</FormLabel>
        <Input
          type="number"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          slotProps={{ input: { min: 0, step: 0.5 } }}
          startDecorator="€"
          endDecorator={
            <Button
              variant="soft"
              color="neutral"
              onClick={() => setPrice('0')}
            >
              Free
            </Button>
          }
        />
      </FormControl>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        {Number(price) > 0 ? `40 seats bring €${40 * Number(price)}` : 'Free'}
      </Typography>
    </JoyDemo>
  );
}
