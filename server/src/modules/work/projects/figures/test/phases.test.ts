import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, made, done, project, rule, members, worked } = await pricedWorld()
await rule({}, 6000)
const supervisor = world.as('elina')
const fixed = { status: 409, body: { code: 'project_terms_fixed' } }
/** A project with a phase, and a task in it by which hours are of the phase. */
async function phased(fields: object, ofProject: object = {}) {
  const { id, code } = await project({ state: 'active', ...ofProject })
  const phase = await made(`/v1/projects/${id}/phases`, { code: 'A', name: 'Vaihe', ...fields })
  const task = await made('/v1/tasks', { projectId: id, phaseId: phase.id, title: 'Työ', billable: true })
  const path = `/v1/projects/${id}/phases/${phase.id}`
  return { id, code, phase, path, hours: (date: string) => worked('veera', date, id, 60, undefined, task.id) }
}
const approve = async (date: string) => {
  const day = `/v1/team/members/${members.veera.id}/work-days/${date}`
  const { workDayId } = (await supervisor.post(`${day}/confirm`, {})).body
  const path = `/v1/work-days/${workDayId}`
  expect((await supervisor.post(`${path}/approve`, {})).status).toBe(200)
  return () => supervisor.post(`${path}/unapprove`, {})
}
const revenue = async (id: string, window = '') =>
  (await admin.get(`/v1/projects/${id}/profitability${window}`)).body.revenueCents

it('once hours of a phase are approved it keeps its billing and the first day of its fee', async () => {
  const { id, path, hours } = await phased({ billing: 'fixed', budgetCents: 50_000, startDate: '2026-03-02' })
  await hours('2026-03-02')
  const takeBack = await approve('2026-03-02')
  for (const [field, value] of Object.entries({ billing: 'time', startDate: '2026-04-01' }))
    for (const dryRun of [false, true])
      expect(await admin.patch(path, { [field]: value, dryRun })).toMatchObject({
        ...fixed,
        body: { code: 'project_terms_fixed', errors: [{ pointer: `/${field}` }] },
      })
  expect(await revenue(id)).toBe(50_000)
  expect((await admin.patch(path, { billing: 'fixed', name: 'Toinen nimi' })).status).toBe(200)
  expect((await takeBack()).status).toBe(200)
  expect((await admin.patch(path, { billing: 'time', startDate: '2026-04-01' })).status).toBe(200)
})

it('approved hours stay sold by what they are when a phase above them gets a billing, or lies elsewhere', async () => {
  const { id, path, phase, hours } = await phased({})
  const above = await made(`/v1/projects/${id}/phases`, { code: 'B', name: 'Yllä', billing: 'internal' })
  await hours('2026-03-03')
  await approve('2026-03-03')
  expect(await admin.patch(path, { billing: 'capped' })).toMatchObject(fixed)
  expect(await admin.post(`${path}/move`, { parentPhaseId: above.id })).toMatchObject({
    ...fixed,
    body: { code: 'project_terms_fixed', errors: [{ pointer: '/parentPhaseId' }] },
  })
  // A phase without a billing of its own may lie above, until it would get one.
  const plain = await made(`/v1/projects/${id}/phases`, { code: 'C', name: 'Ilman' })
  expect((await admin.post(`${path}/move`, { parentPhaseId: plain.id })).status).toBe(200)
  expect(await admin.patch(`/v1/projects/${id}/phases/${plain.id}`, { billing: 'fixed' })).toMatchObject(
    fixed,
  )
  expect(await revenue(id)).toBe(6000)
  expect((await admin.get(path)).body).toMatchObject({ id: phase.id, billing: null, parentPhaseId: plain.id })
})

it('rows, and the undoing of rows, keep what approved hours of phases are sold by', async () => {
  const { id, code, path, hours } = await phased({})
  const rows = (billing: string) => [{ projectCode: code, code: 'A', billing }]
  const { importId } = await done('/v1/imports/project-phases', { rows: rows('capped') })
  await hours('2026-03-04')
  await approve('2026-03-04')
  expect((await done('/v1/imports/project-phases', { rows: rows('fixed') })).results).toMatchObject([
    { status: 'error', code: 'project_terms_fixed', field: 'billing' },
  ])
  expect(await admin.post(`/v1/imports/${importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { rows: [{ code: 'project_terms_fixed' }] },
  })
  expect((await admin.get(path)).body.billing).toBe('capped')
  const whole = await project({ state: 'active' })
  const ofProject = { rows: [{ code: whole.code, billing: 'capped' }] }
  const imported = await done('/v1/imports/projects', ofProject)
  await worked('veera', '2026-03-05', whole.id, 60)
  await approve('2026-03-05')
  expect(await admin.post(`/v1/imports/${imported.importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { rows: [{ code: 'project_terms_fixed' }] },
  })
  expect(await revenue(id)).toBe(6000)
})

it('what a phase is to come to from a day on moves no day before it: another budget, and that it is given up', async () => {
  const fee = await phased({ billing: 'fixed', budgetCents: 50_000, startDate: '2026-03-02' })
  const capped = await phased({ billing: 'capped', budgetCents: 5000 })
  await capped.hours('2026-03-06')
  await capped.hours('2026-03-09')
  const before = '?to=2026-06-30'
  const sums = () => Promise.all([fee, capped].map(({ id }) => revenue(id, before)))
  expect(await sums()).toEqual([50_000, 5000])
  for (const [{ id, path }, cents] of [
    [fee, 80_000],
    [capped, 11_000],
  ] as const) {
    const told = await done(`${path}/what-if`, { budgetCents: cents })
    expect(await revenue(id)).toBe(told.fromCents)
    expect((await admin.patch(path, { budgetCents: cents })).status).toBe(200)
    expect(await revenue(id)).toBe(told.toCents)
    expect(told.toCents).toBe(cents)
  }
  expect(await sums()).toEqual([50_000, 5000])
  await done(`${fee.path}/cancel`)
  expect(await sums()).toEqual([50_000, 5000])
  expect(await revenue(fee.id)).toBe(0)
  const { items } = (await admin.get(`/v1/projects/${fee.id}/revenue`)).body
  expect(items.map(({ cents }: any) => cents)).toEqual([50_000, -50_000])
  await done(`${fee.path}/reopen`)
  expect(await revenue(fee.id)).toBe(80_000)
})

it('what a patch of a phase would come to is what it comes to, whatever it is billed by', async () => {
  for (const before of [null, 'time', 'capped', 'fixed', 'internal'])
    for (const billing of [null, 'capped', 'fixed', 'internal']) {
      const { id, path, hours } = await phased({ billing: before, budgetCents: 5000 })
      await hours('2026-04-01')
      const now = await revenue(id)
      const patch = { billing, budgetCents: 8000, startDate: '2026-02-02' }
      const change = await done(`${path}/what-if`, patch)
      expect(await revenue(id)).toBe(now)
      expect((await admin.patch(path, patch)).status).toBe(200)
      expect(change).toMatchObject({ fromCents: now, toCents: await revenue(id) })
    }
  const { id, phase } = await phased({})
  const other = await project()
  expect(await admin.post(`/v1/projects/${other.id}/phases/${phase.id}/what-if`, {})).toMatchObject({
    status: 404,
    body: { code: 'project_phase_not_found' },
  })
  expect(await admin.post(`/v1/projects/${phase.id}/phases/${id}/what-if`, {})).toMatchObject({
    status: 404,
    body: { code: 'project_not_found' },
  })
})
