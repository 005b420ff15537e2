import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The text of every source file by its path under `server/src`; tests are left out. */
export type Sources = ReadonlyMap<string, string>

export const sourceRoot = resolve(import.meta.dirname, '../../src')

export function readSources(root = sourceRoot): Sources {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.split('/').includes('test'))
    .sort()
  return new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]))
}
