import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { atEndOfFile } from '../world/end-of-file.ts'

export interface Program {
  readonly id: string
  readonly text: string
  readonly key: string
  readonly session: string
}

/** What the service answered to a program, or why the program failed. */
export type Told = { readonly status: number } | { readonly error: string; readonly answer: string | null }

/** One process that runs programs one after the other: starting one for each would take minutes. */
export function startInterpreter(
  command: string,
  args: readonly string[],
): (program: Program) => Promise<Told> {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NO_PROXY: '*' },
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', code => reject(new Error(`${command} ended with ${code}: ${complaint}`)))
  })
  ended.catch(() => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  atEndOfFile(async () => {
    child.stdin.end()
    await ended.catch(() => {})
  })
  return async program => {
    child.stdin.write(`${JSON.stringify(program)}\n`)
    const { value } = await Promise.race([lines.next(), ended])
    return JSON.parse(value ?? '') as Told
  }
}
