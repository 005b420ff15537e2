import { type ExitCode, exitCodes } from '../lifecycle/exit-codes.ts'
import type { Environment } from '../platform/configuration.ts'
import type { Writable } from 'node:stream'
import type { AnyCommand, Outcome } from './command.ts'
import { allCommands } from './commands.ts'
import { survive, writeError, writeOut } from '../lifecycle/output.ts'
import { failureOf } from './failure.ts'
import { describeCommands, helpAbout } from './help.ts'
import { listenForInterruption } from './interruption.ts'
import { parse, type Request } from './parse.ts'
import { terminalOn, type TerminalStreams } from './terminal.ts'
import { version } from './version.ts'

/** Standard input, output and error, or what stands for them in a test. */
export type Streams = TerminalStreams & { readonly out: Writable }

const ownStreams = (): Streams => ({ input: process.stdin, out: process.stdout, error: process.stderr })

/** Does what the arguments ask for. Answers the code to end the process with. */
export async function runCommandLine(
  args: readonly string[],
  environment: Environment,
  commands: readonly AnyCommand[] = allCommands,
  streams: Streams = ownStreams(),
): Promise<ExitCode> {
  const { out, error: errors } = streams
  survive(out, errors)
  try {
    const request = parse(args, commands)
    const outcome = await carryOut(request, environment, commands, streams)
    if (typeof outcome === 'number') return outcome
    const text = request.json ? `${JSON.stringify(outcome.result)}\n` : ended(outcome.text)
    await writeOut(
      out,
      text,
      request.kind === 'command' ? 'The command was done, but its answer' : 'The answer',
    )
    if (!request.json && outcome.note) await writeError(errors, `konttori: ${outcome.note}\n`)
    return outcome.exitCode ?? exitCodes.stopped
  } catch (error) {
    const failure = failureOf(error, environment)
    const { message, exitCode } = failure
    await writeError(
      errors,
      args.includes('--json') ? `${JSON.stringify(failure)}\n` : `konttori: ${message}\n`,
    )
    return exitCode
  }
}

async function carryOut(
  request: Request,
  environment: Environment,
  commands: readonly AnyCommand[],
  streams: TerminalStreams,
): Promise<Outcome | ExitCode> {
  switch (request.kind) {
    case 'help': {
      const text = helpAbout(request.topic, commands)
      return { result: describeCommands(request.topic, commands), text }
    }
    case 'version':
      return { result: { version }, text: version }
    case 'command': {
      const { command, given, dataDir, json, yes } = request
      const inForce = dataDir === undefined ? environment : { ...environment, KONTTORI_DATA_DIR: dataDir }
      const interruption = command.handlesSignals ? undefined : listenForInterruption()
      try {
        const interrupted = interruption?.signal ?? new AbortController().signal
        const terminal = terminalOn(streams, json, interrupted)
        return await command.run(given as never, { environment: inForce, json, yes, terminal, interrupted })
      } finally {
        interruption?.end()
      }
    }
  }
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)
