import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import {
  type AllocationDetails,
  allocationDetails,
  protectedHours,
  type TaskDetail,
} from '../../../../time/work-days/port.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { work } = catalogs.entryTypes
const aino = world.as('aino')
const elina = world.as('elina')
const veera = world.as('veera')
const days = `/v1/team/members/${members.veera.id}/work-days`

let count = 0
async function project(fields: object = {}) {
  count++
  const made = await aino.post('/v1/projects', {
    code: `H-${count}`,
    name: 'Projekti',
    state: 'active',
    ...fields,
  })
  const { id } = made.body
  const phase = await aino.post(`/v1/projects/${id}/phases`, { code: '10', name: 'Vaihe' })
  return {
    id,
    phaseId: phase.body.id as string,
    path: `/v1/projects/${id}`,
    phase: `/v1/projects/${id}/phases/${phase.body.id}`,
  }
}

let date = '2026-02-01'
/** A date that no other test uses. */
const nextDate = () => (date = Temporal.PlainDate.from(date).add({ days: 1 }).toString())

const entry = (allocations: object[], durationMinutes = 300) => ({
  entryTypeId: work,
  durationMinutes,
  allocations,
})
const on = (valueId: string, more: object = {}) => ({ dimensionId: 'project', valueId, ...more })
const write = (day: string, ...entries: object[]) => elina.put(`${days}/${day}/entries`, { entries })
const confirm = (day: string) => elina.post(`${days}/${day}/confirm`, {})
async function refusal(answer: Promise<{ status: number; body: { code?: string } }>) {
  const { status, body } = await answer
  return [status, body.code]
}

/** Lets families contribute that are not there. */
function contributing(slot: unknown, value: unknown): void {
  const { services } = world.app
  const contributions = services.contributions
  vi.spyOn(services, 'contributions').mockImplementation(
    asked =>
      ((asked as unknown) === slot
        ? [...(contributions(asked) as unknown as unknown[]), value]
        : contributions(asked)) as never,
  )
}
const withTasks = (...tasks: TaskDetail[]) =>
  contributing(allocationDetails, { find: async () => ({ tasks }) } satisfies AllocationDetails)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('hours on a phase', () => {
  it('need a phase of the project', async () => {
    const [one, other] = [await project(), await project()]
    expect(await refusal(write(nextDate(), entry([on(one.id, { phaseId: other.phaseId })])))).toEqual([
      404,
      'project_phase_not_found',
    ])
    expect(await refusal(write(date, entry([on(one.id, { phaseId: newId() })])))).toEqual([
      404,
      'project_phase_not_found',
    ])
    expect(
      await refusal(
        veera.put(`/v1/me/work-days/${date}/entries`, {
          entries: [entry([on(one.id, { phaseId: other.phaseId })])],
        }),
      ),
    ).toEqual([404, 'project_phase_not_found'])
    expect((await write(date, entry([on(one.id, { phaseId: one.phaseId })]))).status).toBe(200)
  })

  it.each([
    ['lock', 'unlock'],
    ['complete', 'reopen'],
    ['cancel', 'reopen'],
  ])(
    'are not added once the phase is there to %s; those that it has stay, and are not confirmed',
    async (step, back) => {
      const { id, phaseId, phase } = await project()
      const day = nextDate()
      const onPhase = on(id, { phaseId })
      expect((await write(day, entry([onPhase]))).status).toBe(200)
      expect((await aino.post(`${phase}/${step}`, {})).status).toBe(200)
      expect((await elina.get(`${days}/${day}`)).body.entries).toHaveLength(1)
      expect(await refusal(write(day, entry([onPhase], 301)))).toEqual([422, 'phase_takes_no_hours'])
      expect(await refusal(write(nextDate(), entry([onPhase])))).toEqual([422, 'phase_takes_no_hours'])
      expect((await write(day, entry([onPhase]), entry([on(id)], 60))).status).toBe(200)
      const refused = await confirm(day)
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'phase_takes_no_hours', violations: [{ code: 'phase_takes_no_hours', valueId: id }] },
      })
      const range = await elina.post(`${days}/confirm-range`, { from: day, to: day })
      expect(range.body.skipped).toMatchObject([{ code: 'phase_takes_no_hours' }])
      expect((await aino.post(`${phase}/${back}`, {})).status).toBe(200)
      expect((await confirm(day)).status).toBe(200)
    },
  )

  it('stay on a phase that moves', async () => {
    const { id, phaseId, phase, path } = await project()
    const parent = (await aino.post(`${path}/phases`, { code: '20', name: 'Ylempi' })).body.id
    await write(nextDate(), entry([on(id, { phaseId })]))
    const read = async () => (await aino.get(`${path}/hours?phaseId=${phaseId}`)).body.items
    const before = await read()
    expect(before).toHaveLength(1)
    await aino.post(`${phase}/move`, { parentPhaseId: parent, afterPhaseId: null })
    expect(await read()).toEqual(before)
  })
})

describe('hours on a task', () => {
  it('are hours on its phase, and need a task of the project that takes them', async () => {
    const [one, other] = [await project(), await project()]
    const tasks = [newId(), newId(), newId()] as const
    withTasks(
      { id: tasks[0], number: 1, projectId: one.id, phaseId: one.phaseId, takesHours: true },
      { id: tasks[1], number: 2, projectId: one.id, phaseId: null, takesHours: false },
      { id: tasks[2], number: 1, projectId: other.id, phaseId: null, takesHours: true },
    )
    const taskId = tasks[0]
    const written = await write(nextDate(), entry([on(one.id, { taskId })]))
    expect(written.body.entries[0].allocations[0]).toMatchObject({ taskId, phaseId: one.phaseId })
    expect(await refusal(write(date, entry([on(one.id, { taskId: newId() })])))).toEqual([
      404,
      'task_not_found',
    ])
    expect(await refusal(write(date, entry([on(one.id, { taskId: tasks[2] })])))).toEqual([
      404,
      'task_not_found',
    ])
    expect(await refusal(write(date, entry([on(one.id, { taskId: tasks[1] })])))).toEqual([
      422,
      'task_takes_no_hours',
    ])
    const second = (await aino.post(`${one.path}/phases`, { code: '20', name: 'Toinen' })).body.id
    expect(await refusal(write(date, entry([on(one.id, { taskId, phaseId: second })])))).toEqual([
      404,
      'task_not_found',
    ])
    expect((await confirm(date)).status).toBe(200)
    await elina.post(`${days}/${date}/reopen`, {})
    vi.restoreAllMocks()
    withTasks({ id: taskId, number: 1, projectId: one.id, phaseId: one.phaseId, takesHours: false })
    expect(await refusal(confirm(date))).toEqual([422, 'task_takes_no_hours'])
    vi.restoreAllMocks()
    expect(await refusal(confirm(date))).toEqual([404, 'task_not_found'])
  })
})

describe('a project', () => {
  it('that is completed takes no more hours, and lets those go that it has', async () => {
    const { id, path } = await project()
    const day = nextDate()
    await write(day, entry([on(id)]))
    expect((await aino.post(`${path}/complete`, {})).status).toBe(200)
    expect(await refusal(write(nextDate(), entry([on(id)])))).toEqual([422, 'project_takes_no_hours'])
    expect(await refusal(confirm(day))).toEqual([422, 'project_takes_no_hours'])
    expect((await write(day, entry([on(id)], 200))).status).toBe(200)
    expect((await write(day)).status).toBe(200)
  })

  it('is not closed over hours that nobody has approved, and keeps each minute once it is closed', async () => {
    const { id, path } = await project()
    const other = await project()
    const day = nextDate()
    await write(day, entry([on(id, { minutes: 200 }), on(other.id)]))
    const blocked = { code: 'project_close_blocked', blockers: [{ kind: 'open_hours', count: 1 }] }
    expect((await aino.post(`${path}/close`, {})).body).toMatchObject(blocked)
    const { workDayId } = (await confirm(day)).body
    expect((await aino.post(`${path}/close`, {})).body).toMatchObject(blocked)
    expect((await aino.post(`/v1/work-days/${workDayId}/approve`, {})).status).toBe(200)
    expect((await aino.post(`${path}/close`, {})).status).toBe(200)
    expect((await aino.post(`/v1/work-days/${workDayId}/unapprove`, {})).status).toBe(200)
    const kept = on(id, { minutes: 200 })
    for (const entries of [
      [],
      [entry([on(other.id)])],
      [entry([on(id, { minutes: 199 })])],
      [entry([on(id, { minutes: 201 })])],
    ])
      expect(await refusal(write(day, ...entries))).toEqual([422, 'project_takes_no_hours'])
    expect(await refusal(write(nextDate(), entry([kept])))).toEqual([422, 'project_takes_no_hours'])
    expect((await write(day, entry([kept], 260), entry([on(other.id)], 60))).status).toBe(200)
    expect((await confirm(day)).status).toBe(200)
  })

  it('that is closed while hours are written has them, or is closed without them', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, path } = await project()
      const day = nextDate()
      const requests = [() => write(day, entry([on(id)])), () => aino.post(`${path}/close`, {})]
      const racing = (round % 2 === 0 ? requests : requests.toReversed()).map(send => send())
      const answers = await Promise.all(racing)
      const [written, closed] = round % 2 === 0 ? answers : answers.toReversed()
      const hours = (await aino.get(`${path}/hours`)).body.items.length
      const { state } = (await aino.get(path)).body
      expect([written?.status, closed?.status, hours, state]).toEqual(
        written?.status === 200 ? [200, 409, 1, 'active'] : [422, 200, 0, 'closed'],
      )
    }
  })
})

describe('an invoiced day', () => {
  it('is neither written nor opened', async () => {
    const { id } = await project()
    const day = nextDate()
    await write(day, entry([on(id)]))
    const { workDayId } = (await confirm(day)).body
    contributing(protectedHours, async () => [workDayId])
    const refused = [409, 'day_invoiced']
    expect(await refusal(elina.post(`${days}/${day}/reopen`, {}))).toEqual(refused)
    expect(await refusal(veera.post(`/v1/me/work-days/${day}/reopen`, {}))).toEqual(refused)
    expect(await refusal(aino.post(`/v1/work-days/${workDayId}/return`, { reason: 'Ei.' }))).toEqual(refused)
    const ids = [workDayId]
    const batch = await aino.post('/v1/work-days/return-batch', { ids, reason: 'Ei.' })
    expect(batch.body.skipped).toMatchObject([{ code: 'day_invoiced' }])
    const range = await elina.post(`${days}/reopen-range`, { from: day, to: day })
    expect(range.body.skipped).toMatchObject([{ code: 'day_invoiced' }])
    expect((await aino.post(`/v1/work-days/${workDayId}/approve`, {})).status).toBe(200)
    expect(await refusal(aino.post(`/v1/work-days/${workDayId}/unapprove`, {}))).toEqual(refused)
    expect(await refusal(aino.post(`/v1/work-days/${workDayId}/correct`, { reason: 'Ei.' }))).toEqual(refused)
    vi.restoreAllMocks()
    await aino.post(`/v1/work-days/${workDayId}/unapprove`, {})
    contributing(protectedHours, async () => [workDayId])
    expect(await refusal(write(day))).toEqual(refused)
    const row = { email: members.veera.email, date: day, entryType: 'work', durationMinutes: 60 }
    expect((await aino.post('/v1/imports/work-days', { rows: [row] })).body.results).toMatchObject([
      { status: 'error', code: 'day_invoiced', field: 'date' },
    ])
    expect(await refusal(elina.put(`${days}/${day}/day-type`, { dayTypeId: null }))).toEqual(refused)
  })
})

describe('the hours of a project', () => {
  it('are told by page, filtered, swept, and without remarks to who only reads', async () => {
    const { id, phaseId, path } = await project()
    const dates = [nextDate(), nextDate(), nextDate()]
    for (const day of dates)
      await write(day, { ...entry([on(id, { phaseId, minutes: 100 }), on(id)]), note: 'Kattila' })
    await confirm(dates[0] ?? '')
    const all: { minutes: number }[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await aino.get(`${path}/hours?limit=4${cursor && `&cursor=${cursor}`}`)
      all.push(...body.items)
      cursor = body.pageInfo.nextCursor
    }
    expect(all.map(({ minutes }) => minutes)).toEqual([100, 200, 100, 200, 100, 200])
    const items = async (query: string) => (await aino.get(`${path}/hours?${query}`)).body.items
    expect(await items(`from=${dates[1]}&to=${dates[1]}`)).toHaveLength(2)
    expect(await items(`phaseId=${phaseId}`)).toHaveLength(3)
    expect(await items('status=confirmed')).toHaveLength(2)
    expect(await items(`membershipId=${members.onni.id}`)).toEqual([])
    const [last] = await items(`from=${dates[2]}`)
    expect(last).toMatchObject({
      membershipId: members.veera.id,
      note: 'Kattila',
      noteMasked: false,
      status: 'draft',
    })
    expect(await items(`updatedSince=${last.updatedAt}`)).toHaveLength(4)
    const reader = world.withKey((await world.key('aino', { scope: ['projects.read'] })).secret)
    expect((await reader.get(`${path}/hours`)).body.items[0]).toMatchObject({ note: null, noteMasked: true })
    expect((await veera.get(`${path}/hours`)).status).toBe(403)
    expect(await refusal(aino.get(`${path}/hours?from=2026-03-02&to=2026-03-01`))).toEqual([
      400,
      'range_end_before_start',
    ])
    expect(await refusal(aino.get(`/v1/projects/${newId()}/hours`))).toEqual([404, 'project_not_found'])
  })
})
