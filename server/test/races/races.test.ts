import { describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const admin = world.as('aino')
const dayOf = (id: string, date: string) => `/v1/team/members/${id}/work-days/${date}`
const hours = (durationMinutes: number) => ({
  entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes }],
})

describe('twelve equal requests with one idempotency key', () => {
  it('make one member, and every answer is the same or says that the first is running', async () => {
    const before = (await admin.get('/v1/memberships?limit=100')).body.items.length
    const body = { firstNames: 'Tuuli', lastName: 'Kaski', role: 'employee', email: 'tuuli@meri.example' }
    const headers = { 'idempotency-key': newId() }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => admin.post('/v1/memberships', body, headers)),
    )
    const created = answers.filter(({ status }) => status === 201)
    const running = answers.filter(({ status }) => status === 409)
    expect(created.length).toBeGreaterThan(0)
    expect(created.length + running.length).toBe(12)
    for (const answer of running) expect(answer.body.code).toBe('idempotency_key_in_flight')
    expect(new Set(created.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(created.filter(({ headers }) => headers['idempotency-replayed'] !== 'true')).toHaveLength(1)
    expect((await admin.get('/v1/memberships?limit=100')).body.items).toHaveLength(before + 1)
    const log = await admin.get('/v1/integration-events?event=member.created&limit=100')
    const facts = log.body.items.filter(
      (row: { payload: { membershipId: string } }) => row.payload.membershipId === created[0]?.body.id,
    )
    expect(facts).toHaveLength(1)
  })

  it('replay byte for byte, another body is refused, a failure releases the key', async () => {
    const headers = { 'idempotency-key': newId() }
    const body = { firstNames: 'Ilta', lastName: 'Kaski', role: 'employee', email: 'ilta@meri.example' }
    const wrong = await admin.post('/v1/memberships', { ...body, supervisorMembershipId: newId() }, headers)
    expect(wrong.status).toBe(404)
    const first = await admin.post('/v1/memberships', body, headers)
    const spelled = await admin.post(
      '/v1/memberships',
      JSON.stringify(Object.fromEntries(Object.entries(body).reverse())),
      headers,
    )
    expect(spelled).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(JSON.stringify(spelled.body)).toBe(JSON.stringify(first.body))
    expect(spelled.body.invitation.inviteUrl).toBe(first.body.invitation.inviteUrl)
    const other = await admin.post('/v1/memberships', { ...body, lastName: 'Kivi' }, headers)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })
})

describe('two approvals of one day', () => {
  it('move it once', async () => {
    await admin.put(`${dayOf(members.veera.id, '2026-09-01')}/entries`, hours(450))
    const { body } = await admin.post(`${dayOf(members.veera.id, '2026-09-01')}/confirm`, {})
    const approvals = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? admin.post(`/v1/work-days/${body.workDayId}/approve`, {})
          : world.as('elina').post('/v1/work-days/approve-batch', { ids: [body.workDayId] }),
      ),
    )
    const moved = approvals.filter(
      ({ status, body }) => status === 200 && (body.status === 'approved' || body.actedCount === 1),
    )
    expect(moved).toHaveLength(1)
    const log = await admin.get('/v1/integration-events?event=workday.approved&limit=100')
    const facts = log.body.items.filter(
      (row: { payload: { workDayId: string } }) => row.payload.workDayId === body.workDayId,
    )
    expect(facts).toHaveLength(1)
    const history = await admin.get(`/v1/work-days/${body.workDayId}/history`)
    expect(
      history.body.items.filter((line: { action: string }) => line.action === 'work_days.approve'),
    ).toHaveLength(1)
  })
})

describe('two writers and a sweeping reader', () => {
  it('over 600 writes the reader misses no change', async () => {
    const dates = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    )
    const last = new Map<string, number>()
    let writing = true

    const writer = async (name: 'onni' | 'paavo') => {
      for (let round = 1; round <= 5; round++)
        for (const date of dates) {
          const minutes = 60 + round
          const answer = await admin.put(`${dayOf(members[name].id, date)}/entries`, hours(minutes))
          expect(answer.status).toBe(200)
          last.set(`${members[name].id} ${date}`, minutes)
        }
    }

    interface Row {
      id: string
      membershipId: string
      workDate: string
      workedMinutes: number
      updatedAt: string
    }
    const seen = new Map<string, Row>()
    const reader = async () => {
      let watermark = '2020-01-01T00:00:00.000Z'
      for (;;) {
        const stopping = !writing
        let cursor: string | null = null
        // The watermark only moves when a sweep has ended; until then every page belongs to one query.
        let newest = watermark
        do {
          const page: { status: number; body: { items: Row[]; pageInfo: { nextCursor: string | null } } } =
            await admin.get(
              `/v1/work-days?from=2026-01-01&to=2026-12-31&limit=37&updatedSince=${watermark}${cursor ? `&cursor=${cursor}` : ''}`,
            )
          expect(page.status).toBe(200)
          for (const row of page.body.items) {
            seen.set(row.id, row)
            if (row.updatedAt > newest) newest = row.updatedAt
          }
          cursor = page.body.pageInfo.nextCursor
        } while (cursor)
        watermark = newest
        if (stopping) return
      }
    }

    const reading = reader()
    await Promise.all([writer('onni'), writer('paavo')])
    writing = false
    await reading

    const replica = new Map(
      [...seen.values()].map(row => [`${row.membershipId} ${row.workDate}`, row.workedMinutes]),
    )
    for (const [key, minutes] of last) expect([key, replica.get(key)]).toEqual([key, minutes])
  })
})
