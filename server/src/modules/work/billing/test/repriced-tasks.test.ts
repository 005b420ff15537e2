import { expect, it } from 'vitest'
import { billingWorld, keyOf } from './world.ts'

const at = await billingWorld()
const { admin, made, done, project, customer, card, rule, worked, members, consume, rowsOf } = at
const supervisor = at.world.as('elina')
const code = 'task_reprices_approved_hours'
const refused = { status: 409, body: { code } }
const revenue = async (id: string) => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents
let last = Temporal.PlainDate.from('2026-02-28')

/** A task for which customers pay, of a project at 60 euros, with an hour that is approved. */
async function paid(billable = true) {
  const { id, code: projectCode } = await project({
    ...{ state: 'active', rateCardId: card.id, customerId: customer.id },
  })
  await rule({ projectId: id }, 6000)
  const reference = { externalSource: 'jira', externalId: `T-${id}` }
  const task = await made('/v1/tasks', { projectId: id, title: 'Asennus', billable, ...reference })
  last = last.add({ days: 1 })
  const work = { id, task, projectCode, reference, path: `/v1/tasks/${task.id}`, date: last.toString() }
  await worked('veera', work.date, id, 60, at.work, task.id)
  return work
}
async function approve(date: string) {
  const { body } = await supervisor.post(`/v1/team/members/${members.veera.id}/work-days/${date}/confirm`, {})
  await done(`/v1/work-days/${body.workDayId}/approve`)
}

it('whether customers pay for approved hours on a task is changed only with a word, both ways', async () => {
  for (const billable of [true, false]) {
    const { id, path, date } = await paid(billable)
    const [before, after] = billable ? [6000, 0] : [0, 6000]
    expect((await admin.patch(path, { billable: !billable })).status).toBe(200)
    expect((await admin.patch(path, { billable })).status).toBe(200)
    await approve(date)
    expect(await admin.patch(path, { billable: !billable, title: 'Takuu' })).toMatchObject(refused)
    expect(await revenue(id)).toBe(before)
    expect((await admin.patch(path, { billable, title: 'Sama' })).status).toBe(200)
    expect((await admin.patch(path, { billable: !billable, reprice: true })).status).toBe(200)
    expect(await revenue(id)).toBe(after)
  }
})

it('hours that are billed, and those that nobody sells, hold nothing back', async () => {
  const billed = await paid()
  await approve(billed.date)
  await consume((await rowsOf(billed.id)).map(keyOf))
  expect((await admin.patch(billed.path, { billable: false })).status).toBe(200)
  expect(await revenue(billed.id)).toBe(6000)
  const unpriced = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
  const task = await made('/v1/tasks', { projectId: unpriced.id, title: 'Huolto', billable: true })
  await worked('veera', '2026-05-04', unpriced.id, 60, at.work, task.id)
  await approve('2026-05-04')
  expect((await admin.patch(`/v1/tasks/${task.id}`, { billable: false })).status).toBe(200)
})

it('rows of an import do not change it at all, and undoing one does not', async () => {
  const { id, projectCode, reference, date } = await paid()
  const row = { ...reference, projectCode }
  const bring = async (billable: boolean) => done('/v1/imports/tasks', { rows: [{ ...row, billable }] })
  const { importId } = await bring(false)
  await approve(date)
  expect((await bring(true)).results).toMatchObject([{ status: 'error', code, field: 'billable' }])
  expect((await admin.post(`/v1/imports/${importId}/undo`, {})).body).toMatchObject({
    code: 'import_undo_blocked',
    rows: [{ code }],
  })
  expect(await revenue(id)).toBe(0)
})
