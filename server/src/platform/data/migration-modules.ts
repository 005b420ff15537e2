import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const source = join(import.meta.dirname, '..', '..')
const folders = ['platform/*/migrations/*.ts', 'modules/**/migrations/*.ts', 'demo/migrations/*.ts']

/**
 * The migrations of the platform, of every module and of the demo, by their paths below the folder of the server's
 * source. A bundle has them in it, and this function with a list in place of the search (tools/launch/make-bundle.mjs).
 */
export async function importMigrations(): Promise<Readonly<Record<string, unknown>>> {
  const modules: Record<string, unknown> = {}
  for await (const file of glob(folders, { cwd: source }))
    modules[file] = await import(pathToFileURL(join(source, file)).href)
  return modules
}
