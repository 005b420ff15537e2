import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { grantTo } from '../../../../../test/world/granting.ts'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { queueOffice } from '../../approvals/test/office.ts'
import { waitingForEero } from '../../approvals/test/subjects.ts'
import { rotaOf } from '../../../time/shifts/open-shifts/test/rota.ts'
import { inboxSources } from '../port.ts'

const world = await startWorld()
const rota = rotaOf(world)
const sources = world.app.services.contributions(inboxSources)
const [aino, eero, onni, veera] = [world.as('aino'), world.as('eero'), world.as('onni'), world.as('veera')]
const begun = new Date(Date.now() - 1000).toISOString()
let office: Awaited<ReturnType<typeof queueOffice>>
const readers = new Map<string, Client>()

const inbox = async (by: Client, query = '') => made(by.get(`/v1/me/inbox${query}`))
const entry = async (by: Client, kind: string) =>
  (await inbox(by)).waiting.find((each: { kind: string }) => each.kind === kind)

/** All rows of a list. */
async function rowsOf(by: Client, path: string): Promise<any[]> {
  const rows: any[] = []
  const limited = `${path}${path.includes('?') ? '&' : '?'}limit=100`
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { items, pageInfo } = await made(by.get(`${limited}${cursor && `&cursor=${cursor}`}`))
    rows.push(...items)
    cursor = pageInfo.nextCursor
  }
  return rows
}

const counted = (length: number) => ({ count: Math.min(length, 100), hasMore: length > 100 })

beforeAll(async () => {
  office = await queueOffice(world)
  await made(aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
  await waitingForEero(world, office)
  // A punch that ends nothing, a shift that nobody has seen, a swap that is proposed to Veera, an open shift for anybody.
  await made(veera.post('/v1/me/punch/clock-in', { clientPunchId: newId() }))
  const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString()
  await veera.post('/v1/me/punch/clock-out', { clientPunchId: newId(), occurredAt: yesterday })
  const [{ id: fromShiftId }, { id: toShiftId }] = [
    await rota.shift('onni', '2027-03-23'),
    await rota.shift('veera', '2027-03-22'),
  ]
  await made(rota.propose('onni', { kind: 'swap', fromShiftId, toShiftId }))
  await rota.open('2027-04-06', { claimPolicy: 'approval', slots: 2 })
  const task = await made(aino.post('/v1/tasks', { title: 'Tarkasta katto' }))
  const asked = (['eero', 'onni', 'paavo', 'tauno'] as const).map(office.idOf)
  await made(aino.post(`/v1/tasks/${task.id}/approvals`, { requestedFromMembershipIds: asked }))
  // What others have decided for Onni, and what was sent back to him.
  const [approved, returned, cancelled] = [
    await office.confirmed('onni', '2026-09-08'),
    await office.confirmed('onni', '2026-09-09'),
    await office.absences.approved('onni', office.absences.holiday('2027-05-17'), 'eero'),
  ]
  await made(eero.post(`/v1/work-days/${approved}/approve`, {}))
  await made(eero.post(`/v1/work-days/${returned}/return`, { reason: 'Tarkista.' }))
  await made(onni.post(`/v1/me/absences/${cancelled.id}/request-cancellation`, {}))
  await made(eero.post(`/v1/absences/${cancelled.id}/cancel`, {}))
  // Each delegates to Paavo, who decides for nobody by his own authority.
  await office.delegated('eero', 'paavo')
  await grantTo(world, office.idOf('tauno'), ['worktime.supervise'])
  for (const name of ['aino', 'eero', 'elina', 'paavo', 'onni', 'veera', 'helmi', 'tauno', 'sisu'] as const)
    readers.set(name, world.as(name))
  for (const name of ['eero', 'onni'] as const) {
    const scope = ['worktime.supervise', 'scheduling.plan'] as const
    const keys = {
      'a key that only reads': await world.key(name, { scope, readOnly: true }),
      'a narrow key': await world.key(name, { scope: [] }),
      'a service key': await world.key(name, { scope, kind: 'service' }),
    }
    for (const [what, { secret }] of Object.entries(keys))
      readers.set(`${what} of ${name}`, world.withKey(secret))
  }
})

describe('what waits', () => {
  it('is for everybody, kind by kind, as many as the list behind it has; and lists that are closed are left out', async () => {
    const seen = new Map<string, number>()
    for (const [name, by] of readers) {
      const { waiting, total } = await inbox(by)
      for (const { kind, count, hasMore, list, parts } of waiting) {
        const rows = await rowsOf(by, list.path)
        expect([name, kind, count, hasMore]).toEqual([
          ...[name, kind],
          ...Object.values(counted(rows.length)),
        ])
        for (const part of parts) {
          const ofPart = await rowsOf(by, part.path)
          expect([name, part.kind, part.count]).toEqual([name, part.kind, ofPart.length])
          expect(ofPart).toEqual(rows.filter(row => row.kind === part.kind))
        }
        if (parts.length > 0)
          expect(parts.reduce((sum: number, part: { count: number }) => sum + part.count, 0)).toBe(count)
        seen.set(kind, (seen.get(kind) ?? 0) + count)
      }
      const open = await Promise.all(
        sources.map(async ({ kind, list }) =>
          (await by.get(list.operation.path)).status === 200 ? kind : [],
        ),
      )
      expect([name, waiting.map(({ kind }: any) => kind)]).toEqual([name, open.flat()])
      const once = waiting.filter(({ among }: any) => among === null)
      expect(total.count).toBe(once.reduce((sum: number, { count }: any) => sum + count, 0))
    }
    // Something of every kind waits for somebody, else the comparison says nothing.
    for (const { kind } of sources) expect([kind, seen.get(kind)]).toEqual([kind, expect.any(Number)])
    expect([...seen].filter(([, count]) => count === 0)).toEqual([])
  })

  it('counts what somebody has delegated, and an approval of a task once', async () => {
    const delegated = await entry(world.as('paavo'), 'approvals')
    expect(delegated.count).toBeGreaterThan(3)
    expect(await entry(world.as('paavo'), 'task_approvals')).toMatchObject({ count: 1, among: 'approvals' })
    expect(await entry(onni, 'task_approvals')).toMatchObject({ count: 1, among: null })
    expect(await entry(onni, 'approvals')).toBeUndefined()
  })

  it('names the operation of each list as the description calls it', async () => {
    const { paths } = (await world.anonymous.get('/openapi.json')).body
    for (const { list } of (await inbox(eero)).waiting) {
      const [path] = list.path.split('?')
      expect([list.operationId, paths[path].get.operationId]).toEqual([list.operationId, list.operationId])
    }
  })

  it('is no more than a person looks at, and says that there is more', async () => {
    const filled = await world.database.owner(
      `insert into punches
       select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'client_punch_id', gen_random_uuid()))).*
       from punches p, generate_series(1, 120) where p.membership_id = $1 and p.unplaced_code is not null returning id`,
      [office.idOf('veera')],
    )
    expect(filled.length).toBeGreaterThan(100)
    expect(await entry(veera, 'unplaced_punches')).toMatchObject({ count: 100, hasMore: true })
    expect((await inbox(veera)).total).toEqual({ count: 100, hasMore: true })
  })
})

describe('what was decided', () => {
  it('by others since an instant is what the list of own requests has, by kind', async () => {
    for (const since of [begun, new Date(Date.now() + 60_000).toISOString(), '2020-01-01T00:00:00+02:00']) {
      const { decided } = await inbox(onni, `?since=${encodeURIComponent(since)}`)
      const rows = await rowsOf(onni, decided.list.path)
      expect(decided).toMatchObject({
        since: new Date(since).toISOString(),
        ...counted(rows.length),
        list: { operationId: 'me.requests' },
      })
      for (const { kind, count, path } of decided.parts) {
        expect(await rowsOf(onni, path)).toEqual(rows.filter(row => row.kind === kind))
        expect(count).toBe(rows.filter(row => row.kind === kind).length)
      }
      for (const { decidedAt, state } of rows) {
        expect(Date.parse(decidedAt)).toBeGreaterThanOrEqual(Date.parse(since))
        expect(state).not.toBe('pending')
      }
    }
    const { decided } = await inbox(onni)
    expect(decided.parts).toMatchObject([
      { kind: 'work_day', count: 3 },
      { kind: 'absence', count: 1 },
    ])
  })

  it('is not what the member did themself, nor what waits anew', async () => {
    const count = async () => (await inbox(onni)).decided.count
    const before = await count()
    const id = await office.confirmed('onni', '2026-09-10')
    expect(await count()).toBe(before)
    await made(eero.post(`/v1/work-days/${id}/return`, { reason: 'Tarkista.' }))
    expect(await count()).toBe(before + 1)
    await made(onni.post('/v1/me/work-days/2026-09-10/confirm', {}))
    expect(await count()).toBe(before)
    await made(aino.patch('/v1/settings', { selfApprovalAllowed: true }))
    const own = await office.confirmed('aino', '2026-09-10')
    await made(aino.post(`/v1/work-days/${own}/approve`, {}))
    expect((await inbox(aino)).decided).toMatchObject({ count: 0, parts: [] })
    const withdrawn = await office.absences.submitted('onni', office.absences.holiday('2027-05-24'))
    await made(onni.post(`/v1/me/absences/${withdrawn.id}/withdraw`, {}))
    expect(await count()).toBe(before)
    await made(aino.patch('/v1/settings', { selfApprovalAllowed: false }))
  })

  it('since an instant that is none is refused', async () => {
    expect(await onni.get('/v1/me/inbox?since=yesterday')).toMatchObject({
      status: 400,
      body: { code: 'bad-request', errors: [{ parameter: 'since' }] },
    })
  })
})

it('takes the same few statements, however much waits', async () => {
  const statements = async (by: Client): Promise<number> =>
    (await sentBy(() => inbox(by))).filter(
      ({ statement: { text } }) => !text.startsWith('select set_config') && !text.includes('api_keys'),
    ).length
  const few = await statements(eero)
  for (let date = 10; date < 25; date++) await office.confirmed('onni', `2026-07-${date}`)
  expect(await statements(eero)).toBe(few)
  expect(few).toBeLessThanOrEqual(2)
  expect(await statements(onni)).toBe(1)
})

it('of a module that is off there is nothing', async () => {
  const kinds = async () => (await inbox(onni)).waiting.map(({ kind }: { kind: string }) => kind)
  const ofShifts = ['shifts_to_acknowledge', 'swaps', 'open_shifts']
  expect(await kinds()).toEqual(expect.arrayContaining(ofShifts))
  await made(aino.patch('/v1/settings', { modules: [{ module: 'scheduling', active: false }] }))
  const left = await kinds()
  for (const kind of ofShifts) expect(left).not.toContain(kind)
  expect(sources.length - left.length).toBeGreaterThanOrEqual(ofShifts.length)
})
