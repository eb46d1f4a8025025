import { ptBR } from '@mui/material/locale';
import { ptBR as gridTexts } from '@mui/x-data-grid/locales';
import { ptBR as pickerTexts } from '@mui/x-date-pickers/locales';

export default [gridTexts, pickerTexts, ptBR];
