import type { datePickers as pages } from '../navigation/date-pickers';
import type { TitlesOf } from './types';

export const datePickers = {
  '/x/react-date-pickers': {
    en: { title: 'Date and Time Pickers', label: 'Overview' },
    zh: { title: '日期和时间选择器', label: '概览' },
    pt: { title: 'Seletores de data e hora', label: 'Visão geral' },
  },
  '/x/react-date-pickers/getting-started': {
    en: 'Getting started',
    zh: '快速上手',
    pt: 'Primeiros passos',
  },
  '/x/react-date-pickers/base-concepts': {
    en: 'Base concepts',
    zh: '基本概念',
    pt: 'Conceitos básicos',
  },
  '/x/react-date-pickers/faq': {
    en: { title: 'Date and Time Pickers FAQ', label: 'FAQ' },
    zh: { title: '日期和时间选择器的常见问题', label: '常见问题' },
    pt: {
      title: 'Perguntas frequentes sobre os Seletores de data e hora',
      label: 'Perguntas frequentes',
    },
  },
  '/x/react-date-pickers-components': { en: 'Components', zh: '组件', pt: 'Componentes' },
  '/x/react-date-pickers/date-pickers': {
    en: 'Date components',
    zh: '日期组件',
    pt: 'Componentes de data',
  },
  '/x/react-date-pickers/date-picker': {
    en: 'Date Picker',
    zh: '日期选择器',
    pt: 'Seletor de data',
  },
  '/x/react-date-pickers/date-field': { en: 'Date Field', zh: '日期输入框', pt: 'Campo de data' },
  '/x/react-date-pickers/date-calendar': {
    en: 'Date Calendar',
    zh: '日期日历',
    pt: 'Calendário de datas',
  },
  '/x/react-date-pickers/time-pickers': {
    en: 'Time components',
    zh: '时间组件',
    pt: 'Componentes de hora',
  },
  '/x/react-date-pickers/time-picker': {
    en: 'Time Picker',
    zh: '时间选择器',
    pt: 'Seletor de hora',
  },
  '/x/react-date-pickers/time-field': { en: 'Time Field', zh: '时间输入框', pt: 'Campo de hora' },
  '/x/react-date-pickers/time-clock': { en: 'Time Clock', zh: '时钟', pt: 'Relógio analógico' },
  '/x/react-date-pickers/digital-clock': {
    en: 'Digital Clock',
    zh: '数字时钟',
    pt: 'Relógio digital',
  },
  '/x/react-date-pickers/date-time-pickers': {
    en: 'Date Time components',
    zh: '日期时间组件',
    pt: 'Componentes de data e hora',
  },
  '/x/react-date-pickers/date-time-picker': {
    en: 'Date Time Picker',
    zh: '日期时间选择器',
    pt: 'Seletor de data e hora',
  },
  '/x/react-date-pickers/date-time-field': {
    en: 'Date Time Field',
    zh: '日期时间输入框',
    pt: 'Campo de data e hora',
  },
  '/x/react-date-pickers/date-range-pickers': {
    en: 'Date Range components',
    zh: '日期范围组件',
    pt: 'Componentes de intervalo de datas',
  },
  '/x/react-date-pickers/date-range-picker': {
    en: 'Date Range Picker',
    zh: '日期范围选择器',
    pt: 'Seletor de intervalo de datas',
  },
  '/x/react-date-pickers/date-range-field': {
    en: 'Date Range Field',
    zh: '日期范围输入框',
    pt: 'Campo de intervalo de datas',
  },
  '/x/react-date-pickers/date-range-calendar': {
    en: 'Date Range Calendar',
    zh: '日期范围日历',
    pt: 'Calendário de intervalo de datas',
  },
  '/x/react-date-pickers/time-range-pickers': {
    en: 'Time Range components',
    zh: '时间范围组件',
    pt: 'Componentes de intervalo de horas',
  },
  '/x/react-date-pickers/time-range-picker': {
    en: 'Time Range Picker',
    zh: '时间范围选择器',
    pt: 'Seletor de intervalo de horas',
  },
  '/x/react-date-pickers/time-range-field': {
    en: 'Time Range Field',
    zh: '时间范围输入框',
    pt: 'Campo de intervalo de horas',
  },
  '/x/react-date-pickers/date-time-range-pickers': {
    en: 'Date Time Range components',
    zh: '日期时间范围组件',
    pt: 'Componentes de intervalo de data e hora',
  },
  '/x/react-date-pickers/date-time-range-picker': {
    en: 'Date Time Range Picker',
    zh: '日期时间范围选择器',
    pt: 'Seletor de intervalo de data e hora',
  },
  '/x/react-date-pickers/date-time-range-field': {
    en: 'Date Time Range Field',
    zh: '日期时间范围输入框',
    pt: 'Campo de intervalo de data e hora',
  },
  '/x/react-date-pickers/fields': {
    en: 'Field components',
    zh: '输入框组件',
    pt: 'Componentes de campo',
  },
  '/x/react-date-pickers/common-features': {
    en: 'Common features',
    zh: '通用功能',
    pt: 'Recursos comuns',
  },
  '/x/react-date-pickers/validation': { en: 'Validation', zh: '验证', pt: 'Validação' },
  '/x/react-date-pickers/lifecycle': {
    en: 'Components lifecycle',
    zh: '组件的生命周期',
    pt: 'Ciclo de vida dos componentes',
  },
  '/x/react-date-pickers/shortcuts': { en: 'Shortcuts', zh: '快捷选项', pt: 'Atalhos' },
  '/x/react-date-pickers/testing': { en: 'Testing', zh: '测试', pt: 'Testes' },
  '/x/react-date-pickers/localization-group': {
    en: 'Localization',
    zh: '本地化',
    pt: 'Localização',
  },
  '/x/react-date-pickers/localization': {
    en: 'Translated components',
    zh: '组件的翻译',
    pt: 'Componentes traduzidos',
  },
  '/x/react-date-pickers/adapters-locale': {
    en: 'Date format and localization',
    zh: '日期格式与本地化',
    pt: 'Formato de data e localização',
  },
  '/x/react-date-pickers/timezone': {
    en: { title: 'UTC and time zones', label: 'UTC and timezone' },
    zh: 'UTC 与时区',
    pt: 'UTC e fuso horário',
  },
  '/x/react-date-pickers/calendar-systems': {
    en: 'Calendar systems',
    zh: '历法',
    pt: 'Sistemas de calendário',
  },
  '/x/react-date-pickers/visual-customization': {
    en: 'Visual customization',
    zh: '自定义外观',
    pt: 'Personalização visual',
  },
  '/x/react-date-pickers/custom-components': {
    en: 'Custom slots and subcomponents',
    zh: '自定义插槽和子组件',
    pt: 'Slots e subcomponentes personalizados',
  },
  '/x/react-date-pickers/custom-layout': {
    en: 'Custom layout',
    zh: '自定义布局',
    pt: 'Layout personalizado',
  },
  '/x/react-date-pickers/custom-field': {
    en: 'Custom field',
    zh: '自定义输入框',
    pt: 'Campo personalizado',
  },
  '/x/react-date-pickers/custom-opening-button': {
    en: 'Custom opening button',
    zh: '自定义打开按钮',
    pt: 'Botão de abertura personalizado',
  },
  '/x/react-date-pickers/playground': {
    en: 'Customization playground',
    zh: '自定义演练场',
    pt: 'Área de testes de personalização',
  },
} satisfies TitlesOf<typeof pages>;
