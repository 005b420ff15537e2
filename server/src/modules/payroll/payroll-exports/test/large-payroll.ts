import { fillCompany, foundCompany, workingDates } from '../../../../../test/world/large-company.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { key } from './payroll.ts'

/**
 * A company with so many approved days that its batch takes several transactions. `blankWeek`: after these
 * days the period has a week of flexitime in which nothing is recorded.
 */
export async function startLargePayroll({ members = 40, days = 25, blankWeek = false } = {}) {
  const world = await startWorld()
  const company = await foundCompany(world.app, 'louhi')
  const { owner } = world.database
  await fillCompany(owner, company, { members, days })
  const dates = workingDates(days)
  const lastDate = dates.at(-1) ?? ''
  const period = { periodStart: dates[0] ?? '', periodEnd: blankWeek ? addDays(lastDate, 7) : lastDate }
  if (blankWeek) {
    await owner(
      `update worktime_model_versions set kind = 'flex', rules = rules || '{"flexInPayroll": "movement"}'
       where org_id = $1`,
      [company.id],
    )
    // Those who were filled in have no rows of their own.
    await owner(
      `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
       select org_id, id, 'worktime_model', '0001-01-01', worktime_model_id, false from memberships where org_id = $1
       on conflict do nothing`,
      [company.id],
    )
  }
  await owner(
    `update work_days set status = 'approved', export_batch_id = null
     where org_id = $1 and work_date between $2 and $3`,
    [company.id, period.periodStart, period.periodEnd],
  )
  const client = world.withKey(company.serviceKey)
  return {
    world,
    company,
    client,
    period,
    dayCount: members * days,
    blankCount: blankWeek ? members * 5 : 0,
    makeBatch: (more: object = {}, headers = key()) =>
      client.post('/v1/export-batches', { ...period, ...more }, headers),
    /** Days by status and batch. */
    days: () =>
      owner<{ id: string; status: string; batch: string | null; membershipId: string }>(
        `select id, status, export_batch_id as batch, membership_id as "membershipId" from work_days
         where org_id = $1 and work_date between $2 and $3 order by work_date, id`,
        [company.id, period.periodStart, period.periodEnd],
      ),
    /** What is left of batches in the tables that have their days and lines. */
    async frozen(): Promise<{ batches: number; days: number; lines: number; blankDates: number }> {
      const count = async (table: string) =>
        Number(
          (await owner<{ count: string }>(`select count(*) from ${table} where org_id = $1`, [company.id]))[0]
            ?.count,
        )
      return {
        batches: await count('export_batches'),
        days: await count('export_days'),
        lines: await count('export_lines'),
        blankDates: await count('export_blank_dates'),
      }
    },
    async allLines(batchId: string): Promise<Record<string, any>[]> {
      const lines: Record<string, any>[] = []
      for (let cursor = ''; ; ) {
        const { body } = await client.get(`/v1/export-batches/${batchId}/lines?limit=100${cursor}`)
        lines.push(...body.items)
        if (!body.pageInfo.hasMore) return lines
        cursor = `&cursor=${body.pageInfo.nextCursor}`
      }
    },
    /**
     * Leaves a batch as a process leaves it that dies in the middle of making or cancelling it; while `holder` is a
     * process that lives, as it is in the middle.
     */
    leave: (batchId: string, state: 'preparing' | 'cancelling', holder: string, endsAt: string) =>
      owner(
        `update export_batches set state = $2, lease_id = gen_random_uuid(), lease_holder = $3,
           lease_started_at = now(), lease_ends_at = $4 where id = $1`,
        [batchId, state, holder, endsAt],
      ),
  }
}
