import type { World } from '../world/world.ts'

/** One of every thing of an organisation that a path can name, by the code of its absence. */
export async function thingsOf(world: World, whose: 'meri' | 'tunturi'): Promise<Record<string, string>> {
  const organisation = world[whose]
  const [admin, employee] = whose === 'meri' ? (['aino', 'onni'] as const) : (['sanna', 'ilmari'] as const)
  const members: Readonly<Record<string, { id: string }>> = organisation.members
  const memberId = members[employee]?.id ?? ''
  const client = world.as(admin)
  const { catalogs, projects } = organisation

  const made = async (path: string, body: unknown, headers = {}) => {
    const answer = await client.post(path, body, headers)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const day = `/v1/team/members/${memberId}/work-days/2026-10-14`
  await client.put(`${day}/entries`, {
    entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }],
  })
  const confirmed = await client.post(`${day}/confirm`, {})
  const workDayId: string = confirmed.body.workDayId
  await made(`/v1/work-days/${workDayId}/approve`, {})
  const webhook = await made('/v1/webhooks', {
    url: 'https://hooks.example.com/',
    events: ['workday.confirmed'],
  })
  const lock = await made('/v1/payroll-locks', { periodStart: '2020-01-01', periodEnd: '2020-01-31' })
  const test = await made(`/v1/webhooks/${webhook.id}/test`, {})
  const batch = await made(
    '/v1/export-batches',
    { periodStart: '2026-10-01', periodEnd: '2026-10-31' },
    { 'idempotency-key': `things-${whose}` },
  )
  const target = await made('/v1/export-targets', { name: 'Bureau', transport: 'download', format: 'json' })
  const delivery = await made(`/v1/export-batches/${batch.id}/deliver`, { targetId: target.id })
  const employer = await made('/v1/employers', { name: 'Satama Oy' })
  const holiday = await made('/v1/holidays', { date: '2026-11-13', name: 'Yrityksen päivä' }).catch(
    () => null,
  )

  return {
    membership_not_found: memberId,
    work_day_not_found: workDayId,
    webhook_not_found: webhook.id,
    webhook_delivery_not_found: test.id ?? test.deliveryId,
    payroll_lock_not_found: lock.id,
    export_batch_not_found: batch.id,
    export_target_not_found: target.id,
    export_delivery_not_found: delivery.id,
    entry_type_not_found: catalogs.entryTypes.work,
    day_type_not_found: catalogs.dayTypes.annual_holiday,
    worktime_model_not_found: catalogs.worktimeModels.hourly,
    planning_unit_not_found: catalogs.planningUnits.field,
    payment_term_not_found: catalogs.paymentTerms.net_14,
    staff_group_not_found: catalogs.staffGroups.hourly,
    employer_not_found: employer.id,
    unit_assignment_not_found: catalogs.planningUnits.office,
    dimension_not_found: catalogs.dimensions.cost_center,
    dimension_value_not_found: catalogs.costCenters.sales ?? projects.get('tower') ?? '',
    ...(holiday && { holiday_not_found: holiday.id }),
  }
}
