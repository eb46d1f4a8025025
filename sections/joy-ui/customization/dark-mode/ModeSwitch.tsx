import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

const modes = ['light', 'dark', 'system'] as const;

function ModeSelect() {
  const { mode, colorScheme, setMode } = useColorScheme();

  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <Select
        value={mode}
        onChange={(_event, value) => setMode(value ?? null)}
        slotProps={{
          button: { 'aria-label': 'Color mode' },
          listbox: { disablePortal: true },
        }}
      >
        {modes.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Typography role="status" sx={{ mt: 1 }}>
        Shown: {colorScheme}
      </Typography>
    </Sheet>
  );
}

// #region excerpt
export default function ModeSwitch() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  return (
    <div ref={setNode} className="mode-demo">
      <CssVarsProvider
        attribute="data-mode-demo"
        colorSchemeNode={node}
        colorSchemeSelector=".mode-demo"
        modeStorageKey="mode-demo"
        colorSchemeStorageKey="mode-demo-scheme"
      >
        <ModeSelect />
      </CssVarsProvider>
    </div>
  );
}
// #endregion
