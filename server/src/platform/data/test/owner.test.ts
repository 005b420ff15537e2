import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { patience } from '../../../../test/world/patience.ts'

const { database, owner } = await testDatabase()

it('a connection that is lost between two statements fails the upkeep and not the process', async () => {
  const upkeep = database.asOwner(db =>
    db.connection().execute(async session => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session)
      await owner('select pg_terminate_backend($1)', [rows[0]?.pid])
      await vi.waitUntil(
        () =>
          sql`select 1`.execute(session).then(
            () => false,
            () => true,
          ),
        patience,
      )
      await sql`select 1`.execute(session)
    }),
  )
  await expect(upkeep).rejects.toBeInstanceOf(Error)
})
