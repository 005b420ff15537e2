import { describe, expect, it } from 'vitest'
import { holdWriteLock } from '../../../../../test/lifecycle/held-lock.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { staleSources } from '../port.ts'
import { billingWorld, keyOf } from './world.ts'

const {
  world,
  admin,
  done,
  members,
  write,
  contributions,
  consume,
  release,
  priced,
  approved,
  worked,
  rowsOf,
} = await billingWorld()
const ways = [
  ['first', 0],
  ['last', 1],
] as const

let days = 0
/** A day of its own for each round. */
const freshDay = () => Temporal.PlainDate.from('2025-01-01').add({ days: ++days }).toString()

/** Has two writes wait for the write lock at once, in this order, and then lets them go. */
async function oneAfterTheOther<A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const lock = await holdWriteLock(world.database, world.meri.id)
  const first = one()
  await lock.awaitedBy(1)
  const second = other()
  await lock.release()
  return Promise.all([first, second])
}

/** The same with consuming first or last; its answer is the first one. */
async function racing<T>(place: 0 | 1, consuming: () => Promise<unknown>, other: () => Promise<T>) {
  if (place === 0) return oneAfterTheOther(consuming, other)
  const [answer, taken] = await oneAfterTheOther(other, consuming)
  return [taken, answer] as const
}

/** How often the hours of a project are billed, and how many minutes of it there are at all. */
async function billedOf(projectId: string) {
  const consumptions = await world.database.owner<{ sourceId: string; minutes: number }>(
    `select source_id as "sourceId", minutes from source_consumptions where project_id = $1 and kind = 'hours'`,
    [projectId],
  )
  const hours = await world.database.owner<{ entryId: string; minutes: number }>(
    `select entry_id as "entryId", minutes from allocated_hours where org_id = $1 and value_id = $2`,
    [world.meri.id, projectId],
  )
  return { consumptions, hours }
}

describe.each(ways)('hours are billed at most once and none is lost, consuming %s', (_, place) => {
  it('when the day is taken back at once', async () => {
    const date = freshDay()
    const { id } = await priced()
    const dayId = await approved(date, id)
    const [row] = await rowsOf(id)
    const unapprove = () => admin.post(`/v1/work-days/${dayId}/unapprove`, {})
    const [taken, opened] = await racing(place, () => consume([keyOf(row)]), unapprove)
    if (place === 0) {
      expect(taken).toEqual([6000])
      expect(opened).toMatchObject({ status: 409, body: { code: 'day_invoiced' } })
      expect(await consume([keyOf(row)])).toBe('source_row_consumed')
    } else {
      expect(taken).toBe('source_row_not_billable')
      expect(opened.status).toBe(200)
      await approved(date, id)
      expect(await consume([keyOf(row)])).toEqual([6000])
    }
    const { consumptions, hours } = await billedOf(id)
    expect(consumptions).toEqual([{ sourceId: row.sourceId, minutes: 60 }])
    expect(hours).toEqual([{ entryId: row.sourceId, minutes: 60 }])
  })

  it('when the day, of a draft invoice, is taken back and then written anew', async () => {
    const date = freshDay()
    const { id } = await priced()
    const dayId = await approved(date, id)
    const [row] = await rowsOf(id)
    const [documentId, lineId] = [newId(), newId()]
    const unapprove = () => admin.post(`/v1/work-days/${dayId}/unapprove`, {})
    const draft = { documentId, lineId, issued: false }
    const [taken, opened] = await racing(place, () => consume([keyOf(row)], draft), unapprove)
    expect(opened.status).toBe(200)
    expect(taken).toEqual(place === 0 ? [6000] : 'source_row_not_billable')
    await approved(date, id, 120)
    const stale = await write(tx => staleSources(tx, contributions, documentId))
    expect(stale.map(({ sourceId }) => sourceId)).toEqual(place === 0 ? [row.sourceId] : [])
    await release(lineId)
    expect(await rowsOf(id)).toMatchObject([{ sourceId: row.sourceId, minutes: 120, restCents: 12_000 }])
    expect(await consume([keyOf(row)])).toEqual([12_000])
    expect((await billedOf(id)).consumptions).toEqual([{ sourceId: row.sourceId, minutes: 120 }])
  })

  it('when the day is written anew at once: what is not approved is on no line', async () => {
    const date = freshDay()
    const { id } = await priced()
    await worked('veera', date, id, 60)
    const [row] = await rowsOf(id)
    const [taken, written] = await racing(
      place,
      () => consume([keyOf(row)]),
      () => worked('veera', date, id, 90),
    )
    expect(taken).toBe('source_row_not_billable')
    expect(written.entries).toMatchObject([{ id: row.sourceId, endMinutes: 570 }])
    const { consumptions, hours } = await billedOf(id)
    expect(consumptions).toEqual([])
    expect(hours).toEqual([{ entryId: row.sourceId, minutes: 90 }])
  })

  it('when the day is approved at once', async () => {
    const date = freshDay()
    const { id } = await priced()
    await worked('veera', date, id, 60)
    const [row] = await rowsOf(id)
    const { body } = await world
      .as('elina')
      .post(`/v1/team/members/${members.veera.id}/work-days/${date}/confirm`, {})
    const approve = () => admin.post(`/v1/work-days/${body.workDayId}/approve`, {})
    const [taken, answer] = await racing(place, () => consume([keyOf(row)]), approve)
    expect(answer.status).toBe(200)
    expect(taken).toEqual(place === 0 ? 'source_row_not_billable' : [6000])
    expect(await rowsOf(id)).toHaveLength(place === 0 ? 1 : 0)
  })

  it('when the import that brought them is undone at once', async () => {
    const date = freshDay()
    const { id, code } = await priced()
    const brought = await admin.post('/v1/imports/work-days', {
      rows: [
        {
          email: members.veera.email,
          date,
          entryType: 'work',
          startMinutes: 480,
          endMinutes: 540,
          targets: `project:${code}`,
        },
      ],
    })
    expect(brought.body.results).toMatchObject([{ status: 'created' }])
    const { body } = await world
      .as('elina')
      .post(`/v1/team/members/${members.veera.id}/work-days/${date}/confirm`, {})
    await done(`/v1/work-days/${body.workDayId}/approve`)
    const [row] = await rowsOf(id)
    const undo = () => admin.post(`/v1/imports/${brought.body.importId}/undo`, {})
    const [taken, undone] = await racing(place, () => consume([keyOf(row)]), undo)
    expect(undone).toMatchObject({ status: 409, body: { code: 'import_undo_blocked' } })
    expect(taken).toEqual([6000])
    const { consumptions, hours } = await billedOf(id)
    expect(consumptions).toEqual([{ sourceId: row.sourceId, minutes: 60 }])
    expect(hours).toEqual([{ entryId: row.sourceId, minutes: 60 }])
  })

  it('when the project is closed at once: it closes once they are billed, and not before', async () => {
    const { id } = await priced()
    await approved(freshDay(), id)
    const [row] = await rowsOf(id)
    const close = () => admin.post(`/v1/projects/${id}/close`, {})
    const [taken, closed] = await racing(place, () => consume([keyOf(row)]), close)
    expect(taken).toEqual([6000])
    expect(closed.status).toBe(place === 0 ? 200 : 409)
    expect((await admin.get(`/v1/projects/${id}`)).body.state).toBe(place === 0 ? 'closed' : 'active')
    expect((await billedOf(id)).consumptions).toHaveLength(1)
  })

  it('when another line takes them at once, or gives them back', async () => {
    const { id } = await priced()
    await approved(freshDay(), id)
    const [row] = await rowsOf(id)
    const lineId = newId()
    const [taken, other] = await racing(
      place,
      () => consume([keyOf(row)], { lineId }),
      () => consume([keyOf(row)], { lineId }),
    )
    expect([taken, other].filter(answer => answer === 'source_row_consumed')).toHaveLength(1)
    const [again] = await racing(
      place,
      () => consume([keyOf(row)]),
      () => release(lineId),
    )
    expect(again).toEqual(place === 0 ? 'source_row_consumed' : [6000])
    expect((await billedOf(id)).consumptions).toHaveLength(place === 0 ? 0 : 1)
  })
})
