import { describe, expect, it, vi } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { phaseCompleted } from '../slots.ts'

const world = await startWorld()
const aino = world.as('aino')
const tower = world.meri.projects.get('tower') ?? ''
const phases = `/v1/projects/${tower}/phases`

let count = 0
/** A project of its own, for what counts all phases. */
async function project(fields: object = {}): Promise<string> {
  count++
  const made = await aino.post('/v1/projects', {
    code: `P-${count}`,
    name: 'Projekti',
    state: 'active',
    ...fields,
  })
  expect(made.status).toBe(201)
  return `/v1/projects/${made.body.id}`
}
async function phaseIn(path: string, code: string, fields: object = {}) {
  const made = await aino.post(`${path}/phases`, { code, name: `Vaihe ${code}`, ...fields })
  expect(made.status).toBe(201)
  return made.body
}
const codesIn = async (path: string) =>
  (await aino.get(`${path}/phases`)).body.items.map((each: { code: string }) => each.code)

describe('phases of a project', () => {
  it('are read in the order of their tree, wherever they were put', async () => {
    const path = await project({ startDate: '2027-01-01', endDate: '2027-06-30' })
    const a = await phaseIn(path, 'A', { startDate: '2026-12-01', endDate: '2027-07-31', budgetMinutes: 600 })
    expect(a).toMatchObject({
      parentPhaseId: null,
      position: 1,
      depth: 1,
      state: 'planned',
      locked: false,
      budgetMinutes: 600,
      billing: null,
      warnings: ['starts_before_project', 'ends_after_project'],
      warningReasons: [
        {
          code: 'starts_before_project',
          values: { date: '2026-12-01', projectStartDate: '2027-01-01' },
          detail: 'The phase starts on 2026-12-01, before the project, which starts on 2027-01-01.',
        },
        {
          code: 'ends_after_project',
          values: { date: '2027-07-31', projectEndDate: '2027-06-30' },
          detail: 'The phase ends on 2027-07-31, after the project, which ends on 2027-06-30.',
        },
      ],
    })
    const inFinnish = await aino.get(`${path}/phases/${a.id}`, { 'accept-language': 'fi' })
    expect(inFinnish.body.warningReasons[0].detail).toBe(
      'Vaihe alkaa 1.12.2026, ennen projektia, joka alkaa 1.1.2027.',
    )
    const c = await phaseIn(path, 'C')
    const b = await phaseIn(path, 'B', { afterPhaseId: a.id, billing: 'fixed', budgetCents: 5_000_000_000 })
    await phaseIn(path, 'A1', { parentPhaseId: a.id.toUpperCase() })
    expect(await codesIn(path)).toEqual(['A', 'A1', 'B', 'C'])
    const moved = await aino.post(`${path}/phases/${c.id}/move`, { parentPhaseId: b.id, afterPhaseId: null })
    expect(moved.body).toMatchObject({ id: c.id, parentPhaseId: b.id, position: 1, depth: 2 })
    expect(await codesIn(path)).toEqual(['A', 'A1', 'B', 'C'])
    await aino.post(`${path}/phases/${a.id}/move`, { parentPhaseId: null })
    expect(await codesIn(path)).toEqual(['B', 'C', 'A', 'A1'])
    expect((await aino.get(`${path}/phases/${b.id}`)).body).toMatchObject({
      code: 'B',
      billing: 'fixed',
      budgetCents: 5_000_000_000,
      warnings: [],
    })
  })

  it('change the project with them, and tell it', async () => {
    const path = await project()
    const before = (await aino.get(path)).body
    const { id } = await phaseIn(path, 'A')
    const after = (await aino.get(path)).body
    expect(after.updatedAt > before.updatedAt).toBe(true)
    await aino.patch(`${path}/phases/${id}`, { name: 'Toinen' })
    const same = await aino.patch(`${path}/phases/${id}`, { name: 'Toinen' })
    const { body } = await aino.get('/v1/integration-events?event=project.updated&limit=100')
    const told = body.items.filter(
      (row: { payload: { projectId: string } }) => row.payload.projectId === before.id,
    )
    expect(told).toHaveLength(2)
    expect(told.at(-1).payload).toEqual({ projectId: before.id, updatedAt: same.body.updatedAt })
  })

  it('are refused what does not fit', async () => {
    const path = await project()
    const a = await phaseIn(path, 'A')
    const other = await phaseIn(await project(), 'A')
    const body = { code: 'B', name: 'Vaihe' }
    const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body: problem } = await answer
      return [status, problem.code]
    }
    expect(await refused(aino.post(`${path}/phases`, { ...body, code: 'A' }))).toEqual([
      409,
      'code_already_in_use',
    ])
    // Codes are compared without their case.
    expect(await refused(aino.post(`${path}/phases`, { ...body, code: 'a' }))).toEqual([
      409,
      'code_already_in_use',
    ])
    expect(await refused(aino.post(`${path}/phases`, { ...body, parentPhaseId: other.id }))).toEqual([
      404,
      'project_phase_not_found',
    ])
    expect(
      await refused(aino.post(`${path}/phases`, { ...body, startDate: '2027-02-01', endDate: '2027-01-01' })),
    ).toEqual([400, 'range_end_before_start'])
    expect(await refused(aino.get(`${path}/phases/${other.id}`))).toEqual([404, 'project_phase_not_found'])
    expect(await refused(aino.post(`${path}/phases/${other.id}/lock`, {}))).toEqual([
      404,
      'project_phase_not_found',
    ])
    expect(await refused(aino.get(`/v1/projects/${newId()}/phases`))).toEqual([404, 'project_not_found'])
    expect(
      await refused(
        aino.patch(`${path}/phases/${a.id}`, { name: 'X', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' }),
      ),
    ).toEqual([409, 'project_phase_stale'])
    const b = await phaseIn(path, 'B', { parentPhaseId: a.id })
    expect(
      await aino.post(`${path}/phases/${a.id}/move`, { parentPhaseId: b.id, afterPhaseId: null }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'project_phase_cycle',
        circle: [
          { id: a.id, code: 'A' },
          { id: b.id, code: 'B' },
        ],
      },
    })
    let parent = b.id
    for (const code of ['C', 'D', 'E', 'F'])
      parent = (await phaseIn(path, code, { parentPhaseId: parent })).id
    expect(
      await refused(aino.post(`${path}/phases`, { code: 'G', name: 'Vaihe', parentPhaseId: parent })),
    ).toEqual([422, 'project_phase_too_deep'])
  })

  it('are full at some number', async () => {
    const path = await project()
    const id = path.slice('/v1/projects/'.length)
    await world.database.owner(
      `insert into project_phases (org_id, id, project_id, code, name, position, state, locked, updated_at)
       select $1, gen_random_uuid(), $2, 'N' || n, 'Vaihe', n, 'planned', false, now() from generate_series(1, 500) n`,
      [world.meri.id, id],
    )
    expect(await aino.post(`${path}/phases`, { code: 'X', name: 'Vaihe' })).toMatchObject({
      status: 422,
      body: { code: 'project_phases_full' },
    })
  })

  it('of a closed project stay as they are', async () => {
    const path = await project()
    const { id } = await phaseIn(path, 'A')
    expect((await aino.post(`${path}/close`, {})).status).toBe(200)
    const writes = [
      aino.post(`${path}/phases`, { code: 'B', name: 'Vaihe' }),
      aino.patch(`${path}/phases/${id}`, { name: 'X' }),
      aino.post(`${path}/phases/${id}/move`, { parentPhaseId: null, afterPhaseId: null }),
      ...['lock', 'unlock', 'start', 'complete', 'cancel', 'reopen'].map(step =>
        aino.post(`${path}/phases/${id}/${step}`, {}),
      ),
    ]
    for (const { status, body } of await Promise.all(writes))
      expect([status, body.code]).toEqual([409, 'project_closed'])
  })

  it('are copied with their project, moved by as many days, planned anew', async () => {
    const path = await project({ startDate: '2027-01-01' })
    const a = await phaseIn(path, 'A', { startDate: '2027-01-10', endDate: '2027-01-20' })
    await phaseIn(path, 'A1', { parentPhaseId: a.id })
    const gone = await phaseIn(path, 'X')
    await phaseIn(path, 'X1', { parentPhaseId: gone.id })
    await aino.post(`${path}/phases/${gone.id}/cancel`, {})
    await aino.post(`${path}/phases/${a.id}/start`, {})
    const { projectCopies } = await import('../../record/port.ts')
    const { transactions, contributions } = world.app.services
    const to = (await project()).slice('/v1/projects/'.length)
    const phaseIds = new Map<string, string>()
    const request = {
      orgId: world.meri.id,
      actor: { kind: 'system', name: 'test' } as never,
      operation: 'test',
      requestId: 'test',
    }
    const [copies] = contributions(projectCopies).filter(({ kind }) => kind === 'phases')
    const part = await transactions.run(request, async tx =>
      copies?.copy(tx, { from: path.slice('/v1/projects/'.length), to, days: 31, phaseIds }),
    )
    expect(part).toMatchObject({ count: 2 })
    const { items } = (await aino.get(`/v1/projects/${to}/phases`)).body
    expect(items).toMatchObject([
      { code: 'A', state: 'planned', startDate: '2027-02-10', endDate: '2027-02-20', depth: 1 },
      { code: 'A1', depth: 2 },
    ])
    expect(phaseIds.get(a.id)).toBe(items[0].id)
  })

  it('tell whoever waits for them that they are completed, in the same transaction', async () => {
    const { services } = world.app
    const contributions = services.contributions
    const heard: unknown[] = []
    const hear = async (tx: { now: string }, done: readonly unknown[]) => {
      heard.push([tx.now, ...done])
    }
    const spy = vi
      .spyOn(services, 'contributions')
      .mockImplementation(
        slot => ((slot as unknown) === phaseCompleted ? [hear] : contributions(slot)) as never,
      )
    try {
      const { id } = await phaseIn(`/v1/projects/${tower}`, 'VALMIS')
      const done = await aino.post(`${phases}/${id}/complete`, {})
      expect(heard).toEqual([[done.body.updatedAt, { id, projectId: tower }]])
      expect(await aino.post(`${phases}/${id}/complete`, {})).toMatchObject({
        status: 409,
        body: { code: 'project_phase_state_conflict' },
      })
      expect(heard).toHaveLength(1)
    } finally {
      spy.mockRestore()
    }
  })
})
