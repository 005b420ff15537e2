import { type ExitCode, exitCodes } from '../lifecycle/exit-codes.ts'
import { explain, nameOf } from '../lifecycle/failure.ts'
import { type Configuration, type Environment, readConfiguration } from '../platform/configuration.ts'

/** Why a command failed, as it is told: one line, the code of the process, and the service's own code where one says no. */
export type CommandFailure = {
  readonly error: string
  readonly message: string
  readonly exitCode: ExitCode
}

/** By name, because the classes would bring the whole service along before a mistyped command could be told. */
const exitCodeOf: Readonly<Record<string, ExitCode>> = {
  UsageError: exitCodes.usage,
  RequestRefused: exitCodes.refused,
  ServiceBusy: exitCodes.busy,
  ServiceUnreachable: exitCodes.serviceUnreachable,
  ServiceUnavailable: exitCodes.databaseUnreachable,
  Interrupted: exitCodes.interrupted,
  ExportUnreadable: exitCodes.auditBroken,
  BackupExists: exitCodes.refused,
  SecretDiffers: exitCodes.refused,
  ServiceKeyInUse: exitCodes.refused,
  SecretStillNeeded: exitCodes.refused,
  SecretUsedBefore: exitCodes.refused,
  BackupUnusable: exitCodes.backupUnusable,
  BackupNewerThanCode: exitCodes.backupNewerThanCode,
  DirectoryNotEmpty: exitCodes.directoryNotEmpty,
  DatabaseNotMigrated: exitCodes.databaseNotMigrated,
}

export function failureOf(error: unknown, environment: Environment): CommandFailure {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  const exitCode = exitCodeOf[name]
  if (exitCode === undefined) {
    const told = explain(error, configurationOf(environment))
    return { error: nameOf(told.exitCode), ...told }
  }
  const line = message.replaceAll(/\s*\n\s*/g, ' ')
  if (error instanceof Error && name === 'RequestRefused' && 'code' in error)
    return { error: String(error.code), message: `${line} (${String(error.code)})`, exitCode }
  return { error: nameOf(exitCode), message: line, exitCode }
}

function configurationOf(environment: Environment): Configuration | undefined {
  try {
    return readConfiguration(environment)
  } catch {
    return undefined
  }
}
