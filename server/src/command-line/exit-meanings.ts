import type { ExitCode } from '../lifecycle/exit-codes.ts'

/** What each exit code means to whoever ran the program. */
export const exitMeanings: Readonly<Record<ExitCode, string>> = {
  0: 'done, or stopped as asked.',
  1: 'a fault in the program.',
  2: 'a setting holds a wrong value, or names a place that cannot be used.',
  3: 'another program listens on the port.',
  4: 'another server process owns the data directory.',
  5: 'the database cannot be reached.',
  6: 'the database was migrated by a newer version.',
  7: 'PostgreSQL is older than the service supports.',
  8: 'the embedded PostgreSQL cannot run here.',
  9: 'the embedded PostgreSQL ended while the service ran.',
  10: 'a second signal cut the stop short.',
  11: 'a rule said no; nothing was changed.',
  12: 'the database lacks migrations; run “konttori migrate”.',
  13: 'the backup is damaged, cut short, or no backup; nothing was restored.',
  14: 'the backup was made by a newer version; nothing was restored.',
  15: 'a backup is restored only into a directory with nothing in it.',
  16: 'a restore into the data directory did not come to its end; delete the directory and restore again.',
  17: 'the audit trail is not what was written.',
  25: 'npm, which had started the service, was killed.',
  64: 'the command line is wrong; nothing was done.',
  75: 'the database is busy; nothing was written, so the command may be run again.',
  130: 'interrupted; what was begun was undone.',
}
