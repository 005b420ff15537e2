import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { aino, dayInBatch, eero, fixed, on, span, training, work } from '../../test/days.ts'
import { Ledger, payrollNumbers } from '../../test/ledger.ts'
import type { FrozenLine } from '../line.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const november = { from: '2026-11-01', to: '2026-11-30' }

const texts = (lines: readonly FrozenLine[]) =>
  lines.map(({ workDate, kind, minutes, correctionOf }) =>
    [workDate.slice(5), kind, minutes, correctionOf && (correctionOf.sign < 0 ? 'reversal' : 'correction')]
      .filter(part => part !== null)
      .join(' '),
  )

beforeEach(() => {
  payrollNumbers.clear()
  payrollNumbers.set(aino, '1042').set(eero, '99')
})

describe('a batch', () => {
  it('without days has no lines', () => expect(new Ledger().add(october, []).lines).toEqual([]))

  it('tells its days by payroll number, shorter ones first, and by date', () => {
    const days = [
      dayInBatch({ workDate: '2026-10-15', entries: [span(480, 960)] }),
      dayInBatch({ workDate: '2026-10-14', entries: [span(480, 960)] }),
      dayInBatch({ workDate: '2026-10-16', entries: [span(480, 960)], membershipId: newId() }),
      dayInBatch({ workDate: '2026-10-15', entries: [span(480, 960)], membershipId: eero }),
    ]
    const { lines } = new Ledger().add(october, days)
    expect(lines.map(line => [line.payrollNumber, line.workDate])).toEqual([
      ['99', '2026-10-15'],
      ['1042', '2026-10-14'],
      ['1042', '2026-10-15'],
      [null, '2026-10-16'],
    ])
    for (const line of lines) expect(line.correctionOf).toBeNull()
  })
})

describe('a corrected day', () => {
  const before = dayInBatch({ entries: [span(480, 1020, work, [on('tower')])] })
  const corrected = (batchId: string, rest: Parameters<typeof dayInBatch>[0] = {}) =>
    dayInBatch({ workDayId: before.workDayId, correctsBatchId: batchId, ...rest })

  it('first takes back every line that stands for it, then says what is so now', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [
      corrected(first.id, { entries: [span(480, 900, training, [on('harbour')])] }),
    ])
    expect(texts(second.lines)).toEqual([
      '10-14 normal -480 reversal',
      '10-14 overtime_50 -60 reversal',
      '10-14 normal 420 correction',
    ])
    const [normal] = first.lines
    expect(second.lines[0]).toEqual({
      ...normal,
      id: expect.any(String),
      batchId: second.id,
      minutes: -480,
      parts: [{ minutes: -480, values: normal?.parts[0]?.values }],
      correctionOf: { batchId: first.id, lineId: normal?.id, sign: -1 },
    })
    expect(second.lines[2]).toMatchObject({
      payTypeCode: '1500',
      correctionOf: { batchId: first.id, lineId: null, sign: 1 },
    })
  })

  it('is taken back under the payroll number that it was told under', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    payrollNumbers.set(aino, '2000')
    const second = ledger.add(november, [corrected(first.id, { entries: [span(480, 900)] })])
    expect(second.lines.map(line => line.payrollNumber)).toEqual(['1042', '1042', '2000'])
    expect(second.lines.map(line => line.correctionOf?.lineId)).toEqual([
      ...first.lines.map(({ id }) => id),
      null,
    ])
  })

  it('that says the same to payroll is not told again, whatever made it say so', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    payrollNumbers.set(aino, '2000')
    const sameRules = { ...fixed, versionId: newId() }
    const same = { entries: [span(480, 1020, work, [on('tower')])], model: sameRules }
    const second = ledger.add(november, [corrected(first.id, same)])
    expect(second.lines).toEqual([])
    const third = ledger.add(november, [corrected(second.id, { entries: [span(480, 900)] })])
    expect(third.lines.map(line => line.correctionOf)).toEqual([
      ...first.lines.map(({ id }) => ({ batchId: first.id, lineId: id, sign: -1 })),
      { batchId: first.id, lineId: null, sign: 1 },
    ])
  })

  it('is told anew when its minutes lie elsewhere, or belong to another target', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const later = corrected(first.id, { entries: [span(540, 1080, work, [on('tower')])] })
    expect(ledger.add(november, [later]).lines).toHaveLength(4)
    const elsewhere = corrected(first.id, { entries: [span(540, 1080, work, [on('harbour')])] })
    expect(ledger.add(november, [elsewhere]).lines).toHaveLength(4)
  })

  it('that holds nothing any more is only taken back', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [] })])
    expect(texts(second.lines)).toEqual(['10-14 normal -480 reversal', '10-14 overtime_50 -60 reversal'])
    const third = ledger.add(november, [corrected(second.id, { entries: [span(480, 600)] })])
    expect(texts(third.lines)).toEqual(['10-14 normal 120 correction'])
  })

  it('corrected twice takes back what the first correction said, not the day as it first was', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [span(480, 900)] })])
    const third = ledger.add(november, [corrected(second.id, { entries: [span(480, 840)] })])
    expect(texts(third.lines)).toEqual(['10-14 normal -420 reversal', '10-14 normal 360 correction'])
    expect(third.lines[0]?.correctionOf).toEqual({
      batchId: second.id,
      lineId: second.lines[2]?.id,
      sign: -1,
    })
  })

  it('whose correcting batch is cancelled is corrected anew against what still stands', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    const second = ledger.add(november, [corrected(first.id, { entries: [span(480, 900)] })])
    ledger.cancel(second.id)
    const again = ledger.add(november, [corrected(first.id, { entries: [span(480, 840)] })])
    expect(texts(again.lines)).toEqual([
      '10-14 normal -480 reversal',
      '10-14 overtime_50 -60 reversal',
      '10-14 normal 360 correction',
    ])
  })

  it('of a cancelled batch is told as if for the first time', () => {
    const ledger = new Ledger()
    const first = ledger.add(october, [before])
    ledger.cancel(first.id)
    const again = ledger.add(october, [before])
    expect(texts(again.lines)).toEqual(['10-14 normal 480', '10-14 overtime_50 60'])
  })
})
