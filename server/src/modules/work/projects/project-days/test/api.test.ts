import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { billingWorld, keyOf } from '../../../billing/test/world.ts'

const at = await billingWorld()
const { world, admin, made, done, members, consume, approved, rowsOf, worked } = at
const path = '/v1/project-days'
const [eero, veera] = [world.as('eero'), world.as('veera')]
const refused = (status: number, code: string) => ({ status, body: { code } })

let day = Temporal.PlainDate.from('2026-02-01')
const nextDate = (): string => (day = day.add({ days: 1 })).toString()

/** A project of Eero's whose hours he approves, with an hour of Veera's that waits for him. */
async function waiting(fields: object = {}): Promise<any> {
  const workDate = nextDate()
  const project = await at.priced({ managerMembershipId: members.eero.id, ...fields })
  await made('/v1/invoicing/approval-rules', { projectId: project.id, validFrom: workDate, required: true })
  const workDayId = await approved(workDate, project.id)
  const { items } = (await admin.get(`${path}?projectId=${project.id}`)).body
  expect(items).toHaveLength(1)
  return { ...items[0], project, workDate, workDayId }
}
const decide = (id: string, decision: 'approve' | 'return', who = eero, body: object = {}) =>
  who.post(`${path}/${id}/${decision}`, decision === 'return' ? { reason: 'Takuutyötä.', ...body } : body)
const obstacleOf = async ({ project }: any): Promise<unknown> => (await rowsOf(project.id))[0]?.obstacle
const stateOf = async (id: string): Promise<string> => (await admin.get(`${path}/${id}`)).body.state
const queued = async (who: typeof eero, id: string, query = ''): Promise<any> =>
  (await who.get(`/v1/team/approvals?kind=project_day&limit=100${query}`)).body.items.find(
    ({ subjectId }: any) => subjectId === id,
  )
/** Opens the day, lets the member write something, and approves it again. */
async function rewritten({ workDayId, workDate, project }: any, minutes: number): Promise<void> {
  await done(`/v1/work-days/${workDayId}/unapprove`)
  await worked('veera', workDate, project.id, minutes)
  await done(`/v1/team/members/${members.veera.id}/work-days/${workDate}/confirm`)
  await done(`/v1/work-days/${workDayId}/approve`)
}

describe('hours that the manager of a project approves', () => {
  it('are billed once the manager has approved them, and not before', async () => {
    const found = await waiting()
    expect(found).toMatchObject({
      state: 'waiting',
      minutes: 60,
      membershipId: members.veera.id,
      opened: false,
    })
    const [row] = await rowsOf(found.project.id)
    expect(row).toMatchObject({ obstacle: 'manager_has_not_approved', billable: false })
    expect(await consume([keyOf(row)])).toBe('source_row_not_billable')
    expect(await decide(found.id, 'approve')).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByMembershipId: members.eero.id },
    })
    expect(await obstacleOf(found)).toBeNull()
    expect(await decide(found.id, 'approve')).toMatchObject(refused(409, 'project_day_approved'))
    expect(await consume([keyOf(row)])).toEqual([6000])
    expect(await decide(found.id, 'return')).toMatchObject(refused(409, 'day_invoiced'))
  })

  it('are returned with a reason, which their member reads, and stay unbilled until they come back', async () => {
    const found = await waiting()
    expect(await decide(found.id, 'return', eero, { reason: ' Takuutyötä. ' })).toMatchObject({
      body: { state: 'returned', reason: 'Takuutyötä.' },
    })
    expect(await decide(found.id, 'return')).toMatchObject(refused(409, 'project_day_returned'))
    expect(await obstacleOf(found)).toBe('manager_returned')
    const own = (await veera.get('/v1/me/project-days?state=returned')).body.items
    expect(own).toContainEqual(expect.objectContaining({ id: found.id, reason: 'Takuutyötä.' }))
    const requests = (await veera.get('/v1/me/requests?limit=100')).body.items
    expect(requests).toContainEqual(
      expect.objectContaining({ kind: 'project_day', subjectId: found.id, state: 'returned' }),
    )
    // What comes back as it was waits once more: its member stands by it.
    await rewritten(found, 60)
    expect(await stateOf(found.id)).toBe('waiting')
    expect(await decide(found.id, 'approve')).toMatchObject({ status: 200 })
    // An approval may be taken back until the hours are invoiced; a draft of them is stale.
    expect(await decide(found.id, 'return')).toMatchObject({ status: 200 })
    expect(await decide(found.id, 'approve')).toMatchObject({ status: 200 })
  })

  it('wait anew where they have changed, and stay approved where they are what they were', async () => {
    const found = await waiting()
    await decide(found.id, 'approve')
    await done(`/v1/work-days/${found.workDayId}/unapprove`)
    expect((await admin.get(`${path}/${found.id}`)).body).toMatchObject({ state: 'approved', opened: true })
    expect(await decide(found.id, 'return')).toMatchObject(refused(409, 'project_day_open'))
    await done(`/v1/team/members/${members.veera.id}/work-days/${found.workDate}/confirm`)
    await done(`/v1/work-days/${found.workDayId}/approve`)
    expect((await admin.get(`${path}/${found.id}`)).body).toMatchObject({
      ...{ state: 'approved', opened: false, decidedByMembershipId: members.eero.id },
    })
    await rewritten(found, 61)
    expect((await admin.get(`${path}/${found.id}`)).body).toMatchObject({
      ...{ state: 'waiting', minutes: 61, decidedByMembershipId: null, decidedAt: null },
    })
    expect(await obstacleOf(found)).toBe('manager_has_not_approved')
    // Hours that are on the project no more wait for nobody.
    const other = await at.priced()
    await done(`/v1/work-days/${found.workDayId}/unapprove`)
    await worked('veera', found.workDate, other.id, 60)
    await done(`/v1/team/members/${members.veera.id}/work-days/${found.workDate}/confirm`)
    expect(await queued(eero, found.id)).toBeUndefined()
    await done(`/v1/work-days/${found.workDayId}/approve`)
    expect(await admin.get(`${path}/${found.id}`)).toMatchObject(refused(404, 'project_day_not_found'))
  })

  it('wait anew when their task is to be paid for no more, or once more', async () => {
    const found = await waiting()
    const task = await made('/v1/tasks', { projectId: found.project.id, title: 'Huolto' })
    const again = async () => {
      await done(`/v1/team/members/${members.veera.id}/work-days/${found.workDate}/confirm`)
      await done(`/v1/work-days/${found.workDayId}/approve`)
    }
    await done(`/v1/work-days/${found.workDayId}/unapprove`)
    await worked('veera', found.workDate, found.project.id, 60, at.work, task.id)
    await again()
    expect(await decide(found.id, 'approve')).toMatchObject({ status: 200 })
    expect(await admin.patch(`/v1/tasks/${task.id}`, { billable: false, reprice: true })).toMatchObject({
      status: 200,
    })
    expect((await admin.get(`${path}/${found.id}`)).body).toMatchObject({ state: 'waiting', decidedAt: null })
    expect(await decide(found.id, 'approve')).toMatchObject({ status: 200 })
    // While the day is open it is not asked about; when it comes back it is, though its hours are what they were.
    await done(`/v1/work-days/${found.workDayId}/unapprove`)
    expect(await admin.patch(`/v1/tasks/${task.id}`, { billable: true })).toMatchObject({ status: 200 })
    await again()
    expect(await stateOf(found.id)).toBe('waiting')
    // Another name says nothing about who pays.
    expect(await decide(found.id, 'approve')).toMatchObject({ status: 200 })
    await admin.patch(`/v1/tasks/${task.id}`, { title: 'Määräaikaishuolto' })
    expect(await stateOf(found.id)).toBe('approved')
  })

  it('are decided as they were read, or not at all', async () => {
    const found = await waiting()
    await rewritten(found, 45)
    const read = { expectedUpdatedAt: found.updatedAt }
    expect(await decide(found.id, 'approve', eero, read)).toMatchObject(refused(409, 'project_day_stale'))
    expect(await decide(found.id, 'return', eero, read)).toMatchObject(refused(409, 'project_day_stale'))
    const { updatedAt: expectedUpdatedAt } = (await admin.get(`${path}/${found.id}`)).body
    expect(await decide(found.id, 'approve', eero, { expectedUpdatedAt, dryRun: true })).toMatchObject({
      body: { state: 'approved' },
    })
    expect(await stateOf(found.id)).toBe('waiting')
    expect(await decide(found.id, 'approve', eero, { expectedUpdatedAt })).toMatchObject({ status: 200 })
    expect(await eero.get(`${path}?from=2026-03-02&to=2026-03-01`)).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
    expect(await veera.get('/v1/me/project-days?from=2026-03-02&to=2026-03-01')).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
  })

  it('of two decisions at once the first counts, and what is returned is not billed meanwhile', async () => {
    const found = await waiting()
    const both = await Promise.all([
      decide(found.id, 'approve', eero, { expectedUpdatedAt: found.updatedAt }),
      decide(found.id, 'return', admin, { expectedUpdatedAt: found.updatedAt }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const again = await waiting()
    await decide(again.id, 'approve')
    const [row] = await rowsOf(again.project.id)
    const [returned, taken] = await Promise.all([decide(again.id, 'return'), consume([keyOf(row)])])
    const billed = Array.isArray(taken)
    expect(returned).toMatchObject(billed ? refused(409, 'day_invoiced') : { status: 200 })
    expect(billed ? taken : [taken]).toEqual(billed ? [6000] : ['source_row_not_billable'])
  })
})

describe('who decides about them', () => {
  it('is the manager of the project of today and any administrator, and nobody else', async () => {
    const found = await waiting()
    const elina = world.as('elina')
    for (const who of [elina, veera])
      expect(
        (await decide(found.id, 'approve', who)).status,
        'neither supervisor nor member',
      ).toBeGreaterThan(402)
    const others = await waiting({ managerMembershipId: members.aino.id })
    expect(await decide(others.id, 'approve')).toMatchObject(refused(404, 'project_day_not_found'))
    expect(await eero.get(`${path}/${others.id}`)).toMatchObject(refused(404, 'project_day_not_found'))
    expect(await decide(newId(), 'approve')).toMatchObject(refused(404, 'project_day_not_found'))
    expect(await queued(eero, others.id)).toBeUndefined()
    await admin.patch(`/v1/projects/${others.project.id}`, { managerMembershipId: members.eero.id })
    expect(await queued(eero, others.id)).toBeDefined()
    expect(await decide(others.id, 'approve')).toMatchObject({ status: 200 })
    expect(await decide(found.id, 'approve', admin)).toMatchObject({ status: 200 })
  })

  it('finds them in the queue and the inbox, by what they are, and decides many at once', async () => {
    const [first, second] = [await waiting(), await waiting()]
    const item = await queued(eero, first.id, '&waitingFor=me')
    expect(item).toMatchObject({
      ...{ kind: 'project_day', membershipId: members.veera.id, workDate: first.workDate, warnings: [] },
      ...{ allowedDecisions: ['approve', 'return'], approverMembershipIds: [members.eero.id] },
      subject: {
        ...{ title: first.project.name, from: first.workDate, to: first.workDate },
        ...{ minutes: 60, amountCents: 6000 },
      },
    })
    expect(await queued(admin, first.id, '&waitingFor=me')).toBeUndefined()
    expect(await queued(admin, first.id)).toBeDefined()
    const { body } = await eero.get('/v1/me/inbox')
    expect(JSON.stringify(body)).toContain('project_day')
    const decision = { kind: 'project_day', decision: 'approve' }
    const { items } = (
      await eero.post('/v1/team/approvals/decide-batch', {
        items: [
          { ...decision, subjectId: first.id, expectedUpdatedAt: first.updatedAt },
          { ...decision, subjectId: second.id, decision: 'return', reason: 'Väärä vaihe.' },
          { ...decision, subjectId: newId() },
        ],
      })
    ).body
    expect(items.map(({ outcome, code }: any) => code ?? outcome)).toEqual([
      'decided',
      'decided',
      'project_day_not_found',
    ])
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['approved', 'returned'])
  })

  it('is the administrators where nobody manages the project who may', async () => {
    const found = await waiting({ managerMembershipId: null })
    expect((await queued(admin, found.id, '&waitingFor=me')).approverMembershipIds).toContain(members.aino.id)
    await admin.patch('/v1/settings', { selfApprovalAllowed: false })
    const own = await waiting({ managerMembershipId: members.veera.id })
    expect((await queued(admin, own.id, '&waitingFor=me')).approverMembershipIds).toContain(members.aino.id)
    await world.database.owner('update projects set manager_membership_id = $1 where id = $2', [
      members.eero.id,
      own.project.id,
    ])
    await world.database.owner('update project_days set membership_id = $1 where id = $2', [
      members.eero.id,
      own.id,
    ])
    expect(await queued(eero, own.id)).toMatchObject({
      ...{ allowedDecisions: ['return'], warnings: [{ code: 'self_approval_forbidden' }] },
    })
    expect(await decide(own.id, 'approve')).toMatchObject(refused(403, 'self_approval_forbidden'))
    expect(await decide(own.id, 'approve', admin)).toMatchObject({ status: 200 })
    await admin.patch('/v1/settings', { selfApprovalAllowed: true })
  })

  it('is whoever the manager has delegated it to, while it waits', async () => {
    const found = await waiting({ managerMembershipId: members.aino.id })
    const today = Temporal.Now.plainDateISO('Europe/Helsinki')
    const delegation = await made('/v1/me/approval-delegations', {
      ...{ toMembershipId: members.eero.id, kinds: ['project_day'] },
      ...{ validFrom: today.toString(), validTo: today.add({ days: 2 }).toString() },
    })
    expect(await queued(eero, found.id)).toMatchObject({ onBehalfOfMembershipId: members.aino.id })
    expect(await eero.get(`${path}/${found.id}`)).toMatchObject({ status: 200 })
    expect(await decide(found.id, 'approve')).toMatchObject({
      body: { state: 'approved', decidedByMembershipId: members.eero.id },
    })
    await admin.post(`/v1/approval-delegations/${delegation.id}/end`, {})
    const later = await waiting({ managerMembershipId: members.aino.id })
    expect(await decide(later.id, 'approve')).toMatchObject(refused(404, 'project_day_not_found'))
  })

  it('is nobody in a closed project', async () => {
    const found = await waiting()
    await done(`/v1/projects/${found.project.id}/close`, { acceptUnbilled: true, reason: 'Riita.' })
    expect(await queued(eero, found.id)).toBeUndefined()
    expect(await decide(found.id, 'approve')).toMatchObject(refused(409, 'project_closed'))
    expect(await decide(found.id, 'return')).toMatchObject(refused(409, 'project_closed'))
  })
})
