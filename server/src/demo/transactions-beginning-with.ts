import type { Database, WriteTransaction } from '../platform/data/database.ts'

/** The same database, every write transaction of which begins with something besides its work. */
export const transactionsBeginningWith = (
  database: Database,
  begin: (tx: WriteTransaction) => void,
): Database => ({
  reader: orgId => database.reader(orgId),
  write: (request, work, finish, review) =>
    database.write(
      request,
      tx => {
        begin(tx)
        return work(tx)
      },
      finish,
      review,
    ),
  picture: (orgId, work) => database.picture(orgId, work),
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
