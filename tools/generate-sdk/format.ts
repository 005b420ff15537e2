import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

/**
 * The files as the project's formatter writes them: in a folder of their own, because it leaves the generated one
 * alone. Throws with the formatter's words on a file that is no TypeScript.
 */
export async function formatted(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-sdk-'))
  try {
    for (const [name, source] of files) await writeFile(join(folder, name), source)
    await promisify(execFile)(process.execPath, [biome, 'format', '--write', `--config-path=${root}`, folder])
    const written = new Map<string, string>()
    for (const name of files.keys()) written.set(name, await readFile(join(folder, name), 'utf8'))
    return written
  } finally {
    await rm(folder, { recursive: true })
  }
}
