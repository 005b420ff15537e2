import type { Database, WriteTurn } from '../platform/data/database.ts'

/** The same database, every write turn of which begins with something besides its work. */
export const beginningTurnsWith = (database: Database, begin: (turn: WriteTurn) => void): Database => ({
  reader: orgId => database.reader(orgId),
  write: (request, work, finish, review) =>
    database.write(
      request,
      turn => {
        begin(turn)
        return work(turn)
      },
      finish,
      review,
    ),
  snapshot: (orgId, work) => database.snapshot(orgId, work),
  directory: database.directory,
  asOwner: work => database.asOwner(work),
  listen: (channel, heard) => database.listen(channel, heard),
  migrate: () => database.migrate(),
  ping: () => database.ping(),
  get storageFull() {
    return database.storageFull
  },
  close: () => database.close(),
})
