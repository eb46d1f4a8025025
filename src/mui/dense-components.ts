import type {} from '@mui/x-data-grid/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';

/** Small sizes for buttons, inputs, tables and toolbars, wherever a demo does not say otherwise. */
export const DENSE_COMPONENTS: NonNullable<ThemeOptions['components']> = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  // Sets heights, not `density`: that would be controlled then, and the grid's own menu would not
  // work.
  MuiDataGrid: { defaultProps: { rowHeight: 36, columnHeaderHeight: 40 } },
};
