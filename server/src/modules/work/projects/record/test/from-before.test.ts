import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../../platform/data/migrator.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261123T0100'))

const [orgId, otherOrgId] = [newId(), newId()]
const [tower, harbour, yard, elsewhere] = [newId(), newId(), newId(), newId()]
const changedAt = '2026-03-04T05:06:07.000Z'

async function addLevel(org: string, code: string): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into dimensions (org_id, id, code, name, active, required, ask_in_entry, remainder, locked, position, updated_at)
     values ($1, $2, $3, $3, true, false, true, 'unattributed', $3 = 'project', 0, now())`,
    [org, id, code],
  )
  return id
}

const addTarget = (org: string, levelId: string, id: string, code: string, more: object = {}) => {
  const { active = true, source = null, externalId = null, precision = null } = more as Record<string, any>
  return owner.query(
    `insert into dimension_values (org_id, id, dimension_id, code, name, active, external_source, external_id,
       attribution_precision, updated_at)
     values ($1, $2, $3, $4, upper($4), $5, $6, $7, $8, $9)`,
    [org, id, levelId, code, active, source, externalId, precision, changedAt],
  )
}

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  const [level, costs, others] = [
    await addLevel(orgId, 'project'),
    await addLevel(orgId, 'cost_center'),
    await addLevel(otherOrgId, 'project'),
  ]
  await addTarget(orgId, level, tower, 'Torni', { source: 'erp', externalId: '7', precision: 'phase' })
  await addTarget(orgId, level, harbour, 'Satama', { active: false })
  await addTarget(orgId, costs, yard, 'Piha')
  await addTarget(otherOrgId, others, elsewhere, 'Torni')
  await migrateToLatest(connection, { getMigrations: async () => files })
})

const rows = async (text: string) => (await owner.query(text)).rows

test('what the locked level listed is a project of the same id, code and name, closed where it was out of use', async () => {
  const found = await rows(
    `select org_id, id, code, name, state, billing, attribution_precision, external_id, search_text,
       closed_at is not null as closed, created_at from projects order by code, org_id <> '${orgId}'`,
  )
  const project = { billing: 'time', attribution_precision: 'project', external_id: null, closed: false }
  expect(found).toMatchObject([
    { ...project, org_id: orgId, id: harbour, code: 'Satama', name: 'SATAMA', state: 'closed', closed: true },
    { org_id: orgId, id: tower, state: 'active', attribution_precision: 'phase', external_id: '7' },
    { ...project, org_id: otherOrgId, id: elsewhere, state: 'active', search_text: 'torni\ntorni' },
  ])
  expect(found[0].created_at.toISOString()).toBe(changedAt)
})

test('each has a baseline, and its target asks for the project', async () => {
  const baselines = await rows(
    'select project_id, valid_from::text, budget_minutes from project_baselines order by project_id',
  )
  expect(baselines).toEqual(
    [tower, harbour, elsewhere]
      .toSorted()
      .map(id => ({ project_id: id, valid_from: '2026-03-04', budget_minutes: null })),
  )
  const targets = await rows('select id, attribution_precision, updated_at from dimension_values')
  const of = (wanted: string) => targets.find(({ id }) => id === wanted)
  expect(of(yard)).toMatchObject({ attribution_precision: null })
  expect(of(tower).updated_at.toISOString()).toBe(changedAt)
  expect(of(harbour)).toMatchObject({ attribution_precision: 'project' })
  expect(of(harbour).updated_at.toISOString() > changedAt).toBe(true)
})
