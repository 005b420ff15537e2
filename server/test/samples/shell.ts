import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { atEndOfFile } from '../world/end-of-file.ts'

export interface Environment {
  readonly key: string
  readonly session: string
}

export interface Answered {
  readonly status: number
  readonly body: string
}

/**
 * One shell that takes sample after sample, as a reader's does, each in a shell below it. Whatever the process of the tests
 * starts itself costs several times as much, because it is so large.
 */
const shell = `
while read -r _; do
  IFS= read -r KEY <key; IFS= read -r SESSION <session
  ( set -eu; . ./program ) >stdout 2>stderr
  echo $?
done`

/** Runs shell samples as they stand, with a shell and curl; answers what the service said. */
export async function startShell(): Promise<(program: string, its: Environment) => Promise<Answered>> {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-samples-'))
  const file = (name: string) => join(folder, name)
  // Where curl looks for options, so that the status is told and no sample is changed for it.
  await writeFile(file('.curlrc'), 'silent\nnoproxy = "*"\nwrite-out = "%{stderr}%{http_code}"\n')
  const child = spawn('/bin/sh', ['-c', shell], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], CURL_HOME: folder },
  })
  const codes = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  atEndOfFile(async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
    await rm(folder, { recursive: true })
  })
  return async (program, { key, session }) => {
    await Promise.all([
      writeFile(file('program'), program),
      writeFile(file('key'), `${key}\n`),
      writeFile(file('session'), `${session}\n`),
    ])
    child.stdin.write('next\n')
    const { value: code } = await codes.next()
    const [body, stderr] = await Promise.all([
      readFile(file('stdout'), 'utf8'),
      readFile(file('stderr'), 'utf8'),
    ])
    if (code !== '0') throw new Error(`${program}\n${stderr}`)
    return { status: Number(stderr), body }
  }
}
