import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { key, month, paid, refused, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, catalogs, correct, linesOf, members, path, span, tauno, world, write } =
  await startPayroll()

const preview = async (body: object) => {
  const answer = await tauno.post('/v1/export-batches/preview', body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const number = async (name: keyof typeof members, payrollNumber: string | null) =>
  expect(
    await aino.put(`/v1/memberships/${members[name].id}/employment`, {
      payrollNumber,
      employmentType: 'permanent',
    }),
  ).toMatchObject({ status: 200 })
const policy = async (payrollNumberPolicy: 'warn' | 'block') =>
  expect(await aino.patch('/v1/settings', { payrollNumberPolicy })).toMatchObject({ status: 200 })

describe('a preview', () => {
  it('tells what the batch will be, by kind and by pay type, and writes nothing', async () => {
    await number('veera', '1042')
    await approve('veera', '2026-01-05', [span(480, 1060)])
    await approve('veera', '2026-01-07', [span(480, 930)])
    const before = (await tauno.get('/v1/export-batches')).body.items
    const looked = await preview(month('2026-01'))
    expect(looked).toEqual({
      dayCount: 2,
      memberCount: 1,
      lineCount: 4,
      nothingToDeliver: false,
      snapshotHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      totals: [paid('normal', 900), paid('additional', 30), paid('overtime_50', 100)],
      payTypes: [
        { payTypeCode: '1000', minutes: 900, days: 2, hours: 15 },
        { payTypeCode: null, minutes: 130, days: 1, hours: 2.17 },
      ],
      blockerCounts: [
        {
          ...{ code: 'pay_type_missing', blocking: false, count: 2 },
          explain: '2 kinds of lines have no pay type.',
          explanation: { code: 'pay_type_missing', values: { count: 2 } },
        },
      ],
      blockers: [
        expect.objectContaining({ code: 'pay_type_missing', kind: 'additional', membershipId: null }),
        expect.objectContaining({ code: 'pay_type_missing', kind: 'overtime_50', displayName: null }),
      ],
    })
    expect((await tauno.get('/v1/export-batches')).body.items).toEqual(before)
    expect(await batchOf(month('2026-01'))).toMatchObject({
      snapshotHash: looked.snapshotHash,
      totals: looked.totals,
      lineCount: looked.lineCount,
    })
  })

  it('names the days that are not approved, corrections that are open, and members without a number', async () => {
    const corrected = await approve('onni', '2026-02-02')
    await batchOf(month('2026-02'))
    await correct(corrected)
    await write('onni', '2026-03-03')
    expect(await aino.post(`${path('onni', '2026-03-03')}/confirm`, {})).toMatchObject({ status: 200 })
    await approve('onni', '2026-03-02')
    const looked = await preview(month('2026-03'))
    expect(looked.blockerCounts).toMatchObject([
      { code: 'payroll_number_missing', blocking: false, count: 1 },
      { code: 'unapproved_day', blocking: false, count: 1 },
      { code: 'open_correction', blocking: false, count: 1 },
    ])
    const saidIn = async (language: string) =>
      (
        await tauno.post('/v1/export-batches/preview', month('2026-03'), { 'accept-language': language })
      ).body.blockers.map(({ explain }: { explain: string }) => explain)
    expect(await saidIn('fi')).toEqual([
      '1 jäseneltä puuttuu palkkanumero.',
      '1 päivä on hyväksymättä ja jää pois aineistosta.',
      '1 viety päivä on korjattavana eikä uudelleen hyväksytty.',
    ])
    expect(await saidIn('sv')).toEqual([
      '1 medlem saknar lönenummer.',
      '1 dag är inte godkänd och stannar utanför underlaget.',
      '1 exporterad dag rättas och är inte godkänd på nytt.',
    ])
    const onni = { membershipId: members.onni.id, displayName: 'Onni Laine', blocking: false }
    expect(looked.blockers).toEqual([
      expect.objectContaining({ code: 'payroll_number_missing', ...onni, workDate: null }),
      expect.objectContaining({ code: 'unapproved_day', ...onni, workDate: '2026-03-03' }),
      expect.objectContaining({
        code: 'open_correction',
        ...onni,
        workDate: '2026-02-02',
        workDayId: corrected,
      }),
    ])
    expect((await batchOf(month('2026-03'))).warnings).toMatchObject([
      { code: 'payroll_number_missing', count: 1 },
      { code: 'day_not_approved', count: 1 },
      { code: 'correction_open', count: 1 },
    ])
    await approve('onni', '2026-02-02')
    expect(await batchOf(month('2026-03'))).toMatchObject({ dayCount: 1, lineCount: 0 })
  })

  it('names the periods that end later, also where a batch of some people has told them', async () => {
    await batchOf({ ...month('2027-02'), groupId: catalogs.staffGroups.hourly })
    const { period_3_weeks: worktimeModelId } = catalogs.worktimeModels
    expect(await aino.patch(`/v1/memberships/${members.paavo.id}`, { worktimeModelId })).toMatchObject({
      status: 200,
    })
    await approve('paavo', '2027-01-18', [span(480, 960)])
    const { blockers } = await preview({ periodStart: '2027-01-18', periodEnd: '2027-01-31' })
    expect(blockers).toContainEqual(
      expect.objectContaining({
        code: 'open_period',
        blocking: false,
        membershipId: members.paavo.id,
        displayName: 'Paavo Heikkilä',
        periodStart: '2027-01-18',
        periodEnd: '2027-02-07',
      }),
    )
    const { blockers: ended } = await preview({ periodStart: '2027-01-18', periodEnd: '2027-02-07' })
    expect(ended.filter(({ code }: { code: string }) => code === 'open_period')).toEqual([])
  })

  it.each([
    [{ periodStart: '2026-02-01', periodEnd: '2026-01-31' }, 400, 'range_end_before_start'],
    [{ periodStart: '2025-01-01', periodEnd: '2026-01-02' }, 422, 'range_too_long'],
    [{ ...month('2026-01'), groupId: newId() }, 404, 'staff_group_not_found'],
    [{ ...month('2026-01'), employerId: newId() }, 404, 'employer_not_found'],
    [{ ...month('2026-01'), dryRun: true }, 400, 'bad-request'],
  ])('of %j is refused: %i %s', async (body, status, code) =>
    expect(await tauno.post('/v1/export-batches/preview', body)).toMatchObject(refused(status, code)),
  )

  it('is for payroll alone, and for a key that only reads', async () => {
    for (const name of ['eero', 'helmi', 'lumi', 'veera'] as const)
      expect(await world.as(name).post('/v1/export-batches/preview', month('2026-01'))).toMatchObject(
        refused(403, 'insufficient_role'),
      )
    const { secret } = await world.key('tauno', { scope: ['payroll.run'], readOnly: true })
    const reader = world.withKey(secret)
    expect(await reader.post('/v1/export-batches/preview', month('2026-01'))).toMatchObject({ status: 200 })
    expect(await reader.post('/v1/export-batches', month('2026-01'), key())).toMatchObject({ status: 403 })
  })
})

describe('a missing payroll number', () => {
  it('refuses a batch where the organisation says so, and until then it is counted', async () => {
    await approve('helmi', '2026-04-01')
    await policy('block')
    expect((await preview(month('2026-04'))).blockerCounts).toContainEqual(
      expect.objectContaining({ code: 'payroll_number_missing', blocking: true, count: 1 }),
    )
    const answer = await tauno.post('/v1/export-batches', month('2026-04'), key())
    expect(answer).toMatchObject(refused(422, 'export_payroll_number_missing'))
    expect(answer.body).toMatchObject({ count: 1, membershipIds: [members.helmi.id] })
    await number('helmi', '2042')
    expect(await batchOf(month('2026-04'))).toMatchObject({ dayCount: 1, warnings: [] })
    await policy('warn')
    await approve('lumi', '2026-04-02')
    expect((await batchOf(month('2026-04'))).warnings).toMatchObject([{ code: 'payroll_number_missing' }])
  })
})

describe('a batch of an employer', () => {
  it('takes the days on which the member had that employer', async () => {
    const under = async (employer: object) => {
      const made = await aino.post('/v1/employers', employer)
      expect(made).toMatchObject({ status: 201 })
      const employerId: string = made.body.id
      expect(await aino.patch(`/v1/memberships/${members.elina.id}`, { employerId })).toMatchObject({
        status: 200,
      })
      return employerId
    }
    // The first one counts from the beginning, the next one from today.
    await under({ name: 'Telakka Oy', registryCode: '0112038-9' })
    const employerId = await under({ name: 'Satama Oy', registryCode: '2345678-0' })
    await approve('elina', '2026-05-04')
    await approve('elina', '2027-05-04')
    const years = { periodStart: '2026-06-01', periodEnd: '2027-05-31' }
    expect(await preview({ ...month('2026-05'), employerId })).toMatchObject({ dayCount: 0 })
    expect(await batchOf(month('2026-05'))).toMatchObject({ dayCount: 1, employerId: null })
    const batch = await batchOf({ ...years, employerId: employerId.toUpperCase() })
    expect(batch).toMatchObject({ dayCount: 1, employerId })
    expect((await linesOf(batch.id))[0]).toMatchObject({ workDate: '2027-05-04' })
    expect(await tauno.post('/v1/export-batches', { ...years, employerId: newId() }, key())).toMatchObject(
      refused(404, 'employer_not_found'),
    )
  })
})
