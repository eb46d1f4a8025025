import { zhCN } from '@mui/material/locale';
import { zhCN as gridTexts } from '@mui/x-data-grid/locales';
import { zhCN as pickerTexts } from '@mui/x-date-pickers/locales';

export default [gridTexts, pickerTexts, zhCN];
