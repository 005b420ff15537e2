import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../platform/data/migrator.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261122T2120'))

const orgs = [newId(), newId()]
const model = newId()
const boss = newId()

const addMember = (orgId: string, id: string, columns: Readonly<Record<string, string>> = {}) => {
  const names = Object.keys(columns)
  return owner.query(
    `insert into memberships (org_id, id, display_name, first_names, last_name, email, role, status,
       withheld_modules, created_at, updated_at${names.map(name => `, ${name}`).join('')})
     values ($1, $2, 'A B', 'A', 'B', $2::uuid::text || '@example.fi', 'employee', 'active', '{}', now(), now()
       ${names.map((_, index) => `, $${index + 3}`).join('')})`,
    [orgId, id, ...Object.values(columns)],
  )
}

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  await owner.query('set session_replication_role = replica')
  for (const orgId of orgs) {
    await owner.query(
      `insert into worktime_models (org_id, id, code, name, active, updated_at)
       values ($1, $2, 'office', 'Office', true, now())`,
      [orgId, model],
    )
    await addMember(orgId, boss)
    await addMember(orgId, newId(), { worktime_model_id: model, supervisor_membership_id: boss })
  }
  await owner.query('set session_replication_role = origin')
  await migrateToLatest(connection, { getMigrations: async () => files })
})

test('what members were when assignments became dated counts from the beginning, in every organisation', async () => {
  const { rows } = await owner.query(
    `select a.org_id, a.kind, a.valid_from::text, a.assigned_id, a.coming from membership_assignments a
     join memberships m on m.org_id = a.org_id and m.id = a.membership_id and m.id <> $1
     order by a.org_id, a.kind`,
    [boss],
  )
  const row = (org_id: string, kind: string, assigned_id: string) => ({
    ...{ org_id, kind, assigned_id, valid_from: '0001-01-01', coming: false },
  })
  expect(rows).toEqual(
    orgs
      .toSorted((a, b) => (a < b ? -1 : 1))
      .flatMap(org => [row(org, 'supervisor', boss), row(org, 'worktime_model', model)]),
  )
  const { rows: all } = await owner.query('select from membership_assignments')
  expect(all).toHaveLength(4)
})
