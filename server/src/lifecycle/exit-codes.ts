/** What the process ends with, so that whoever runs it can tell a mistake of theirs from a fault of ours. */
export const exitCodes = {
  /** Stopped as asked. */
  stopped: 0,
  /** A fault in the service; the log has it. */
  unexpected: 1,
  /** A variable holds a wrong value, or names a place that cannot be used. */
  configuration: 2,
  /** Another program listens on the port. */
  portInUse: 3,
  /** Another server process owns the data directory. */
  dataDirectoryInUse: 4,
  /** `DATABASE_URL` leads to no PostgreSQL that lets us in. */
  databaseUnreachable: 5,
  /** The database was migrated by a newer version of the service. */
  databaseNewerThanCode: 6,
  /** PostgreSQL is older than the service supports. */
  databaseTooOld: 7,
  /** The embedded PostgreSQL cannot run here. */
  clusterCannotStart: 8,
  /** The embedded PostgreSQL ended while the service ran. */
  databaseLost: 9,
  /** A second signal cut the stop short. */
  forced: 10,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
