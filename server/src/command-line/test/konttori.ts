import { Writable } from 'node:stream'
import type { Environment } from '../../platform/configuration.ts'
import { runCommandLine } from '../run.ts'
import { allCommands } from '../commands.ts'

export type Told = { readonly exitCode: number; readonly stdout: string; readonly stderr: string }

/** Runs `konttori` with these arguments in this process. */
export async function konttori(args: readonly string[], environment: Environment): Promise<Told> {
  const told = { stdout: '', stderr: '' }
  const to = (name: keyof typeof told) =>
    new Writable({
      write(chunk, _encoding, done) {
        told[name] += String(chunk)
        done()
      },
    })
  const streams = { out: to('stdout'), error: to('stderr') }
  const exitCode = await runCommandLine(args, environment, allCommands, streams)
  return { exitCode, ...told }
}
