import { vi } from 'vitest'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import { patience } from '../../world/patience.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

const period = { periodStart: '2029-01-01', periodEnd: '2029-12-31' }

/** A batch of several transactions is refused with its last one and taken back; then it is made, looked at as delivered, and cancelled. */
export async function largeBatch(world: World): Promise<void> {
  const { database, meri } = world
  const admin = world.as('aino')
  const make = () => admin.post('/v1/export-batches', period, { 'idempotency-key': newId() })
  await database.owner(
    `with days as (
       insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
         worked_minutes, credited_minutes, expected_target_minutes, created_at, updated_at)
       select $1, gen_random_uuid(), m.id, date '2029-01-01' + n, 'approved', 0, 0, 0, 0, 0, 0, now(), now()
       from memberships m, generate_series(0, 199) n where m.org_id = $1 and m.id = any($2::uuid[]) returning id)
     insert into work_day_interpretations (org_id, work_day_id, interpretation)
     select $1, id, '{"lines": [], "balanceTerms": []}' from days`,
    [meri.id, [meri.members.veera.id, meri.members.eero.id]],
  )
  await database.owner('update employment_terms set payroll_number = null where membership_id = $1', [
    meri.members.veera.id,
  ])
  await ok(admin.patch('/v1/settings', { payrollNumberPolicy: 'block' }))
  const refused = await make()
  if (refused.body.code !== 'export_payroll_number_missing')
    throw new Error(`the batch was not refused with its last transaction: ${JSON.stringify(refused.body)}`)
  await vi.waitUntil(async () => {
    const left = await database.owner(`select from export_batches where state = 'preparing'`)
    return left.length === 0
  }, patience)
  await ok(admin.patch('/v1/settings', { payrollNumberPolicy: 'warn' }))
  const made = await make()
  if (made.status !== 201) throw new Error(`the batch was not made: ${JSON.stringify(made.body)}`)
  await database.owner('update export_batches set line_count = 100000 where id = $1', [made.body.id])
  const target = await admin.post('/v1/export-targets', {
    name: newId(),
    transport: 'download',
    format: 'json',
  })
  const delivery = { targetId: target.body.id, dryRun: true }
  const looked = await admin.post(`/v1/export-batches/${made.body.id}/deliver`, delivery)
  if (looked.status !== 201) throw new Error(`the batch was not delivered: ${JSON.stringify(looked.body)}`)
  await ok(admin.post(`/v1/export-batches/${made.body.id}/cancel`, {}))
}
