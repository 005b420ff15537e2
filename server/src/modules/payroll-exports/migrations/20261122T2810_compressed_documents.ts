import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import iconv from 'iconv-lite'
import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../platform/data/tenancy.ts'

const zip = promisify(gzip)

interface Row {
  readonly org_id: string
  readonly id: string
  readonly content: string
  readonly encoding: string
}

/** Documents are kept as the gzip of their bytes, a twentieth of their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_deliveries add column compressed bytea`.execute(db)
  // Compressing it once more would only take time.
  await sql`alter table export_deliveries alter column compressed set storage external`.execute(db)
  await acrossOrganisations(db, 'export_deliveries', () => compressAll(db))
  await sql`alter table export_deliveries drop column content, alter column compressed set not null`.execute(
    db,
  )
}

/** One at a time: a document may be hundreds of megabytes. */
async function compressAll(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<Row>`
      select org_id, id, content, encoding from export_deliveries where compressed is null limit 1`.execute(
      db,
    )
    const [row] = rows
    if (!row) return
    const compressed = await zip(iconv.encode(row.content, row.encoding))
    await sql`
      update export_deliveries set compressed = ${compressed} where org_id = ${row.org_id} and id = ${row.id}`.execute(
      db,
    )
  }
}
