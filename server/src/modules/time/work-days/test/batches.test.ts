import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { exportDays, releaseDays, thresholdOvertimeOf, weekOf } from '../port.ts'
import * as rules from '../steps/rules.ts'
import { workDayStatuses } from '../day/shapes.ts'
import { day, earlier, now, ordinary } from './days.ts'

const batchId = newId()
const corrected = newId()

describe('a payroll batch', () => {
  it.each(workDayStatuses.filter(status => status !== 'approved'))('takes no %s day', status =>
    expect(() => rules.exportTo(day({ status }), batchId, now)).toThrow('export is not done'),
  )

  it.each(workDayStatuses.filter(status => status !== 'exported'))('gives no %s day back', status =>
    expect(() => rules.release(day({ status }), now)).toThrow('release is not done'),
  )

  it('takes an approved day, tells the audit trail and nobody else', () =>
    expect(rules.exportTo(day({ status: 'approved' }), batchId, now)).toMatchObject({
      state: { status: 'exported', exportBatchId: batchId, updatedAt: now },
      facts: [],
      audit: [
        { action: 'work_days.export', changes: [{ field: 'status', from: 'approved', to: 'exported' }] },
      ],
    }))

  it('given back, leaves a correction what it was: a correction of the earlier batch', () => {
    const approved = day({ status: 'approved', correctsBatchId: corrected, updatedAt: earlier })
    const [exported] = exportDays([approved], batchId, now).state
    expect(exported).toMatchObject({ exportBatchId: batchId, correctsBatchId: corrected })
    expect(releaseDays(exported ? [exported] : [], now).state).toEqual([{ ...approved, updatedAt: now }])
  })

  it('is corrected itself once it has the correction', () => {
    const [exported] = exportDays(
      [day({ status: 'approved', correctsBatchId: corrected })],
      batchId,
      now,
    ).state
    if (!exported) throw new Error('one day in, one day out')
    expect(rules.correct(exported, 'Again', false, now)).toMatchObject({
      state: { correctsBatchId: batchId },
    })
  })

  it('moves all of its days or none', () =>
    expect(() => exportDays([day({ status: 'approved' }), day({ status: 'draft' })], batchId, now)).toThrow(
      'export is not done on a work_day that is draft',
    ))
})

describe('weekly overtime of frozen days', () => {
  const model = ordinary.model
  if (!model) throw new Error('an ordinary day has a model')
  const { from } = weekOf('2026-10-14')
  const line = (minutes: number) => ({
    kind: 'normal' as const,
    minutes,
    creditBp: 10000,
    rule: { id: model.id, versionId: model.versionId },
    explain: `${minutes} min`,
  })
  const week = Array.from({ length: 6 }, (_, index) => ({
    workDate: `2026-10-${12 + index}`,
    model,
    dayType: null,
    absent: false,
    lines: [line(480)],
  }))

  const weeklyOvertime = (days: typeof week) =>
    thresholdOvertimeOf({ kind: 'week', ...weekOf('2026-10-12'), brokenOff: false }, days).lines

  it('is found in their lines alone', () => {
    expect(from).toBe('2026-10-12')
    expect(weeklyOvertime(week)).toMatchObject([
      { workDate: '2026-10-17', kind: 'overtime_50', replaces: 'normal', minutes: 480, creditBp: 15000 },
    ])
    expect(weeklyOvertime(week.slice(0, 5))).toEqual([])
  })
})
