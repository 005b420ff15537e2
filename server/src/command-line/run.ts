import type { Writable } from 'node:stream'
import { type ExitCode, exitCodes } from '../lifecycle/exit-codes.ts'
import type { Environment } from '../platform/configuration.ts'
import type { AnyCommand } from './command.ts'
import { allCommands } from './commands.ts'
import { failureOf } from './failure.ts'
import { describeCommands, helpAbout } from './help.ts'
import { listenForInterruption } from './interruption.ts'
import { parse, type Request } from './parse.ts'
import { version } from './version.ts'

/** Standard output and standard error, or what stands for them in a test. */
export type Streams = { readonly out: Writable; readonly error: Writable }

/** Does what the arguments ask for. Answers the code to end the process with. */
export async function runCommandLine(
  args: readonly string[],
  environment: Environment,
  commands: readonly AnyCommand[] = allCommands,
  { out, error: errors }: Streams = { out: process.stdout, error: process.stderr },
): Promise<ExitCode> {
  // A reader that goes away early, such as `head`, is no fault of ours.
  out.on('error', () => {})
  try {
    const request = parse(args, commands)
    const outcome = await carryOut(request, environment, commands)
    if (typeof outcome === 'number') return outcome
    await write(out, request.json ? `${JSON.stringify(outcome.result)}\n` : ended(outcome.text))
    return outcome.exitCode ?? exitCodes.stopped
  } catch (error) {
    const failure = failureOf(error, environment)
    const { message, exitCode } = failure
    await write(errors, args.includes('--json') ? `${JSON.stringify(failure)}\n` : `konttori: ${message}\n`)
    return exitCode
  }
}

async function carryOut(request: Request, environment: Environment, commands: readonly AnyCommand[]) {
  switch (request.kind) {
    case 'help': {
      const text = helpAbout(request.topic, commands)
      return { result: describeCommands(request.topic, commands), text }
    }
    case 'version':
      return { result: { version }, text: version }
    case 'command': {
      const { command, given, dataDir, json } = request
      const inForce = dataDir === undefined ? environment : { ...environment, KONTTORI_DATA_DIR: dataDir }
      const interruption = command.handlesSignals ? undefined : listenForInterruption()
      try {
        const interrupted = interruption?.signal ?? new AbortController().signal
        return await command.run(given as never, { environment: inForce, json, interrupted })
      } finally {
        interruption?.end()
      }
    }
  }
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

const write = (stream: Writable, text: string): Promise<void> =>
  new Promise(resolve => stream.write(text, () => resolve()))
