import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CodeToCopy } from './_parts/CodeToCopy';
import { FIRST_CHOICES } from './_playground/choices';
import { Choosers } from './_playground/Choosers';
import { LivePicker } from './_playground/LivePicker';
import { printCode } from './_playground/print-code';
import { PropControls } from './_playground/PropControls';

/** As high as a field, so nothing moves while a library loads. */
const stage = {
  display: 'flow-root',
  minHeight: 64,
  overflowX: 'auto',
  paddingTop: 1,
};

export default function PickersPlayground() {
  const [choices, setChoices] = React.useState(FIRST_CHOICES);

  return (
    // #region excerpt
    <Stack spacing={3}>
      <Choosers choices={choices} onChange={setChoices} />
      <Box role="group" aria-label="The component" sx={stage}>
        <LivePicker choices={choices} />
      </Box>
      <PropControls choices={choices} onChange={setChoices} />
      <CodeToCopy label="Code" code={printCode(choices)} />
    </Stack>
    // #endregion
  );
}
