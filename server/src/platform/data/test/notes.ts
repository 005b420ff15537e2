import { sql } from 'kysely'
import type { TestDatabase } from '../../../../test/world/database.ts'
import { asking } from '../asking.ts'
import { tenantTable } from '../tenancy.ts'
import { newId } from '../../vocabulary/ids.ts'

/** A small tenant table of the tests' own. */
interface TestNotesTable {
  orgId: string
  id: string
  body: string
  rank: number | null
  updatedAt: string
}

declare module '../tables.ts' {
  interface Tables {
    testNotes: TestNotesTable
  }
}

export async function createNotes({ database }: TestDatabase): Promise<void> {
  await database.asOwner(async db => {
    await sql`
      create table test_notes (
        org_id uuid not null,
        id uuid not null,
        body text not null,
        rank integer check (rank >= 0),
        updated_at timestamptz(3) not null,
        primary key (org_id, id),
        constraint test_notes_body unique (org_id, body)
      )`.execute(db)
    await sql`create index on test_notes (org_id, updated_at, id)`.execute(db)
    await tenantTable(db, 'test_notes')
  })
}

export const note = (body: string, updatedAt = '2026-11-21T08:00:00.000Z') => ({
  id: newId(),
  body,
  rank: null,
  updatedAt,
})

export const bodies = asking(db =>
  db.sql<{ body: string }>`select body from test_notes order by body`.map(rows =>
    rows.map(({ body }) => body),
  ),
)
