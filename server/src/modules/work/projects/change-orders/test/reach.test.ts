import { describe, expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const refused = (code: string) => ({ status: 422, body: { code } })

let projects = 0
const newProject = (more: object = {}): Promise<any> =>
  made('/v1/projects', { code: `ULOTTUU-${++projects}`, name: 'Koulun putket', state: 'active', ...more })
const newPhase = (projectId: string, more: object = {}): Promise<any> =>
  made(`/v1/projects/${projectId}/phases`, { code: 'LVI', name: 'Talotekniikka', ...more })
const draft = (projectId: string, more: object): Promise<any> =>
  made(`/v1/projects/${projectId}/change-orders`, { title: 'Toinen lämpöpumppu', ...more })
const step = (id: string, name: string, body: object = {}) =>
  admin.post(`/v1/change-orders/${id}/${name}`, body)
const approvedBy = { approvedByName: 'Maija Virtanen' }
const approve = async (projectId: string, more: object): Promise<any> => {
  const { id } = await draft(projectId, more)
  await made(`/v1/change-orders/${id}/send`, {})
  return made(`/v1/change-orders/${id}/approve`, approvedBy)
}
const projectOf = async (id: string) => (await admin.get(`/v1/projects/${id}`)).body
const phasesOf = async (id: string) => (await admin.get(`/v1/projects/${id}/phases`)).body.items

const dated = { startDate: '2026-11-01', endDate: '2027-04-30' }

describe('an approved change order', () => {
  it('is not the whole budget of a project that has none', async () => {
    const { id } = await newProject({ budgetMinutes: 600 })
    await approve(id, { deltaCents: 125_000, deltaMinutes: 60 })
    expect(await projectOf(id)).toMatchObject({ budgetCents: null, budgetMinutes: 660 })
    const [entry] = (await admin.get(`/v1/projects/${id}/baselines`)).body.items.slice(-1)
    expect(entry).toMatchObject({ budgetCents: null, budgetMinutes: 660 })
  })

  it('reaches the phase that it is about, and no other', async () => {
    const { id } = await newProject({ ...dated, budgetCents: 500_000 })
    const phase = await newPhase(id, { ...dated, budgetCents: 100_000 })
    const other = await newPhase(id, { code: 'SÄHKÖ', ...dated, budgetCents: 100_000 })
    await approve(id, { phaseId: phase.id, deltaCents: 25_000, deltaMinutes: 60, deltaDays: 5 })
    expect(await projectOf(id)).toMatchObject({ budgetCents: 525_000, endDate: '2027-05-05' })
    expect(await phasesOf(id)).toMatchObject([
      { id: phase.id, budgetCents: 125_000, budgetMinutes: null, endDate: '2027-05-05' },
      { id: other.id, budgetCents: 100_000, budgetMinutes: null, endDate: '2027-04-30' },
    ])
    const audit = (await admin.get(`/v1/audit?targetType=project_phase&limit=100`)).body.items
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'project_phases.change_baseline', targetId: phase.id }),
    )
  })
})

const limits = { budgetCents: 100_000_000_000, budgetMinutes: 30_000_000 }
const impossible: readonly (readonly [string, object, object | null, object, string | null])[] = [
  [
    'less of a phase than it has',
    { budgetCents: 500 },
    { budgetCents: 100 },
    { deltaCents: -101 },
    'below_zero',
  ],
  ['less work of a phase', {}, { budgetMinutes: 100 }, { deltaMinutes: -101 }, 'below_zero'],
  ['more money than a project may have', limits, null, { deltaCents: 1 }, 'beyond_limits'],
  ['more work than a project may have', limits, null, { deltaMinutes: 1 }, 'beyond_limits'],
  [
    'more work than a phase may have',
    {},
    { budgetMinutes: 30_000_000 },
    { deltaMinutes: 1 },
    'beyond_limits',
  ],
  ['an end before the start', dated, null, { deltaDays: -200 }, 'beyond_limits'],
  [
    'an end of a phase before its start',
    { endDate: '2027-04-30' },
    dated,
    { deltaDays: -200 },
    'beyond_limits',
  ],
  ['an end in a year that no date has', { endDate: '2999-12-30' }, null, { deltaDays: 2 }, 'beyond_limits'],
  ['days where there is no end', {}, null, { deltaDays: 3, deltaCents: 1 }, 'changes_nothing'],
  ['less money where there is no budget', { budgetMinutes: 60 }, null, { deltaCents: -1 }, 'changes_nothing'],
  ['less work where there is no budget', { budgetCents: 60 }, null, { deltaMinutes: -1 }, 'changes_nothing'],
  ['nothing at all', { budgetCents: 60 }, null, {}, 'changes_nothing'],
  ['days where only the phase has an end', {}, dated, { deltaDays: 3 }, null],
  [
    'one thing for another',
    {},
    null,
    { lines: [{ description: 'Vihreä ovi', quantity: '1', unitPriceCents: 0 }] },
    null,
  ],
]

describe.each(impossible)('%s', (_, project, phase, order, why) => {
  it(`is ${why === null ? 'agreed on' : 'refused'}, by its own operation and in the queue alike`, async () => {
    const code = `change_order_${why}`
    const { id: projectId } = await newProject()
    const phaseId = phase ? (await newPhase(projectId)).id : null
    const { id } = await draft(projectId, { ...order, phaseId })
    await admin.patch(`/v1/projects/${projectId}`, project)
    if (phaseId) await admin.patch(`/v1/projects/${projectId}/phases/${phaseId}`, phase ?? {})
    const sending = await step(id, 'send')
    if (why !== null) {
      expect(sending).toMatchObject(refused(code))
      expect((await admin.get(`/v1/change-orders/${id}?include=may`)).body.may).not.toContain('send')
      // As if it had been sent before the project became so.
      const sent = await sentAs(projectId, phaseId, order)
      await admin.patch(`/v1/projects/${projectId}`, project)
      if (phaseId) await admin.patch(`/v1/projects/${projectId}/phases/${phaseId}`, phase ?? {})
      expect(await step(sent, 'approve', approvedBy)).toMatchObject(refused(code))
      expect(await queued(sent)).toMatchObject({ allowedDecisions: ['decline'], warnings: [{ code }] })
      return
    }
    expect(await queued(id)).toMatchObject({ allowedDecisions: ['approve', 'decline'], warnings: [] })
    expect((await step(id, 'approve', approvedBy)).status).toBe(200)
  })
})

/** A change order that is sent whatever it says: a draft that has become one in the database. */
async function sentAs(projectId: string, phaseId: string | null, order: object): Promise<string> {
  const { id } = await draft(projectId, { ...order, phaseId })
  await world.database.owner("update change_orders set state = 'sent', sent_at = now() where id = $1", [id])
  return id
}
const queued = async (id: string): Promise<any> =>
  (await admin.get('/v1/team/approvals?kind=change_order&limit=100')).body.items.find(
    ({ subjectId }: any) => subjectId === id,
  )

it('a decline is told by an event of its project, whose sweep tells of the change order', async () => {
  const { id: projectId } = await newProject()
  const { id } = await draft(projectId, { deltaCents: 1 })
  await made(`/v1/change-orders/${id}/send`, {})
  const { updatedAt } = await projectOf(projectId)
  const declined = await made(`/v1/change-orders/${id}/decline`, { declinedByName: 'Maija' })
  expect((await projectOf(projectId)).updatedAt > updatedAt).toBe(true)
  const events = (await admin.get('/v1/integration-events?event=project.updated&limit=100')).body.items
  expect(events.map(({ payload }: any) => payload)).toContainEqual({
    projectId,
    updatedAt: declined.decidedAt,
  })
  const swept = await admin.get(
    `/v1/projects/${projectId}/change-orders?updatedSince=${encodeURIComponent(declined.decidedAt)}`,
  )
  expect(swept.body.items).toMatchObject([{ id, state: 'declined' }])
})

it('an answer that a member records is mailed to whoever answers for the project, not to who records it', async () => {
  const mailed = () => mailsWritten(world.database, { kind: 'change_order_answer' })
  const before = (await mailed()).length
  const own = await newProject({ managerMembershipId: members.aino.id })
  await approve(own.id, { deltaCents: 1 })
  expect(await mailed()).toHaveLength(before)
  const theirs = await newProject({ managerMembershipId: members.eero.id })
  await approve(theirs.id, { deltaCents: 1 })
  expect(await mailed()).toHaveLength(before + 1)
})
