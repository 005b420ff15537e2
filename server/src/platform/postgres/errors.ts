/** Another live server process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
  readonly dataDir: string
  /** The owner's process id, when it could be read. */
  readonly ownerPid: number | undefined

  constructor(dataDir: string, ownerPid: number | undefined) {
    const owner = ownerPid === undefined ? 'another server process' : `server process ${ownerPid}`
    super(`The data directory ${dataDir} is in use by ${owner}.`)
    this.dataDir = dataDir
    this.ownerPid = ownerPid
  }
}

/** The embedded PostgreSQL cannot run here; the message says why in one line. */
export class ClusterCannotStart extends Error {
  override readonly name = 'ClusterCannotStart'
}
