import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import {
  ClusterCannotStart,
  DataDirectoryInUse,
  RestoreUnfinished,
  UnsafeOwnership,
} from '../platform/postgres/errors.ts'
import { DatabasePooled, DatabaseReadOnly, DatabaseTooOld, DatabaseUnreachable } from './database.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { OutputFailed } from './output.ts'

/** Why the service ends, for the person who started it: one line, and the code of the process. */
export type Failure = { readonly message: string; readonly exitCode: ExitCode }

export function explain(error: unknown, configuration: Configuration | undefined): Failure {
  if (!(error instanceof Error)) return { message: String(error), exitCode: exitCodes.unexpected }
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ')
  if (isStorageFull(error))
    return { message: `There is no room on the disk: ${message}`, exitCode: exitCodes.storageFull }
  if (error instanceof OutputFailed) return { message, exitCode: exitCodes.outputFailed }
  if (error instanceof ConfigurationError) return { message, exitCode: exitCodes.configuration }
  if (error instanceof DataDirectoryInUse) return { message, exitCode: exitCodes.dataDirectoryInUse }
  if (error instanceof RestoreUnfinished) return { message, exitCode: exitCodes.restoreUnfinished }
  if (error instanceof UnsafeOwnership) return { message, exitCode: exitCodes.unsafeOwnership }
  if (error instanceof ClusterCannotStart) return { message, exitCode: exitCodes.clusterCannotStart }
  if (error instanceof DatabaseUnreachable) return { message, exitCode: exitCodes.databaseUnreachable }
  if (error instanceof DatabaseTooOld) return { message, exitCode: exitCodes.databaseTooOld }
  if (error instanceof DatabaseReadOnly) return { message, exitCode: exitCodes.databaseReadOnly }
  if (error instanceof DatabasePooled) return { message, exitCode: exitCodes.databasePooled }
  if (error.name === 'DatabaseNewerThanCode') return { message, exitCode: exitCodes.databaseNewerThanCode }
  if (error.name === 'ExtensionMissing') return { message, exitCode: exitCodes.databaseLacksExtension }
  if (error.name === 'ServiceSecretMissing' || error.name === 'ServiceSecretDamaged')
    return { message, exitCode: exitCodes.serviceSecretMissing }
  if (error.name === 'ServiceSecretDiffers') return { message, exitCode: exitCodes.serviceSecretDiffers }
  const ofSystem = configuration && explainSystemError(error, configuration)
  return ofSystem ?? { message, exitCode: exitCodes.unexpected }
}

/** The name of an exit code, which programs read beside its number. */
export const nameOf = (exitCode: ExitCode): string =>
  Object.entries(exitCodes).find(([, code]) => code === exitCode)?.[0] ?? 'unexpected'

/** One line for people. */
export const failureText = ({ message }: Failure): string => `konttori: ${message}\n`

/** One JSON value for programs. */
export const failureJson = ({ message, exitCode }: Failure): string =>
  `${JSON.stringify({ error: nameOf(exitCode), message, exitCode })}\n`

const storageFullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Also where only PostgreSQL or initdb has said it, in a text. */
const isStorageFull = (error: Error & { readonly code?: unknown }): boolean =>
  error.name === 'StorageFull' ||
  storageFullCodes.has(error.code) ||
  (error instanceof ClusterCannotStart &&
    /No space left on device|Disk quota exceeded|File too large/.test(error.message))

function explainSystemError(
  error: NodeJS.ErrnoException & { readonly port?: number },
  configuration: Configuration,
): Failure | undefined {
  const { dataDir, metrics } = configuration
  const { configuration: exitCode } = exitCodes
  const ofMetrics = metrics !== null && metrics.port === error.port
  const { host, port } = ofMetrics ? metrics : configuration
  const variables = ofMetrics
    ? { host: 'KONTTORI_METRICS_HOST', port: 'KONTTORI_METRICS_PORT' }
    : { host: 'HOST', port: 'PORT' }
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} on ${host} is in use by another program; stop it or set ${variables.port} to another port.`
    return { message, exitCode: exitCodes.portInUse }
  }
  if (error.syscall === 'listen' && error.code === 'EACCES') {
    return {
      message: `${variables.port} ${port} is not open to this account; choose one from 1024 up.`,
      exitCode,
    }
  }
  if (
    error.code === 'EADDRNOTAVAIL' ||
    (error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host)
  ) {
    return { message: `${variables.host} ${host} is no address of this machine.`, exitCode }
  }
  if (error.path?.startsWith(dataDir) || (error.path !== undefined && dataDir.startsWith(error.path))) {
    return { message: `KONTTORI_DATA_DIR ${dataDir} cannot be used: ${error.message}.`, exitCode }
  }
  return undefined
}
