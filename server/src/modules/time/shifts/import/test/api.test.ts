import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { became, fresh, idsOf, importsIn, monday, tuesday } from './shop.ts'
import { dateOfToday } from '../../../../../../test/world/today.ts'

const world = await startWorld()
const { admin, bring, publish, read, shiftsOf, shop, undo, worker } = importsIn(world)
const { members, catalogs } = world.meri
const path = '/v1/imports/shifts'
const today = dateOfToday()
const day = { startMinutes: 420, endMinutes: 900, breakMinutes: 30 }

describe('an import of shifts', () => {
  it('drafts by type or times what a dry run told, and the same rows again change nothing', async () => {
    const { planningUnitId, code, shiftType, shiftTypeId, people, numbers } = await shop()
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const rows = [
      { ...source, payrollNumber: numbers[0], planningUnit: code, workDate: monday, shiftType, line: 2 },
      {
        ...{ membershipId: people[1].toUpperCase(), planningUnit: code, workDate: monday, line: 3 },
        ...{ startMinutes: 1320, endMinutes: 360, breakMinutes: '30', tags: 'kassa, yö;kassa', note: 'Avaa' },
      },
      { planningUnit: code, workDate: tuesday, shiftType, entryType: 'work' },
      { planningUnit: code, workDate: tuesday, shiftType, entryType: 'work' },
    ]
    const dry = await bring(rows, { dryRun: true })
    expect(became(dry)).toEqual(Array(4).fill('created'))
    expect([dry.body.importId, idsOf(dry)]).toEqual([null, Array(4).fill(null)])
    expect(await shiftsOf(planningUnitId)).toEqual([])
    const first = await bring(rows, { filename: 'vuorot.csv' })
    expect(first.body.results).toMatchObject([{ status: 'created', line: 2 }, { line: 3 }, {}, {}])
    const [one, two, ...nobodys] = await Promise.all(idsOf(first).map(read))
    expect(one).toMatchObject({
      ...{ state: 'draft', shiftTypeId, membershipId: people[0], tags: ['till'], ...day },
      ...source,
    })
    expect(two).toMatchObject({
      ...{ membershipId: people[1], startMinutes: 1320, endMinutes: 1800, breakMinutes: 30 },
      ...{ tags: ['kassa', 'yö'], note: 'Avaa', shiftTypeId: null, externalId: null },
    })
    expect(nobodys).toMatchObject(
      Array(2).fill({ membershipId: null, entryTypeId: catalogs.entryTypes.work, workDate: tuesday }),
    )
    for (const again of [rows, rows.toReversed()])
      expect(became(await bring(again))).toEqual(Array(4).fill('unchanged'))
    expect(await Promise.all(idsOf(first).map(read))).toEqual([one, two, ...nobodys])
    const lines = (await made(admin.get(`/v1/audit?targetId=${one.id}`))).items
    expect(lines).toMatchObject([{ action: 'shifts.import', reason: 'vuorot.csv' }])
    expect((await admin.get(`/v1/imports/${first.body.importId}`)).body).toMatchObject({
      ...{ register: 'shifts', filename: 'vuorot.csv', createdCount: 4, unchangedCount: 0 },
      results: first.body.results,
    })
  })

  it('changes the shift that has the reference, and keeps what the row does not say', async () => {
    const { code, shiftType, people, numbers } = await shop()
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const row = { ...source, payrollNumber: numbers[0], planningUnit: code, workDate: monday, shiftType }
    const [id = ''] = idsOf(await bring([{ ...row, note: 'Kassa' }]))
    const moved = await bring([{ ...source, workDate: '2027-06-07', payrollNumber: numbers[1] }])
    expect([became(moved), idsOf(moved)]).toEqual([['updated'], [id]])
    expect(await read(id)).toMatchObject({
      ...{
        workDate: '2027-06-07',
        startMinutes: 480,
        membershipId: people[1],
        note: 'Kassa',
        tags: ['till'],
      },
    })
    expect(became(await bring([{ ...source, note: ' ', tags: null }]))).toEqual(['unchanged'])
  })

  it('of one reference twice makes one shift, and refuses a row that says otherwise', async () => {
    const { planningUnitId, code, shiftType, people } = await shop()
    const row = { planningUnit: code, workDate: monday, shiftType }
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const member = { ...row, membershipId: people[0] }
    const answer = await bring([
      { ...row, ...source },
      { ...row, ...source },
      { ...row, ...source, note: 'Toinen' },
      member,
      member,
    ])
    expect(became(answer)).toEqual(['created', 'unchanged', 'shift_row_repeated', 'created', 'unchanged'])
    const missing = { ...row, ...source, externalId: fresh('s') }
    for (const [more, word] of [
      [{ mode: 'update_only' }, 'record_not_found'],
      [{}, 'missing_required'],
    ] as const)
      expect(became(await bring(Array(2).fill({ ...missing, workDate: null }), more))).toEqual([word, word])
    const ids = idsOf(answer)
    expect([ids[0], ids[3]]).toEqual([ids[1], ids[4]])
    expect(await shiftsOf(planningUnitId)).toHaveLength(2)
  })

  it('gives rows for nobody the shift that each says most of', async () => {
    const { planningUnitId, code, shiftType } = await shop()
    const row = { planningUnit: code, workDate: monday, shiftType }
    const rows = [row, { ...row, endMinutes: 960 }, { ...row, note: 'Kassa 2' }, { ...row, note: 'Kassa 1' }]
    await bring(rows)
    const before = await shiftsOf(planningUnitId)
    for (const again of [rows, rows.toReversed(), [rows[1], rows[0], rows[3], rows[2]]] as object[][])
      expect(became(await bring(again))).toEqual(Array(4).fill('unchanged'))
    expect(await shiftsOf(planningUnitId)).toEqual(before)
    expect(became(await bring([{ ...row, endMinutes: 960, breakMinutes: 45 }]))).toEqual(['updated'])
    expect(became(await bring([...rows, row]))).toContain('created')
  })

  it('refuses what does not fit row by row, with the code and the field', async () => {
    const { planningUnitId, code, shiftType, numbers } = await shop()
    const gone = await worker(planningUnitId, { employmentEndDate: '2026-12-31' })
    const nowhere = await worker(planningUnitId, { planningUnitId: null })
    const row = { planningUnit: code, workDate: monday, shiftType }
    const refusals: [object, string, string | undefined][] = [
      [{ externalId: 'x' }, 'external_ref_incomplete', 'externalSource'],
      [{ externalSource: 'Rota 1', externalId: 'x' }, 'invalid_value', 'externalSource'],
      [{ planningUnit: null }, 'missing_required', 'planningUnit'],
      [{ workDate: ' ' }, 'missing_required', 'workDate'],
      [{ workDate: '11.1.2027' }, 'invalid_value', 'workDate'],
      [{ planningUnit: 'nowhere' }, 'planning_unit_not_found', 'planningUnit'],
      [{ shiftType: 'nothing' }, 'shift_type_not_found', 'shiftType'],
      [{ shiftType: null }, 'shift_times_missing', 'startMinutes'],
      [{ startMinutes: 900, endMinutes: 900 }, 'shift_times_invalid', 'endMinutes'],
      [{ startMinutes: 'eight' }, 'invalid_value', 'startMinutes'],
      [{ startMinutes: 1440, endMinutes: 1500 }, 'invalid_value', 'startMinutes'],
      [{ endMinutes: 2881 }, 'invalid_value', 'endMinutes'],
      [{ breakMinutes: -5 }, 'invalid_value', 'breakMinutes'],
      [{ breakMinutes: 480 }, 'shift_times_invalid', 'endMinutes'],
      [{ tags: 'x'.repeat(51) }, 'invalid_value', 'tags'],
      [{ note: 'x'.repeat(2001) }, 'invalid_value', 'note'],
      [{ entryType: 'juggling' }, 'entry_type_not_found', 'entryType'],
      [{ entryType: 'break' }, 'shift_entry_type_unfit', 'entryType'],
      [{ email: 'nobody@example.fi' }, 'membership_not_found', 'email'],
      [{ payrollNumber: 'nobody' }, 'membership_not_found', 'payrollNumber'],
      [{ membershipId: 'nobody' }, 'membership_not_found', 'membershipId'],
      [{ membershipId: gone }, 'shift_member_not_employed', 'workDate'],
      [{ membershipId: nowhere }, 'shift_member_not_in_unit', 'planningUnit'],
    ]
    const { body } = await bring([...refusals.map(([more]) => ({ ...row, ...more })), row])
    expect(
      body.results.slice(0, -1).map(({ code: got, field }: { code: string; field: string }) => [got, field]),
    ).toEqual(refusals.map(([, wanted, field]) => [wanted, field]))
    expect(body.results.at(-1)).toMatchObject({ status: 'created' })
    const employer = await made(admin.post('/v1/employers', { name: 'Satama Oy' }))
    const twin = await worker(planningUnitId, { employerId: employer.id })
    await made(admin.put(`/v1/memberships/${twin}/employment`, { payrollNumber: numbers[0] }))
    expect(became(await bring([{ ...row, payrollNumber: numbers[0] }]))).toEqual(['member_ambiguous'])
    const far = [{ ...row, workDate: '2027-12-31' }]
    expect(became(await bring([...far, { ...row, workDate: '2027-02-01' }]))).toEqual(
      Array(2).fill('range_too_long'),
    )
  })

  it('asks the rules about all rows together, and takes a reason for one of them', async () => {
    const { planningUnitId, code, people } = await shop()
    await made(
      admin.put(`/v1/planning-units/${planningUnitId}/shift-rules`, {
        versions: [
          {
            ...{ validFrom: today, closedOnPublicHolidays: false, averageWeeks: null },
            rules: [{ code: 'shift_daily_rest', severity: 'override', limit: null }],
          },
        ],
      }),
    )
    const row = (who: number, workDate: string, more: object = {}) => ({
      membershipId: people[who],
      planningUnit: code,
      workDate,
      startMinutes: 840,
      endMinutes: 1320,
      ...more,
    })
    const early = { startMinutes: 360, endMinutes: 600 }
    const rows = [
      row(0, monday, { overrideReason: 'Sovittu' }),
      row(0, tuesday, { ...early, overrideReason: 'Sovittu' }),
      row(1, monday),
      row(1, tuesday, early),
    ]
    const answer = await bring(rows, { filename: 'vuorot.csv' })
    expect(became(answer)).toEqual(['created', 'created', 'shift_daily_rest', 'shift_daily_rest'])
    expect(await read(idsOf(answer)[1] ?? '')).toMatchObject({
      warnings: [{ code: 'shift_daily_rest', overriddenBy: members.aino.id, reason: 'Sovittu' }],
    })
    const twice = [row(1, monday), row(1, monday, { startMinutes: 900, endMinutes: 1000 })]
    expect(became(await bring(twice))).toEqual(['shift_overlap', 'shift_overlap'])
  })

  it('leaves what falls outside its mode, and what is cancelled, alone', async () => {
    const { code, shiftType } = await shop()
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const row = { ...source, planningUnit: code, workDate: monday, shiftType }
    expect(became(await bring([row], { mode: 'update_only' }))).toEqual(['record_not_found'])
    const [id = ''] = idsOf(await bring([row], { mode: 'create_only' }))
    expect((await bring([row], { mode: 'create_only' })).body.results).toMatchObject([
      { code: 'record_exists', id },
    ])
    await made(admin.post(`/v1/shifts/${id}/cancel`, { reason: 'Inventaario' }))
    expect((await bring([row])).body.results).toMatchObject([{ code: 'shift_cancelled', id }])
  })

  it('of a published shift tells of its change', async () => {
    const { planningUnitId, code, shiftType, people } = await shop()
    const source = { externalSource: 'rota', externalId: fresh('s') }
    const row = { ...source, membershipId: people[0], planningUnit: code, workDate: monday, shiftType }
    const [id = ''] = idsOf(await bring([row]))
    await publish(planningUnitId, monday, monday)
    expect(became(await bring([row]))).toEqual(['unchanged'])
    const changed = await bring([{ ...source, endMinutes: 960 }])
    expect(became(changed)).toEqual(['updated'])
    const told = async () =>
      (await made(admin.get('/v1/integration-events?event=shift.changed&limit=100'))).items.filter(
        ({ payload }: { payload: { shiftId: string } }) => payload.shiftId === id,
      )
    expect(await told()).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'published', changedSincePublished: true, endMinutes: 960 })
    expect((await undo(changed.body.importId)).status).toBe(200)
    expect(await told()).toHaveLength(2)
    expect(await read(id)).toMatchObject({ state: 'published', endMinutes: 900, breakMinutes: 30 })
  })

  it.each([
    ['an ordinary night', '2027-01-13', 450],
    ['the night that the clocks go back', '2027-10-30', 510],
    ['the night that they go forward', '2027-03-27', 390],
  ])(
    'ends a shift of 22:00–06:00 on the next day, as a table says it: %s',
    async (_, date, plannedMinutes) => {
      const { planningUnitId, code, numbers } = await shop()
      const table = `Henkilönumero;Yksikkö;Pvm;Alkaa;Päättyy;Tauko\n${numbers[0]};${code};${date};22:00;06:00;30 min\n`
      const answer = await admin.post(path, table, { 'content-type': 'text/csv' })
      expect(became(answer)).toEqual(['created'])
      expect(await shiftsOf(planningUnitId)).toMatchObject([
        { startMinutes: 1320, endMinutes: 1800, plannedMinutes },
      ])
    },
  )
})
