import { describe, expect, it } from 'vitest'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members, catalogs } = world.meri
const path = '/v1/imports/work-days'

const bring = async (rows: readonly object[], more = {}, client = admin) =>
  (await client.post(path, { rows, ...more })).body
const dayOf = (id: string, date: string) => `/v1/team/members/${id}/work-days/${date}`
const read = async (id: string, date: string) => (await admin.get(dayOf(id, date))).body
const undo = (importId: string, client = admin) => client.post(`/v1/imports/${importId}/undo`, {})
const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString()
const veera = { email: members.veera.email }
const morning = { entryType: 'work', startMinutes: 480, endMinutes: 720 }
const afternoon = { entryType: 'work', startMinutes: 750, endMinutes: 960 }

describe('an import of hours', () => {
  it('writes days by their rows in any order, and the same rows again change nothing', async () => {
    const date = '2026-09-01'
    const rows = [
      { ...veera, date, ...afternoon, targets: 'cost_center:sales', note: 'Huolto', line: 2 },
      { ...veera, date, ...morning, line: 3 },
    ]
    const { results, importId } = await bring(rows, { filename: 'tunnit.csv' })
    expect(results).toMatchObject([
      { index: 0, line: 2, status: 'created', code: null },
      { index: 1, line: 3, status: 'created', id: results[0].id },
    ])
    const written = await read(members.veera.id, date)
    expect(written).toMatchObject({
      workedMinutes: 450,
      entries: [
        { startMinutes: 480, source: 'import', allocations: [] },
        {
          startMinutes: 750,
          note: 'Huolto',
          allocations: [
            { dimensionId: catalogs.dimensions.cost_center, valueId: catalogs.costCenters.sales },
          ],
        },
      ],
    })
    const again = await bring([...rows.toReversed(), ...rows])
    expect(again.results.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('unchanged'))
    expect(await read(members.veera.id, date)).toEqual(written)
    const told = await world.database.owner<{ action: string; reason: string | null }>(
      `select action, reason from audit_entries where target_type = 'work_day' and target_id = $1`,
      [results[0].id],
    )
    expect(told).toEqual([{ action: 'work_days.write_entries', reason: 'tunnit.csv' }])
    expect((await admin.get(`/v1/imports/${importId}`)).body).toMatchObject({
      register: 'work-days',
      results,
    })
  })

  it('replaces what a day has', async () => {
    const date = '2026-09-02'
    await bring([
      { ...veera, date, ...morning },
      { ...veera, date, ...afternoon },
    ])
    expect((await bring([{ ...veera, date, entryType: 'work', durationMinutes: 60 }])).results).toMatchObject(
      [{ status: 'updated' }],
    )
    expect(await read(members.veera.id, date)).toMatchObject({ entries: [{ durationMinutes: 60 }] })
  })

  it('finds members by id and payroll number too', async () => {
    await admin.put(`/v1/memberships/${members.onni.id}/employment`, { payrollNumber: 'TUNTI-7' })
    const { results } = await bring([
      { payrollNumber: 'TUNTI-7', date: '2026-09-03', ...morning },
      { membershipId: members.onni.id, date: '2026-09-04', ...morning },
    ])
    expect(results).toMatchObject([{ status: 'created' }, { status: 'created' }])
    expect(await read(members.onni.id, '2026-09-03')).toMatchObject({ workedMinutes: 240 })
  })

  it.each([
    [{ email: 'nobody@example.fi' }, 'membership_not_found', 'email'],
    [{ email: null }, 'missing_required', 'payrollNumber'],
    [{ date: '1.9.2026' }, 'invalid_value', 'date'],
    [{ date: ' ' }, 'missing_required', 'date'],
    [{ entryType: 'juggling' }, 'entry_type_not_found', 'entryType'],
    [{ startMinutes: 'eight' }, 'invalid_value', 'startMinutes'],
    [{ endMinutes: 480 }, 'entry_end_before_start', 'endMinutes'],
    [{ endMinutes: null }, 'entry_form_invalid', 'durationMinutes'],
    [{ targets: 'cost_center:nothing' }, 'dimension_value_not_found', 'targets'],
    [{ targets: 'nowhere:sales' }, 'dimension_not_found', 'targets'],
    [{ date: '2020-01-01' }, 'day_outside_employment', 'date'],
  ])('refuses a row with %j', async (change, code, field) => {
    expect((await bring([{ ...veera, date: '2026-09-05', ...morning, ...change }])).results).toEqual([
      { index: 0, status: 'error', id: null, code, field },
    ])
  })

  it('writes no day of which a row is refused, and all the others', async () => {
    const { results } = await bring([
      { ...veera, date: '2026-09-07', ...morning },
      { ...veera, date: '2026-09-07', ...afternoon, entryType: 'juggling' },
      { ...veera, date: '2026-09-08', ...morning },
      { ...veera, date: '2026-09-09', ...morning },
      { ...veera, date: '2026-09-09', ...morning, endMinutes: 800 },
    ])
    expect(results).toMatchObject([
      { code: 'other_row_refused' },
      { code: 'entry_type_not_found' },
      { status: 'created' },
      { code: 'entry_overlap' },
      { code: 'entry_overlap' },
    ])
    expect(await read(members.veera.id, '2026-09-07')).toMatchObject({ entries: [] })
  })

  it.each([
    ['an ordinary night', '2026-09-24', 480],
    ['the night that the clocks go back', '2026-10-24', 540],
    ['the night that they go forward', '2026-03-28', 420],
  ])('ends a shift of 22:00–06:00 on the next day: %s', async (_, date, workedMinutes) => {
    const night = { ...veera, date, entryType: 'work', startMinutes: 1320, endMinutes: 360 }
    const rest = { ...veera, date, entryType: 'break', startMinutes: 60, endMinutes: 90 }
    const { results } = await bring([rest, night])
    expect(results).toMatchObject([{ status: 'created' }, { status: 'created' }])
    expect(await read(members.veera.id, date)).toMatchObject({
      workedMinutes: workedMinutes - 30,
      entries: [
        { startMinutes: 1320, endMinutes: 1800 },
        { startMinutes: 1500, endMinutes: 1530 },
      ],
    })
    const told = { ...night, endMinutes: 1800 }
    expect((await bring([rest, told])).results).toMatchObject(Array(2).fill({ status: 'unchanged' }))
    expect((await bring([{ ...night, date: dayAfter(date), startMinutes: 300 }])).results).toMatchObject([
      { code: 'entry_overlap' },
    ])
  })

  it('lets two shifts over midnight not meet, though each is right alone', async () => {
    const { results } = await bring([
      { ...veera, date: '2026-09-14', entryType: 'work', startMinutes: 1320, endMinutes: 1800 },
      { ...veera, date: '2026-09-15', entryType: 'work', startMinutes: 300, endMinutes: 600 },
    ])
    expect(results).toMatchObject([{ status: 'created' }, { code: 'entry_overlap' }])
  })

  it('leaves confirmed days and what falls outside its mode alone', async () => {
    const date = '2026-09-16'
    await bring([{ ...veera, date, ...morning }])
    const other = [{ ...veera, date, ...afternoon }]
    expect((await bring(other, { mode: 'create_only' })).results).toMatchObject([{ code: 'record_exists' }])
    const fresh = [{ ...veera, date: '2026-09-17', ...morning }]
    expect((await bring(fresh, { mode: 'update_only' })).results).toMatchObject([
      { code: 'record_not_found' },
    ])
    expect(await bring(fresh, { dryRun: true })).toMatchObject({ importId: null, results: [{ id: null }] })
    await admin.post(`${dayOf(members.veera.id, date)}/confirm`, {})
    expect((await bring(other)).results).toMatchObject([{ code: 'day_confirmed_locked', field: 'date' }])
  })

  it('is for members under the authority of the caller, who learn nothing of others', async () => {
    const row = { date: '2026-09-21', ...morning }
    await grantTo(world, members.elina.id, ['org.admin'])
    const elina = world.as('elina')
    const { results } = await bring(
      [
        { ...row, email: members.veera.email },
        { ...row, email: members.onni.email },
        { ...row, email: 'nobody@example.fi' },
        { ...row, membershipId: members.elina.id },
      ],
      {},
      elina,
    )
    const unknown = { status: 'error', id: null, code: 'membership_not_found' }
    expect(results).toMatchObject([{ status: 'created' }, unknown, unknown, unknown])
    expect((await world.as('onni').post(path, { rows: [] })).status).toBe(403)
  })
})

describe('undoing an import of hours', () => {
  it('puts the entries back with where they came from, and empties the days that it made', async () => {
    const date = '2026-10-06'
    const entries = [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 90, note: 'Käsin' }]
    await world.as('veera').put(`/v1/me/work-days/${date}/entries`, { entries })
    const before = await read(members.veera.id, date)
    const { importId } = await bring([
      { ...veera, date, ...morning },
      { ...veera, date: '2026-10-07', ...morning },
    ])
    expect((await undo(importId)).status).toBe(200)
    const [restored] = (await read(members.veera.id, date)).entries
    expect(restored).toMatchObject({ durationMinutes: 90, note: 'Käsin', source: before.entries[0].source })
    expect(await read(members.veera.id, '2026-10-07')).toMatchObject({ entries: [], workedMinutes: 0 })
  })

  it('puts a night shift back that reaches into what another row wrote', async () => {
    const [one, two] = ['2026-10-20', '2026-10-21']
    const night = { ...veera, date: one, entryType: 'work', startMinutes: 1320, endMinutes: 1800 }
    await bring([night])
    const { importId } = await bring([
      { ...veera, date: one, ...morning },
      { ...veera, date: two, entryType: 'work', startMinutes: 240, endMinutes: 600 },
    ])
    expect(await undo(importId)).toMatchObject({ status: 200 })
    expect(await read(members.veera.id, one)).toMatchObject({ entries: [{ startMinutes: 1320 }] })
    expect(await read(members.veera.id, two)).toMatchObject({ entries: [] })
  })

  it('is refused where a day has changed or is confirmed, and of what others imported', async () => {
    const [one, two] = ['2026-10-13', '2026-10-14']
    const { importId, results } = await bring([
      { ...veera, date: one, ...morning },
      { ...veera, date: two, ...morning },
    ])
    await admin.post(`${dayOf(members.veera.id, one)}/confirm`, {})
    await bring([{ ...veera, date: two, ...afternoon }])
    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: {
        rows: [
          { index: 0, id: results[0].id, code: 'day_confirmed_locked' },
          { index: 1, id: results[1].id, code: 'record_changed' },
        ],
      },
    })
    expect(await undo(importId, world.as('elina'))).toMatchObject({ status: 404 })
    expect((await world.as('elina').get('/v1/imports?register=work-days')).body.items).not.toContainEqual(
      expect.objectContaining({ id: importId }),
    )
  })
})
