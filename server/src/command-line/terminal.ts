import type { Readable, Writable } from 'node:stream'
import { createInterface } from 'node:readline/promises'

/** The person who runs a command, if it is one: what is said besides the answer goes to standard error. */
export interface Terminal {
  /** Nothing is said to a program. */
  tell(line: string): void
  /** How far a long work is: in place of what was told last at a terminal, and a line each elsewhere. Null ends it. */
  progress(line: string | null): void
  /** Whether the person agrees; undefined where nobody can be asked. */
  confirm(question: string): Promise<boolean | undefined>
}

export type TerminalStreams = {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly error: Writable & { readonly isTTY?: boolean }
}

export const terminalOn = (
  { input, error }: TerminalStreams,
  json: boolean,
  interrupted: AbortSignal,
): Terminal => ({
  tell(line) {
    if (!json) error.write(`konttori: ${line}\n`)
  },
  progress(line) {
    if (json) return
    if (error.isTTY) error.write(line === null ? '\n' : `\r\u001B[K${line}`)
    else if (line !== null) error.write(`konttori: ${line}\n`)
  },
  async confirm(question) {
    if (json || !input.isTTY || !error.isTTY) return undefined
    const lines = createInterface({ input, output: error })
    // In a terminal that is read line by line Ctrl-C is a key, and no signal.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    const closed = new Promise<string>(resolve => lines.once('close', () => resolve('')))
    try {
      const answer = await Promise.race([
        lines.question(`${question} [y/N] `, { signal: interrupted }),
        closed,
      ])
      return /^(y|yes)$/i.test(answer.trim())
    } catch (failure) {
      interrupted.throwIfAborted()
      throw failure
    } finally {
      lines.close()
    }
  },
})
