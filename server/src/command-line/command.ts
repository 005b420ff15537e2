import type { ExitCode } from '../lifecycle/exit-codes.ts'
import type { Environment } from '../platform/configuration.ts'
import type { Terminal } from './terminal.ts'

/**
 * An option as `--name` with a value, one that may be repeated, a switch without a value, or the one word after the
 * command that is given without a name: the operand.
 */
export type Option = {
  readonly help: string
  /** What stands for the value in the help, such as `email|id`. */
  readonly value?: string
  readonly kind?: 'text' | 'list' | 'switch' | 'operand'
  readonly required?: boolean
  readonly choices?: readonly string[]
}

export type Options = Readonly<Record<string, Option>>

/** What was given on the command line, by option. */
export type Given<O extends Options> = {
  readonly [Name in keyof O]: O[Name]['kind'] extends 'switch'
    ? boolean
    : O[Name]['kind'] extends 'list'
      ? readonly string[]
      : O[Name]['required'] extends true
        ? string
        : string | undefined
}

/** Where a command runs. */
export type Circumstances = {
  readonly environment: Environment
  /** Whether the answer is read by a program. */
  readonly json: boolean
  /** Whether the command goes on where it would ask. */
  readonly yes: boolean
  readonly terminal: Terminal
  /** Aborted by Ctrl-C and by a request to stop. */
  readonly interrupted: AbortSignal
}

/** What a command answers: one JSON value for programs, the same as text for people. */
export type Outcome = {
  readonly result: unknown
  readonly text: string
  /** What is said to people on standard error besides, where the text is for a program too. */
  readonly note?: string
  /** 0 when left out. */
  readonly exitCode?: ExitCode
}

export type Command<O extends Options = Options> = {
  /** One word, or two of which the first is a group: `member grant`. */
  readonly name: string
  readonly summary: string
  readonly description?: string
  readonly options: O
  /** Whole command lines. */
  readonly examples: readonly string[]
  /** Whether the command itself listens for Ctrl-C and the request to stop. */
  readonly handlesSignals?: boolean
  /** Runs for as long as it needs; a number is an exit code of a command that has told everything itself. */
  run(given: Given<O>, circumstances: Circumstances): Promise<Outcome | ExitCode>
}

/** A command as the table of all of them knows it. */
export type AnyCommand = Omit<Command, 'run'> & {
  run(given: never, circumstances: Circumstances): Promise<Outcome | ExitCode>
}

export const command = <const O extends Options>(definition: Command<O>): Command<O> => definition

/** The command line is wrong; the message says how, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
