import { joinHan, listedWords, partHan, shardKey, reversed, wordsOf } from '../../model/search';

it.each([
  ['columnVisibilityModel', ['column', 'visibility', 'model']],
  ['TreeItem2', ['tree', 'item', '2']],
  ['XAxisCSSClass', ['x', 'axis', 'css', 'class']],
  ['MuiDataGrid-columnHeader--sorted', ['mui', 'data', 'grid', 'column', 'header', 'sorted']],
  ['Ordenação básica', ['ordenacao', 'basica']],
  ['列定义 columns', ['列', '定', '义', 'columns']],
  ['  ', []],
])('the words of %j', (text, words) => expect(wordsOf(text)).toEqual(words));

it('lists names by all their words together too, but no Chinese', () => {
  expect(listedWords('Row spanning')).toEqual(['row', 'spanning', 'rowspanning']);
  expect(listedWords('Sorting')).toEqual(['sorting']);
  expect(listedWords('排序')).toEqual(['排', '序']);
});

it('finds the longest key that a word begins with', () => {
  const keys = new Set(['col', 'colu', 'columnv', 'id', 'u521']);
  expect(shardKey('columnvisibility', keys)).toBe('columnv');
  expect(shardKey('columns', keys)).toBe('colu');
  expect(shardKey('color', keys)).toBe('col');
  expect(shardKey('id', keys)).toBe('id');
  expect(shardKey('row', keys)).toBeUndefined();
  expect(shardKey('列', keys)).toBe('u521');
  expect(reversed('axis')).toBe('sixa');
});

it('parts Chinese into words, and joins it again around marks', () => {
  const parted = partHan('列定义：Data Grid 的筛选。');
  expect(parted).toContain('定义');
  expect(parted.split(' ')).toContain('筛选');
  expect(joinHan(parted)).toBe('列定义：Data Grid 的筛选。');
  expect(joinHan('快速 <mark>上手</mark> 指南')).toBe('快速<mark>上手</mark>指南');
  expect(partHan('Sorting rows')).toBe('Sorting rows');
});
