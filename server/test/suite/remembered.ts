import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './isolation.ts'

/**
 * What a program found out of texts, which it would find out of the same texts again. `of` is all that the answer follows from, the
 * version of the program among it. What was remembered of other texts under the name is forgotten.
 */
export async function remembered(
  name: string,
  of: readonly string[],
  find: () => Promise<string>,
  folder = join(repository, '.cache', 'remembered'),
): Promise<string> {
  const hash = createHash('sha256')
  for (const text of of) hash.update(`${text.length}\0${text}`)
  const file = `${name}-${hash.digest('hex').slice(0, 32)}`
  const path = join(folder, file)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const found = await find()
  mkdirSync(folder, { recursive: true })
  // Whole or not at all, also where two runs find it at once.
  writeFileSync(`${path}.${process.pid}`, found)
  renameSync(`${path}.${process.pid}`, path)
  const former = readdirSync(folder).filter(other => other !== file && other.length === file.length)
  for (const other of former) if (other.startsWith(`${name}-`)) rmSync(join(folder, other), { force: true })
  return found
}

/** What says which version of a package is installed. */
export const installedVersion = (packageName: string): string =>
  readFileSync(join(repository, 'node_modules', packageName, 'package.json'), 'utf8')
