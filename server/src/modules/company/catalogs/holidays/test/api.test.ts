import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

const seen = async (date: string, to = date, by = admin) =>
  (await by.get(`/v1/holidays?from=${date}&to=${to}`)).body.items.map((row: { code: string }) => row.code)

const own = (date: string, code = 'company_day') => ({
  date,
  code,
  name: { fi: 'Yhtiön päivä', en: 'Company day' },
  kind: 'eve',
})

describe('holidays', () => {
  it('are those of Finland, read by any key', async () => {
    const { secret } = await world.key('paavo', { scope: [] })
    expect(await world.withKey(secret).get('/v1/holidays?from=2026-06-19&to=2026-06-20')).toMatchObject({
      status: 200,
      body: {
        items: [
          {
            id: null,
            date: '2026-06-19',
            code: 'midsummer_eve',
            kind: 'eve',
            source: 'calendar',
            updatedAt: null,
          },
          {
            date: '2026-06-20',
            code: 'midsummer_day',
            kind: 'public',
            name: { fi: 'Juhannuspäivä', en: 'Midsummer Day' },
          },
        ],
        pageInfo: { nextCursor: null, hasMore: false },
      },
    })
  })

  it.each([
    ['from=2026-01-02&to=2026-01-01', 400, 'range_end_before_start'],
    ['from=2026-01-01&to=2027-01-02', 422, 'range_too_long'],
    ['from=2026-01-01', 400, 'bad-request'],
    ['from=2026-02-29&to=2026-03-01', 400, 'bad-request'],
  ])('of %s are refused: %i %s', async (query, status, code) => {
    expect(await admin.get(`/v1/holidays?${query}`)).toMatchObject({ status, body: { code } })
  })

  it('are written by org.admin alone', async () => {
    const refused = { status: 403, body: { code: 'insufficient_role' } }
    expect(await world.as('helmi').post('/v1/holidays', own('2026-02-02'))).toMatchObject(refused)
    expect(await world.as('eero').delete('/v1/holidays/2026-12-24/christmas_eve')).toMatchObject(refused)
    expect(await world.as('eero').post('/v1/holidays/2026-12-24/christmas_eve/restore')).toMatchObject(
      refused,
    )
  })
})

describe('an organisation', () => {
  it('adds a day of its own, once, and takes it back', async () => {
    const added = await admin.post('/v1/holidays', own('2026-03-03'))
    expect(added).toMatchObject({
      status: 201,
      body: { source: 'organisation', name: { fi: 'Yhtiön päivä', sv: 'Yhtiön päivä', en: 'Company day' } },
    })
    expect((await admin.get('/v1/holidays?from=2026-03-03&to=2026-03-03')).body.items).toEqual([added.body])
    expect(await seen('2026-03-03', '2026-03-03', world.as('sanna'))).toEqual([])
    expect(await admin.post('/v1/holidays', own('2026-03-03'))).toMatchObject({
      status: 409,
      body: { code: 'code_already_in_use' },
    })

    const path = '/v1/holidays/2026-03-03/company_day'
    expect(await admin.delete(path)).toMatchObject({ status: 204, body: '' })
    expect(await seen('2026-03-03')).toEqual([])
    expect(await admin.delete(path)).toMatchObject({ status: 404, body: { code: 'holiday_not_found' } })
    expect(await admin.post('/v1/holidays', own('2026-03-03'))).toMatchObject({ status: 201 })
  })

  it('stops observing a day of the calendar, and observes it again', async () => {
    const path = '/v1/holidays/2026-05-14/ascension_day'
    expect(await admin.delete(path)).toMatchObject({ status: 204 })
    expect(await seen('2026-05-14')).toEqual([])
    expect(await admin.delete(path)).toMatchObject({ status: 404 })
    expect(await admin.post('/v1/holidays', own('2026-05-14', 'ascension_day'))).toMatchObject({
      status: 409,
    })

    const restored = { status: 200, body: { date: '2026-05-14', code: 'ascension_day', source: 'calendar' } }
    expect(await admin.post(`${path}/restore`)).toMatchObject(restored)
    expect(await admin.post(`${path}/restore`)).toMatchObject(restored)
    expect(await seen('2026-05-14')).toEqual(['ascension_day'])
  })

  it('cannot remove or restore a day that is none', async () => {
    const missing = { status: 404, body: { code: 'holiday_not_found' } }
    expect(await admin.delete('/v1/holidays/2026-05-15/ascension_day')).toMatchObject(missing)
    expect(await admin.post('/v1/holidays/2026-05-15/ascension_day/restore')).toMatchObject(missing)
    expect(await admin.delete('/v1/holidays/never/ascension_day')).toMatchObject({ status: 400 })
  })
})
