import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function TableReservation() {
  const [name, setName] = React.useState('Lindqvist');
  const [outside, setOutside] = React.useState(true);
  const [answer, setAnswer] = React.useState('');

  return (
    <JoyDemo>
      <Card variant="soft" sx={{ maxWidth: 360 }}>
        <Typography level="title-lg">Table for four, at 19:00</Typography>
        <FormControl>
          <FormLabel>Name</FormLabel>
          <Input
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </FormControl>
        <FormControl orientation="horizontal">
          <FormLabel>Outside</FormLabel>
          <Switch
            checked={outside}
            onChange={(event) => setOutside(event.target.checked)}
          />
        </FormControl>
        <Button
          disabled={name === ''}
          onClick={() =>
            setAnswer(`${name}, ${outside ? 'outside' : 'inside'}`)
          }
        >
          Reserve
        </Button>
        <Typography role="status" level="body-sm" noWrap>
          {answer ? `Reserved: ${answer}` : 'Free until 23:00'}
        </Typography>
      </Card>
    </JoyDemo>
  );
}
