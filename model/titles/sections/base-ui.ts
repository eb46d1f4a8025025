import type { baseUi as pages } from '../../navigation/sections/base-ui';
import type { TitlesOf } from '../types';

export const baseUi = {
  '/base-ui/getting-started-group': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/base-ui/getting-started': { en: 'Overview', zh: '概览', pt: 'Visão geral' },
  '/base-ui/getting-started/installation': { en: 'Installation', zh: '安装', pt: 'Instalação' },
  '/base-ui/getting-started/usage': { en: 'Usage', zh: '用法', pt: 'Uso' },
  '/base-ui/components-group': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/base-ui/all-components': { en: 'All components', zh: '全部组件', pt: 'Todos os componentes' },
  '/base-ui/react-autocomplete': {
    en: 'Autocomplete',
    zh: '自动补全',
    pt: 'Autocompletar',
  },
  '/base-ui/react-button': { en: 'Button', zh: '按钮', pt: 'Botão' },
  '/base-ui/react-input': { en: 'Input', zh: '输入框', pt: 'Campo de entrada' },
  '/base-ui/react-menu': { en: 'Menu', zh: '菜单', pt: 'Menu' },
  '/base-ui/react-modal': { en: 'Modal', zh: '模态框', pt: 'Modal' },
  '/base-ui/react-number-input': {
    en: 'Number input',
    zh: '数字输入框',
    pt: 'Campo numérico',
  },
  '/base-ui/react-select': { en: 'Select', zh: '下拉选择框', pt: 'Lista de opções' },
  '/base-ui/react-slider': { en: 'Slider', zh: '滑块', pt: 'Controle deslizante' },
  '/base-ui/react-switch': { en: 'Switch', zh: '开关', pt: 'Interruptor' },
  '/base-ui/react-tabs': { en: 'Tabs', zh: '标签页', pt: 'Abas' },
  '/base-ui/customization-group': { en: 'Customization', zh: '自定义', pt: 'Personalização' },
  '/base-ui/customization/styling': { en: 'Styling', zh: '样式', pt: 'Estilos' },
  '/base-ui/customization/slot-props': {
    en: 'Slot props',
    zh: '插槽属性',
    pt: 'Propriedades dos slots',
  },
  '/base-ui/customization/class-names': {
    en: 'Class names',
    zh: '类名',
    pt: 'Nomes de classes',
  },
  '/base-ui/guides-group': { en: 'Guides', zh: '指南', pt: 'Guias' },
  '/base-ui/guides/migration-to-base-ui': {
    en: 'Migration to Base UI',
    zh: '迁移到 Base UI',
    pt: 'Migração para o Base UI',
  },
  '/base-ui/guides/accessibility': { en: 'Accessibility', zh: '无障碍', pt: 'Acessibilidade' },
  '/base-ui/guides/server-rendering': {
    en: 'Server rendering',
    zh: '服务器渲染',
    pt: 'Renderização no servidor',
  },
  '/base-ui/guides/testing': { en: 'Testing', zh: '测试', pt: 'Testes' },
} satisfies TitlesOf<typeof pages>;
