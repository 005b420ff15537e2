import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../../..')

/** Where test files are. */
export const testFiles = [
  'bench/**/*.test.ts',
  'server/**/*.test.ts',
  'sdk/**/*.test.ts',
  'tools/**/*.test.ts',
]

/** A test file by its path in the repository, and why it has a process and modules of its own, if it has. */
export interface TestFile {
  readonly path: string
  readonly isolatedBecause: string | null
}

/** Every test file, sorted by path. */
export function readTestFiles(root = repository): TestFile[] {
  return globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map(path => ({ path, isolatedBecause: isolationReason(readFileSync(join(root, path), 'utf8')) }))
}

/** What the first line gives as the reason, `// Isolated: <reason>`; null for a file that shares its process. */
export const isolationReason = (text: string): string | null =>
  /^\/\/ Isolated: (\S.*)/.exec(text)?.[1] ?? null

/** What outlives the test file that does it. Spies do not: Vitest restores them after every file. */
const remains: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'fake timers: ids and clocks of the process do not go back in time', pattern: /useFakeTimers\(/ },
  { what: 'a module that is replaced', pattern: /\bvi\.(mock|doMock|resetModules)\(/ },
  {
    what: 'a changed environment',
    pattern: /\bvi\.stub(Env|Global)\(|\bprocess\.env(\.\w+|\[[^\]]+\]) *=[^=]/,
  },
  { what: 'a changed prototype or global', pattern: /\bprototype\.\w+ =|\bglobalThis(\.\w+|\[[^\]]+\]) =/ },
  { what: 'a changed process', pattern: /\bprocess\.(on|once|chdir|umask|setuid|setgid)\(/ },
]

/**
 * What a test file, with the test modules that it imports, leaves behind for the next file of its process; and what a
 * module does when it is loaded, which with shared modules happens in the first file only.
 */
export function leftBehind(path: string, root = repository): string[] {
  const found = new Set<string>()
  for (const module of withImports(join(root, path))) {
    const text = readFileSync(module, 'utf8')
    const isTestFile = module === join(root, path)
    for (const { what, pattern } of remains) if (pattern.test(text)) found.add(what)
    if (!isTestFile && /^(export )?const .* = await |^await |^(before|after)(All|Each)\(/m.test(text))
      found.add(`started when ${module.slice(root.length + 1)} is loaded`)
  }
  return [...found].sort()
}

/** Whether the file, or a test module that it imports, starts programs or a browser. */
export const startsPrograms = (path: string): boolean =>
  [...withImports(path)].some(module =>
    / from '(node:child_process|playwright-core)'$/m.test(readFileSync(module, 'utf8')),
  )

const importOf = /^(?:(?:import|export)\b[^'"]*\bfrom|import) '(\.[^']+)'/gm

/** The file and every module of a `test` folder that it imports, through others too. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importOf)) {
    const target = resolve(dirname(file), specifier)
    // Source that a test has as a text may import what is not there.
    if (target.includes('/test/') && existsSync(target)) withImports(target, seen)
  }
  return seen
}
