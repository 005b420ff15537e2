import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import iconv from 'iconv-lite'
import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

const zip = promisify(gzip)

interface Delivery {
  readonly org_id: string
  readonly id: string
}

interface Document {
  readonly content: string
  readonly encoding: string
}

/** Documents are kept as the gzip of their bytes. */
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
  const { rows: deliveries } = await sql<Delivery>`
    select org_id, id from export_deliveries`.execute(db)
  for (const { org_id, id } of deliveries) {
    const { rows } = await sql<Document>`
      select content, encoding from export_deliveries where org_id = ${org_id} and id = ${id}`.execute(db)
    for (const { content, encoding } of rows) {
      const compressed = await zip(iconv.encode(content, encoding))
      await sql`
        update export_deliveries set compressed = ${compressed} where org_id = ${org_id} and id = ${id}`.execute(
        db,
      )
    }
  }
}
