import type { joyUi as pages } from '../../navigation/sections/joy-ui';
import type { TitlesOf } from '../types';

export const joyUi = {
  '/joy-ui/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/joy-ui/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
} satisfies TitlesOf<typeof pages>;
