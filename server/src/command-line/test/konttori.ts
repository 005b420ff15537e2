import { Readable, Writable } from 'node:stream'
import type { Environment } from '../../platform/configuration.ts'
import { runCommandLine } from '../run.ts'
import { allCommands } from '../commands.ts'

export type Told = { readonly exitCode: number; readonly stdout: string; readonly stderr: string }

/** Runs `konttori` with these arguments in this process. */
export const konttori = (args: readonly string[], environment: Environment): Promise<Told> =>
  runWith(Readable.from([]), args, environment)

/** The same for a person at a terminal, who answers what they are asked. */
export const konttoriAnswered = (
  answer: string,
  args: readonly string[],
  environment: Environment,
): Promise<Told> => runWith(Object.assign(Readable.from([`${answer}\n`]), { isTTY: true }), args, environment)

async function runWith(
  input: Readable & { readonly isTTY?: boolean },
  args: readonly string[],
  environment: Environment,
): Promise<Told> {
  const told = { stdout: '', stderr: '' }
  const to = (name: keyof typeof told) =>
    new Writable({
      write(chunk, _encoding, done) {
        told[name] += String(chunk)
        done()
      },
    })
  const error = Object.assign(to('stderr'), { isTTY: input.isTTY === true })
  const streams = { input, out: to('stdout'), error }
  const exitCode = await runCommandLine(args, environment, allCommands, streams)
  return { exitCode, ...told }
}
