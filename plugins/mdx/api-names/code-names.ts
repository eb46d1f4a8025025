/** A piece of inline code that names one thing. */
export interface CodeName {
  name: string;
  /**
   * Notation, one of `rows`, `<DataGrid />`, `setPage()`, `slotProps.toolbar`,
   * `.MuiDataGrid-root`, `GridColDef.field`
   */
  form: 'bare' | 'element' | 'call' | 'slot' | 'class' | 'member';
  /** Before the dot of a member, or `apiRef.current`. */
  owner?: string;
}

const FORMS: { form: CodeName['form']; pattern: RegExp }[] = [
  { form: 'element', pattern: /^<\/?(?<name>[A-Z]\w*)\s*\/?>$/ },
  { form: 'slot', pattern: /^slot(?:s|Props)\.(?<name>\w+)$/ },
  { form: 'class', pattern: /^\.?(?<name>Mui[A-Z]\w*-[\w-]+)$/ },
  { form: 'call', pattern: /^(?<owner>apiRef\.current)\.(?<name>\w+)(?:\([^()]*\))?$/ },
  { form: 'call', pattern: /^(?<name>[A-Za-z_$][\w$]*)\([^()]*\)$/ },
  { form: 'member', pattern: /^(?<owner>[A-Z]\w*)\.(?<name>[a-z]\w*)(?:\([^()]*\))?$/ },
  { form: 'member', pattern: /^(?<owner>[A-Z]\w*)\[['"](?<name>\w+)['"]\]$/ },
  // A type with its arguments, or a list of it.
  { form: 'bare', pattern: /^(?<name>[A-Za-z_$][\w$]*)(?:<[\w$\s,|.'[\]]+>)?(?:\[\])*$/ },
];

/** The name in inline code; undefined for other code. */
export function parseCodeName(code: string): CodeName | undefined {
  for (const { form, pattern } of FORMS) {
    const groups = pattern.exec(code)?.groups;
    if (groups?.name) return { name: groups.name, form, owner: groups.owner };
  }
  return undefined;
}

/** Matches camelCase and PascalCase of several words: `sortModel`, `DataGrid`. */
export function isCompound(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name) && /[a-z]/.test(name) && /.[A-Z]/.test(name);
}

/** Matches one word with a capital: `Gauge`. */
export function isCapitalWord(name: string): boolean {
  return /^[A-Z][a-z0-9]+$/.test(name);
}
