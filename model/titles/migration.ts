import type { migration as pages } from '../navigation/migration';
import type { TitlesOf } from './types';

export const migration = {
  '/x/migration-v7': { en: 'Upgrade to v7', zh: '升级到 v7', pt: 'Atualizar para a v7' },
  '/x/migration/migration-data-grid-v6': {
    en: { title: 'Migrate the Data Grid from v6 to v7', label: 'Breaking changes: Data Grid' },
    zh: { title: '把 Data Grid 从 v6 迁移到 v7', label: '破坏性变更：Data Grid' },
    pt: {
      title: 'Migração do Data Grid da v6 para a v7',
      label: 'Mudanças incompatíveis: Data Grid',
    },
  },
  '/x/migration/migration-pickers-v6': {
    en: {
      title: 'Migrate the Date and Time Pickers from v6 to v7',
      label: 'Breaking changes: Date and Time Pickers',
    },
    zh: { title: '把日期和时间选择器从 v6 迁移到 v7', label: '破坏性变更：日期和时间选择器' },
    pt: {
      title: 'Migração dos Seletores de data e hora da v6 para a v7',
      label: 'Mudanças incompatíveis: Seletores de data e hora',
    },
  },
  '/x/migration/migration-tree-view-v6': {
    en: { title: 'Migrate the Tree View from v6 to v7', label: 'Breaking changes: Tree View' },
    zh: { title: '把 Tree View 从 v6 迁移到 v7', label: '破坏性变更：Tree View' },
    pt: {
      title: 'Migração da Tree View da v6 para a v7',
      label: 'Mudanças incompatíveis: Tree View',
    },
  },
  '/x/migration/migration-charts-v6': {
    en: { title: 'Migrate Charts from v6 to v7', label: 'Breaking changes: Charts' },
    zh: { title: '把图表从 v6 迁移到 v7', label: '破坏性变更：图表' },
    pt: {
      title: 'Migração dos Gráficos da v6 para a v7',
      label: 'Mudanças incompatíveis: Gráficos',
    },
  },
  '/x/migration/migration-7-29': {
    en: { title: 'Migrate from v7.0 to v7.29', label: 'From 7.0 to 7.29' },
    zh: { title: '从 v7.0 迁移到 v7.29', label: '从 7.0 升级到 7.29' },
    pt: { title: 'Migração da v7.0 para a v7.29', label: 'Da 7.0 para a 7.29' },
  },
  '/x/migration-v6': { en: 'Upgrade to v6', zh: '升级到 v6', pt: 'Atualizar para a v6' },
  '/x/migration/migration-data-grid-v5': {
    en: { title: 'Migrate the Data Grid from v5 to v6', label: 'Breaking changes: Data Grid' },
    zh: { title: '把 Data Grid 从 v5 迁移到 v6', label: '破坏性变更：Data Grid' },
    pt: {
      title: 'Migração do Data Grid da v5 para a v6',
      label: 'Mudanças incompatíveis: Data Grid',
    },
  },
  '/x/migration/migration-pickers-v5': {
    en: {
      title: 'Migrate the Date and Time Pickers from v5 to v6',
      label: 'Breaking changes: Date and Time Pickers',
    },
    zh: { title: '把日期和时间选择器从 v5 迁移到 v6', label: '破坏性变更：日期和时间选择器' },
    pt: {
      title: 'Migração dos Seletores de data e hora da v5 para a v6',
      label: 'Mudanças incompatíveis: Seletores de data e hora',
    },
  },
  '/x/migration/migration-tree-view-lab': {
    en: {
      title: 'Migrate the Tree View from the lab to v6',
      label: 'Migration from lab to v6 (Tree View)',
    },
    zh: { title: '把 Tree View 从 lab 迁移到 v6', label: '从 lab 迁移到 v6（Tree View）' },
    pt: {
      title: 'Migração da Tree View do lab para a v6',
      label: 'Migração do lab para a v6 (Tree View)',
    },
  },
  '/x/migration-earlier': { en: 'Earlier versions', zh: '更早的版本', pt: 'Versões anteriores' },
  '/x/migration/migration-pickers-lab': {
    en: {
      title: 'Migrate the Date and Time Pickers from the lab to v5',
      label: 'Migration from lab to v5 (Date and Time Pickers)',
    },
    zh: {
      title: '把日期和时间选择器从 lab 迁移到 v5',
      label: '从 lab 迁移到 v5（日期和时间选择器）',
    },
    pt: {
      title: 'Migração dos Seletores de data e hora do lab para a v5',
      label: 'Migração do lab para a v5 (Seletores de data e hora)',
    },
  },
  '/x/migration/migration-data-grid-v4': {
    en: {
      title: 'Migrate the Data Grid from v4 to v5',
      label: 'Migration from v4 to v5 (Data Grid)',
    },
    zh: { title: '把 Data Grid 从 v4 迁移到 v5', label: '从 v4 迁移到 v5（Data Grid）' },
    pt: {
      title: 'Migração do Data Grid da v4 para a v5',
      label: 'Migração da v4 para a v5 (Data Grid)',
    },
  },
} satisfies TitlesOf<typeof pages>;
