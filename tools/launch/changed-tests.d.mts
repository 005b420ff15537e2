export function changedFiles(base?: string, root?: string): string[]
export function testsReachedBy(changed: readonly string[], root?: string): string[] | null
