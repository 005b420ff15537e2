import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome')

/** The files as the formatter writes them. */
export async function formatted(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const done = new Map<string, string>()
  // One after the other: each is a process, and a small machine has few cores.
  for (const [name, source] of files) done.set(name, await formattedFile(name, source))
  return done
}

function formattedFile(name: string, source: string): Promise<string> {
  return new Promise((done, fail) => {
    // The generated folder itself is left out of the project's formatting, so the name is given without it.
    const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=sdk/src/${name}`], { cwd: root })
    let output = ''
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => (complaint += part))
    child.on('error', fail)
    child.on('close', code => (code === 0 ? done(output) : fail(new Error(`${name}: ${complaint}`))))
    child.stdin.end(source)
  })
}
