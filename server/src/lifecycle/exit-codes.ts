/** What the process ends with, so that anyone who runs it can tell a mistake of theirs from a fault of ours. */
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
  /** A rule of the service says no; nothing was changed. */
  refused: 11,
  /** The database lacks migrations that this version of the service needs. */
  databaseNotMigrated: 12,
  /** A backup is damaged, cut short, or no backup. */
  backupUnusable: 13,
  /** A backup was made by a newer version of the service. */
  backupNewerThanCode: 14,
  /** A backup is restored only into a directory with nothing in it. */
  directoryNotEmpty: 15,
  /** A restore into the data directory did not come to its end. */
  restoreUnfinished: 16,
  /** The audit trail is not what was written. */
  auditBroken: 17,
  /** The disk is full, or the account's quota of it. */
  storageFull: 18,
  /** Rows of an import were refused; the others were carried out. */
  rowsRefused: 19,
  /** What is in the database was sealed, and the service's secret is not there, or is damaged. */
  serviceSecretMissing: 20,
  /** The service's secret is not the one that the database was sealed with. */
  serviceSecretDiffers: 21,
  /** Files or directories of the service belong to somebody else, or lead elsewhere. */
  unsafeOwnership: 22,
  /** npm, which had started the service and would have shown it, is gone. */
  launcherGone: 25,
  /** The service that a command asks does not answer, or what answers is none. */
  serviceUnreachable: 30,
  /** `DATABASE_URL` leads to a pooler, and not to PostgreSQL itself. */
  databasePooled: 31,
  /** The database lacks an extension of PostgreSQL's own, and the login may not add it. */
  databaseLacksExtension: 32,
  /** `DATABASE_URL` leads to a standby, or to a database that is read-only. */
  databaseReadOnly: 33,
  /** The command line is wrong; nothing was done (EX_USAGE of sysexits.h). */
  usage: 64,
  /** What was to be told could not be written to standard output (EX_IOERR of sysexits.h). */
  outputFailed: 74,
  /** The database is busy; nothing was written, and the command may be run again (EX_TEMPFAIL of sysexits.h). */
  busy: 75,
  /** Ctrl-C, or a request to stop, ended a command before its end (128 and the number of SIGINT). */
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
