import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { JoyDemo } from '../_parts/JoyDemo';

export default function ButtonLooks() {
  return (
    <JoyDemo>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        <Button>Publish</Button>
        <Button variant="soft">Preview</Button>
        <Button variant="outlined" color="neutral">
          Save draft
        </Button>
        <Button variant="plain" color="danger">
          Discard
        </Button>
      </Stack>
    </JoyDemo>
  );
}
