import { newId } from '../../../src/platform/vocabulary/ids.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

const week = { periodStart: '2024-12-02', periodEnd: '2024-12-08' }

/** A batch tells payroll of the dates of a week on which somebody on flexitime recorded nothing, one of them a holiday. */
export async function blankDates(world: World): Promise<void> {
  const { database, meri } = world
  const admin = world.as('aino')
  const model = await ok(
    admin.post('/v1/worktime-models', {
      code: 'story',
      name: 'Liukuma',
      versions: [{ validFrom: '2020-01-01', kind: 'flex', weeklyMinutes: 2400, flexInPayroll: 'movement' }],
    }),
  )
  const { id } = meri.members.onni
  await database.owner(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, 'worktime_model', '2020-01-01', $3, false)`,
    [meri.id, id, model.id],
  )
  const day = `/v1/team/members/${id}/work-days/2024-12-03`
  const entries = [{ entryTypeId: meri.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
  await ok(admin.put(`${day}/entries`, { entries }))
  const { workDayId } = await ok(admin.post(`${day}/confirm`, {}))
  await ok(admin.post(`/v1/work-days/${workDayId}/approve`, {}))
  await ok(admin.post('/v1/export-batches/preview', week))
  const batch = await ok(admin.post('/v1/export-batches', week, { 'idempotency-key': newId() }))
  const told = await database.owner('select from export_blank_dates where batch_id = $1', [batch.id])
  if (told.length === 0) throw new Error('the batch tells of no date without entries')
  await ok(admin.post(`/v1/export-batches/${batch.id}/cancel`, {}))
}
