import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CodeToCopy } from '../_parts/CodeToCopy';
import type { PrintedFile } from './print-styles';
import { WAYS, type Way } from './ways';

interface CodeTabsProps {
  way: Way;
  onWay: (way: Way) => void;
  files: readonly PrintedFile[];
}

/** The styling methods, with the code of the selected one. */
export function CodeTabs({ way, onWay, files }: CodeTabsProps) {
  const id = React.useId();
  return (
    <div>
      <Tabs
        value={way}
        onChange={(_event, chosen: Way) => onWay(chosen)}
        aria-label="Way of styling"
      >
        {WAYS.map((each) => (
          <Tab
            key={each}
            value={each}
            label={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-code`}
            sx={{ minWidth: 64, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-code`}
        aria-labelledby={`${id}-${way}`}
        sx={{ mt: 2 }}
      >
        <Stack spacing={2}>
          {files.map(({ name, code }) => (
            <CodeToCopy key={name} label={name} code={code} />
          ))}
        </Stack>
      </Box>
    </div>
  );
}
