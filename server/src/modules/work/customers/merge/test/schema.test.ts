import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { modules } from '../../../../index.ts'
import { customerHistory, customerReferences } from '../references.ts'

const world = await startWorld()
const contributions = contributionsOf(modules)
const contributed = [
  ...contributions(customerReferences).flatMap(({ columns }) => columns),
  ...contributions(customerHistory).flatMap(({ columns }) => columns),
]

/** Columns that name a customer: by a foreign key, or by what they are called. */
const naming = async (): Promise<string[]> => {
  const rows = await world.database.owner<{ name: string }>(`
    select r.relname || '.' || a.attname as name from pg_constraint f
      join pg_class r on r.oid = f.conrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'org_id'
      where f.contype = 'f' and f.confrelid = 'customers'::regclass
    union
    select r.relname || '.' || a.attname from pg_attribute a
      join pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p')
      join pg_namespace n on n.oid = r.relnamespace and n.nspname not in ('pg_catalog', 'information_schema')
      where a.attname like '%customer_id' and not a.attisdropped
    order by 1`)
  return rows.map(({ name }) => name)
}

it('every column that names a customer is in what a family contributes to merges, and none is in two', async () => {
  expect((await naming()).filter(name => !contributed.includes(name))).toEqual([])
  expect(new Set(contributed).size).toBe(contributed.length)
})

it('a table that refers to customers and contributes nothing is found, whatever its column is called', async () => {
  await world.database.owner(`
    create table planted (org_id uuid, buyer uuid, previous_customer_id uuid,
      foreign key (org_id, buyer) references customers (org_id, id))`)
  try {
    const missed = (await naming()).filter(name => !contributed.includes(name))
    expect(missed).toEqual(['planted.buyer', 'planted.previous_customer_id'])
  } finally {
    await world.database.owner('drop table planted')
  }
})
