/** Who runs the cluster: the service, or a command while it works. */
export type Holder = 'service' | 'command'

/** Another live server process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
  readonly dataDir: string
  /** Undefined when it could not be read. */
  readonly ownerPid: number | undefined

  constructor(dataDir: string, ownerPid: number | undefined, holder: Holder = 'service') {
    const owner = holder === 'service' ? describeService(ownerPid) : describeCommand(ownerPid)
    super(`The data directory ${dataDir} is in use by ${owner}.`)
    this.dataDir = dataDir
    this.ownerPid = ownerPid
  }
}

const describeService = (pid: number | undefined): string =>
  pid === undefined ? 'another server process' : `server process ${pid}`

const describeCommand = (pid: number | undefined): string =>
  pid === undefined ? 'another command' : `a command (process ${pid})`

/** PostgreSQL refuses the stored password. */
export class PasswordRefused extends Error {
  override readonly name = 'PasswordRefused'
}

/** A file or directory of the service belongs to another account or is a link; the message says which and what to do. */
export class UnsafeOwnership extends Error {
  override readonly name = 'UnsafeOwnership'
}

/** The embedded PostgreSQL cannot run here; the message says why in one line. */
export class ClusterCannotStart extends Error {
  override readonly name = 'ClusterCannotStart'
}

/** The process that restored a backup into the data directory ended before it was done. */
export class RestoreUnfinished extends Error {
  override readonly name = 'RestoreUnfinished'

  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} holds a restore that did not come to its end; delete the directory and restore again.`,
    )
  }
}
