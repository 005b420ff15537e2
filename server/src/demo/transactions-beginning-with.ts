import type { Database, WriteTransaction } from '../platform/data/database.ts'

/**
 * The same database, every write transaction of which begins with something besides its work, but for dry runs. What that
 * answers is done where the transaction comes to nothing: it was refused, or is begun anew.
 */
export const transactionsBeginningWith = (
  database: Database,
  begin: (tx: WriteTransaction) => (() => void) | undefined,
): Database => ({
  reader: orgId => database.reader(orgId),
  async write(request, work, finish, review) {
    let undo: (() => void) | undefined
    const working = (tx: WriteTransaction) => {
      if (!request.dryRun) undo = begin(tx)
      return work(tx)
    }
    try {
      return await database.write(request, working, finish, review)
    } catch (failure) {
      undo?.()
      throw failure
    }
  },
  picture: (orgId, ask) => database.picture(orgId, ask),
  snapshot: (orgId, work) => database.snapshot(orgId, work),
  directory: database.directory,
  asOwner: work => database.asOwner(work),
  listen: (channel, heard) => database.listen(channel, heard),
  migrate: () => database.migrate(),
  ping: () => database.ping(),
  get storageFull() {
    return database.storageFull
  },
  get readOnly() {
    return database.readOnly
  },
  close: () => database.close(),
})
