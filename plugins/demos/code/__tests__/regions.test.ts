import { regionNamed, splitRegions } from '../regions';

function lines(...text: string[]): string {
  return text.join('\n');
}

describe('the forms of a region comment', () => {
  it.each([
    ['a line comment', '// #region excerpt', '// #endregion'],
    ['a line comment that repeats the name', '// #region excerpt', '// #endregion excerpt'],
    ['a line comment without a blank', '//#region excerpt', '//#endregion'],
    ['a block comment', '/* #region excerpt */', '/* #endregion */'],
    ['a comment in JSX', '{/* #region excerpt */}', '{/* #endregion */}'],
    ['an indented comment', '      {/* #region excerpt */}', '\t// #endregion'],
    ['a comment with a semicolon', '/* #region excerpt */;', '/* #endregion */;'],
  ])('%s marks the excerpt and does not show', (_, opening, closing) => {
    const code = lines('const a = 1;', opening, 'const b = 2;', closing, 'const c = 3;', '');
    expect(splitRegions(code)).toEqual({
      whole: 'const a = 1;\nconst b = 2;\nconst c = 3;\n',
      excerpt: 'const b = 2;\n',
    });
  });

  it('lines that only mention regions stay', () => {
    const code = lines('const a = "#region excerpt";', '// see #region excerpt of b', '');
    expect(splitRegions(code)).toEqual({ whole: code, excerpt: undefined });
  });
});

describe('the text of an excerpt', () => {
  it('moves to the margin and keeps its own indentation', () => {
    const code = lines(
      '  return (',
      '    // #region excerpt',
      '    <Box>',
      '',
      '      <Grid />',
      '    </Box>',
      '    // #endregion',
      '  );',
    );
    expect(splitRegions(code).excerpt).toBe('<Box>\n\n  <Grid />\n</Box>\n');
  });

  it('keeps the indentation of a first line that stands deeper than the others', () => {
    const code = lines('// #region excerpt', '    deep();', '  }', '// #endregion');
    expect(splitRegions(code).excerpt).toBe('  deep();\n}\n');
  });

  it('is undefined without a region, and the whole ends with one line break', () => {
    expect(splitRegions('const a = 1;\n\n\n')).toEqual({
      whole: 'const a = 1;\n',
      excerpt: undefined,
    });
  });

  it('leaves one blank line where a marker was between two', () => {
    const code = lines(
      'a();',
      '',
      '// #region excerpt',
      '',
      'b();',
      '',
      '// #endregion',
      '',
      'c();',
    );
    expect(splitRegions(code)).toEqual({ whole: 'a();\n\nb();\n\nc();\n', excerpt: 'b();\n' });
  });
});

describe('wrong regions', () => {
  it.each([
    [
      'another name',
      lines('a();', '// #region intro', '// #endregion'),
      'line 2: one region named "excerpt" is known, found "// #region intro"',
    ],
    [
      'no name',
      lines('// #region', '// #endregion'),
      'line 1: one region named "excerpt" is known, found "// #region"',
    ],
    [
      'a second excerpt',
      lines('// #region excerpt', '// #endregion', '// #region excerpt', '// #endregion'),
      'line 3: one region named "excerpt" is known, found "// #region excerpt"',
    ],
    [
      'an excerpt within the excerpt',
      lines('// #region excerpt', '// #region excerpt', '// #endregion'),
      'line 2: one region named "excerpt" is known, found "// #region excerpt"',
    ],
    [
      'an end without a beginning',
      lines('a();', '  {/* #endregion */}'),
      'line 2: "{/* #endregion */}" has no counterpart',
    ],
    [
      'a second end',
      lines('// #region excerpt', '// #endregion', '// #endregion'),
      'line 3: "// #endregion" has no counterpart',
    ],
    ['no end', lines('// #region excerpt', 'a();'), 'the region "excerpt" is never closed'],
  ])('%s is an error that says where', (_, code, message) => {
    expect(() => splitRegions(code)).toThrow(new Error(message));
  });
});

describe('a region of several', () => {
  const code = ['// #region first', 'one();', '// #endregion', '// #region open', 'two();'];

  it('ends at its own end', () => {
    expect(regionNamed(code.join('\n'), 'first')).toBe('one();\n');
  });

  it.each([
    ['at the end of the file', code],
    ['before another one', [...code, '// #region third', '// #endregion']],
  ])('is closed: %s', (_title, lines) => {
    expect(() => regionNamed(lines.join('\n'), 'open')).toThrow(
      'line 4: the region "open" is not closed before the next one',
    );
  });
});
