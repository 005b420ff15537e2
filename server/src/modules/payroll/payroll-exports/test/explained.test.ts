import { describe, expect, it } from 'vitest'
import { shortTexts, startPayroll, paid } from './payroll.ts'

const { aino, approve, batchOf, correct, linesOf, members, span, work } = await startPayroll()

type Name = keyof typeof members

let made = 0
/** Puts a member under a model from today on; the days of these stories lie later. */
async function under(name: Name, version: object): Promise<void> {
  const model = await aino.post('/v1/worktime-models', {
    code: `model_${++made}`,
    name: `Model ${made}`,
    versions: [{ validFrom: '2020-01-01', ...version }],
  })
  expect(model).toMatchObject({ status: 201 })
  const worktimeModelId = model.body.id
  expect(await aino.patch(`/v1/memberships/${members[name].id}`, { worktimeModelId })).toMatchObject({
    status: 200,
  })
}

const dated = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => Temporal.PlainDate.from(from).add({ days: index }).toString())

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd })
const twelveHours = [span(420, 1140)]
const eightHours = [span(480, 960)]

/** A type of absence that gives no credit. */
async function absence(payTypeCode: string | null): Promise<string> {
  const created = await aino.post('/v1/entry-types', {
    code: `away_${++made}`,
    name: 'Palkaton',
    category: 'absence',
    versions: [{ validFrom: '2020-01-01', countsToTarget: false, payTypeCode }],
  })
  expect(created).toMatchObject({ status: 201 })
  return created.body.id
}

describe('period-based work', () => {
  it('of 17 days of 12 hours in three weeks is 120 hours plain, 18 at +50 % and 66 at +100 %', async () => {
    await under('paavo', { kind: 'period', periodWeeks: 3, periodStartsOn: '2027-01-18' })
    for (const date of dated('2027-01-18', 17)) await approve('paavo', date, twelveHours)
    const open = await batchOf(period('2027-01-18', '2027-01-31'))
    expect(open.totals).toContainEqual(paid('normal', 14 * 720))
    const ended = await batchOf(period('2027-02-01', '2027-02-07'))
    expect(ended.totals).toEqual(
      expect.arrayContaining([
        paid('normal', 3 * 720 - 1080 - 3960),
        paid('overtime_50', 1080),
        paid('overtime_100', 3960),
      ]),
    )
    const overtime = (await linesOf(ended.id)).filter(
      ({ workDayId }: { workDayId: string | null }) => workDayId === null,
    )
    for (const line of overtime)
      expect(line).toMatchObject({ workDate: '2027-02-07', countedFrom: '2027-01-18', correctionOf: null })
    expect(await batchOf(period('2027-02-01', '2027-02-28'))).toMatchObject({ nothingToDeliver: true })
  })

  it('is told anew when a day of the period changes, and is taken back with it', async () => {
    await under('otso', { kind: 'period', periodWeeks: 2, periodStartsOn: '2027-01-04' })
    const ids = []
    for (const date of dated('2027-01-04', 8)) ids.push(await approve('otso', date, twelveHours))
    const first = await batchOf(period('2027-01-01', '2027-01-31'))
    expect(first.totals).toEqual(
      expect.arrayContaining([paid('normal', 4800), paid('overtime_50', 720), paid('overtime_100', 240)]),
    )
    await correct(ids[0] ?? '')
    await approve('otso', '2027-01-04', [span(420, 1020)])
    const second = await batchOf(period('2027-02-01', '2027-02-28'))
    expect(second.totals.filter(({ minutes }: { minutes: number }) => minutes !== 0)).toEqual(
      expect.arrayContaining([paid('overtime_100', -120)]),
    )
    const overtimeOf = async (batchId: string) =>
      (await linesOf(batchId)).filter(
        ({ workDayId, minutes }: { workDayId: string | null; minutes: number }) =>
          workDayId === null && minutes > 0,
      )
    const told = new Map(
      (await linesOf(first.id)).map((line: { id: string; minutes: number }) => [line.id, line.minutes]),
    )
    const reversals = (await linesOf(second.id)).filter(
      ({ correctionOf }: { correctionOf: { sign: number } }) => correctionOf.sign === -1,
    )
    expect(reversals.length).toBeGreaterThan(0)
    for (const line of reversals) expect(told.get(line.correctionOf.lineId)).toBe(-line.minutes)
    expect(await overtimeOf(second.id)).not.toEqual([])
  })
})

describe('flex', () => {
  const targets = [384, 384, 384, 384, 384, 0, 0]
  const flexible = { kind: 'flex', weeklyMinutes: 1920, dayTargets: targets }

  it('of 32 hours worked in a week of 32 hours is nothing, on whatever days', async () => {
    await under('onni', { ...flexible, flexInPayroll: 'movement' })
    for (const date of ['2027-02-01', '2027-02-02', '2027-02-05', '2027-02-06'])
      await approve('onni', date, eightHours)
    const off = await absence(null)
    for (const date of ['2027-02-03', '2027-02-04']) await approve('onni', date, [span(480, 864, off)])
    expect((await batchOf(period('2027-02-01', '2027-02-14'))).totals).toEqual([paid('normal', 1920)])
  })

  it('is the movement of the period, negative too, and a correction carries the difference', async () => {
    const ids = []
    for (const date of dated('2027-03-01', 5)) ids.push(await approve('onni', date, [span(480, 840)]))
    const march = await batchOf(period('2027-03-01', '2027-03-31'))
    const flexOf = async (batchId: string) =>
      (await linesOf(batchId)).filter(({ kind }: { kind: string }) => kind === 'flex')
    const [told, ...more] = await flexOf(march.id)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      minutes: -120,
      workDate: '2027-03-31',
      countedFrom: '2027-03-01',
      workDayId: null,
    })
    await correct(ids[4] ?? '')
    await approve('onni', '2027-03-05', [span(480, 900)])
    const april = await batchOf(period('2027-04-01', '2027-04-30'))
    const corrected = await flexOf(april.id)
    expect(shortTexts(corrected)).toEqual([
      ['flex', 120, -1],
      ['flex', -60, 1],
    ])
    expect(corrected[0].correctionOf).toEqual({ batchId: march.id, lineId: told.id, sign: -1 })
  })

  it('is none of payroll’s business where the model says so', async () => {
    await under('sisu', { ...flexible, flexInPayroll: 'none' })
    await approve('sisu', '2027-04-06', eightHours)
    expect((await batchOf(period('2027-04-06', '2027-04-06'))).totals).toEqual([paid('normal', 480)])
  })
})

describe('time off instead of pay', () => {
  it('is one or the other: of a day and of a week the lines say where the minutes went', async () => {
    await under('lumi', { kind: 'fixed', overtimeCompensation: 'overtime_account' })
    for (const date of dated('2027-05-17', 4)) await approve('lumi', date, eightHours)
    await approve('lumi', '2027-05-21', [span(480, 1020)])
    await approve('lumi', '2027-05-22', [span(480, 720)])
    const batch = await batchOf(period('2027-05-01', '2027-05-31'))
    const taken = batch.totals.filter(({ minutes }: { minutes: number }) => minutes !== 0)
    expect(taken).toEqual([
      paid('normal', 2400),
      { kind: 'overtime_50', compensation: 'overtime_account', minutes: 300 },
    ])
    for (const line of await linesOf(batch.id))
      if (line.compensation !== 'paid') expect(line).toMatchObject({ leftOut: line.payTypeCode === null })
  })
})

describe('unpaid absence', () => {
  it('has its lines where it has a pay type, and none otherwise', async () => {
    const [told, untold] = [await absence('6100'), await absence(null)]
    await approve('helmi', '2027-06-14', [span(480, 690), span(690, 930, told)])
    await approve('helmi', '2027-06-15', [span(480, 690), span(690, 930, untold)])
    const batch = await batchOf(period('2027-06-14', '2027-06-15'))
    expect(batch.totals).toEqual([paid('normal', 420), paid('absence', 240)])
    const [line] = (await linesOf(batch.id)).filter(({ kind }: { kind: string }) => kind === 'absence')
    expect(line).toMatchObject({ workDate: '2027-06-14', payTypeCode: '6100', entryTypeId: told })
  })
})

describe('a correction without a change', () => {
  it('gives no lines, under another model and another payroll number too', async () => {
    await under('eero', { kind: 'fixed', dayTargets: [480, 480, 480, 480, 480, 0, 0] })
    const dayId = await approve('eero', '2027-09-06', [span(480, 1020, work)])
    await batchOf(period('2027-09-01', '2027-09-30'))
    await correct(dayId)
    await under('eero', {
      kind: 'fixed',
      dayTargets: [480, 480, 480, 480, 480, 0, 0],
      overtimeFirstTierMinutes: 180,
    })
    const employment = { payrollNumber: '7001', employmentType: 'permanent' }
    expect(await aino.put(`/v1/memberships/${members.eero.id}/employment`, employment)).toMatchObject({
      status: 200,
    })
    await approve('eero', '2027-09-06')
    expect(await batchOf(period('2027-10-01', '2027-10-31'))).toMatchObject({
      dayCount: 1,
      lineCount: 0,
      nothingToDeliver: true,
    })
    await correct(dayId)
    await approve('eero', '2027-09-06', [span(480, 900, work)])
    const lines = await linesOf((await batchOf(period('2027-11-01', '2027-11-30'))).id)
    expect(lines.map((line: Record<string, unknown>) => [line['minutes'], line['payrollNumber']])).toEqual([
      [-480, null],
      [-60, null],
      [420, '7001'],
    ])
  })
})
