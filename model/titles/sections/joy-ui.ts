import type { joyUi as pages } from '../../navigation/sections/joy-ui';
import type { TitlesOf } from '../types';

export const joyUi = {
  '/joy-ui/getting-started-group': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/joy-ui/getting-started': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/joy-ui/getting-started/installation': { en: 'Installation', zh: '安装', pt: 'Instalação' },
  '/joy-ui/getting-started/usage': { en: 'Usage', zh: '用法', pt: 'Uso' },
  '/joy-ui/getting-started/with-material-ui': {
    en: 'With Material UI',
    zh: '与 Material UI 搭配',
    pt: 'Com o Material UI',
  },
  '/joy-ui/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/joy-ui/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
  '/joy-ui/react-button': { en: 'Button', zh: '按钮', pt: 'Botão' },
  '/joy-ui/react-card': { en: 'Card', zh: '卡片', pt: 'Cartão' },
  '/joy-ui/react-checkbox': { en: 'Checkbox', zh: '复选框', pt: 'Caixa de seleção' },
  '/joy-ui/react-input': { en: 'Input', zh: '输入框', pt: 'Campo de entrada' },
  '/joy-ui/react-list': { en: 'List', zh: '列表', pt: 'Lista' },
  '/joy-ui/react-modal': { en: 'Modal', zh: '模态框', pt: 'Modal' },
  '/joy-ui/react-select': { en: 'Select', zh: '下拉选择框', pt: 'Lista de opções' },
  '/joy-ui/react-switch': { en: 'Switch', zh: '开关', pt: 'Interruptor' },
  '/joy-ui/react-table': { en: 'Table', zh: '表格', pt: 'Tabela' },
  '/joy-ui/react-tabs': { en: 'Tabs', zh: '标签页', pt: 'Abas' },
  '/joy-ui/customization-group': { en: 'Customization', zh: '自定义', pt: 'Personalização' },
  '/joy-ui/customization/dark-mode': { en: 'Dark mode', zh: '深色模式', pt: 'Modo escuro' },
  '/joy-ui/customization/theming': { en: 'Theming', zh: '主题', pt: 'Temas' },
  '/joy-ui/customization/variants-and-colors': {
    en: 'Variants and colors',
    zh: '变体和颜色',
    pt: 'Variantes e cores',
  },
  '/joy-ui/guides-group': { en: 'Guides', zh: '指南', pt: 'Guias' },
  '/joy-ui/guides/right-to-left': {
    en: 'Right to left',
    zh: '从右到左',
    pt: 'Da direita para a esquerda',
  },
  '/joy-ui/guides/typescript': { en: 'TypeScript', zh: 'TypeScript', pt: 'TypeScript' },
} satisfies TitlesOf<typeof pages>;
