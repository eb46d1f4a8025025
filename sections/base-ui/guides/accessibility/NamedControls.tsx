import { Switch, switchClasses } from '@mui/base/Switch';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled, useTheme } from '@mui/material/styles';

const Control = styled(Switch)(({ theme }) => ({
  position: 'relative',
  width: 56,
  height: 28,
  border: '2px solid',
  borderRadius: 16,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: theme.palette.text.primary,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 32,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '3px solid',
    outlineOffset: 2,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: -8,
    width: 'calc(100% + 16px)',
    height: 'calc(100% + 16px)',
    margin: 0,
    opacity: 0,
  },
}));
const Topic = styled(Tab)(({ theme }) => ({
  height: 44,
  padding: '0 16px',
  border: 0,
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  [`&.${tabClasses.selected}`]: {
    textDecoration: 'underline',
    fontWeight: 700,
  },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
}));
const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: 64,
});
const Space = styled('div')({ height: 168, paddingInline: 8 });

export default function NamedControls() {
  return (
    <Space>
      {/* #region excerpt */}
      <Label>
        <Control slots={{ track: null }} />
        Read aloud
      </Label>
      <Tabs defaultValue="text" direction={useTheme().direction}>
        <TabsList aria-label="Parts of the article">
          <Topic value="text">Text</Topic>
          <Topic value="notes">Notes</Topic>
        </TabsList>
        <TabPanel value="text">The lighthouse was built in 1893.</TabPanel>
        <TabPanel value="notes">Source: the harbor office.</TabPanel>
      </Tabs>
      {/* #endregion */}
    </Space>
  );
}
