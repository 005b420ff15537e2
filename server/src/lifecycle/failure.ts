import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import { ClusterCannotStart, DataDirectoryInUse } from '../platform/postgres/errors.ts'
import { DatabaseTooOld, DatabaseUnreachable } from './database.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'

/** Why the service ends, for the person who started it: one line, and the code of the process. */
export type Failure = { readonly message: string; readonly exitCode: ExitCode }

export function explain(error: unknown, configuration: Configuration | undefined): Failure {
  if (!(error instanceof Error)) return { message: String(error), exitCode: exitCodes.unexpected }
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ')
  if (error instanceof ConfigurationError) return { message, exitCode: exitCodes.configuration }
  if (error instanceof DataDirectoryInUse) return { message, exitCode: exitCodes.dataDirectoryInUse }
  if (error instanceof ClusterCannotStart) return { message, exitCode: exitCodes.clusterCannotStart }
  if (error instanceof DatabaseUnreachable) return { message, exitCode: exitCodes.databaseUnreachable }
  if (error instanceof DatabaseTooOld) return { message, exitCode: exitCodes.databaseTooOld }
  if (error.name === 'DatabaseNewerThanCode') return { message, exitCode: exitCodes.databaseNewerThanCode }
  const ofSystem = configuration && explainSystemError(error, configuration)
  return ofSystem ?? { message, exitCode: exitCodes.unexpected }
}

function explainSystemError(error: NodeJS.ErrnoException, configuration: Configuration): Failure | undefined {
  const { host, port, dataDir } = configuration
  const { configuration: exitCode } = exitCodes
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} on ${host} is in use by another program; stop it or set PORT to another port.`
    return { message, exitCode: exitCodes.portInUse }
  }
  if (error.syscall === 'listen' && error.code === 'EACCES') {
    return { message: `PORT ${port} is not open to this account; choose one from 1024 up.`, exitCode }
  }
  if (
    error.code === 'EADDRNOTAVAIL' ||
    (error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host)
  ) {
    return { message: `HOST ${host} is no address of this machine.`, exitCode }
  }
  if (error.path?.startsWith(dataDir) || (error.path !== undefined && dataDir.startsWith(error.path))) {
    return { message: `KONTTORI_DATA_DIR ${dataDir} cannot be used: ${error.message}.`, exitCode }
  }
  return undefined
}
