import { describe, expect, it } from 'vitest'
import {
  dayType,
  doctor,
  duration,
  everyDay,
  holiday,
  interpret,
  lineTexts,
  model,
  orderedWork,
  span,
  unpaidLeave,
  work,
} from './example-day.ts'
import { said, sentence } from './said.ts'

const EPIPHANY = '2026-01-06'
const epiphany = holiday(EPIPHANY, 'epiphany')

describe('day types', () => {
  it('a training day is credited with its target', () => {
    const day = interpret({ model: model('fixed', everyDay(450)), dayType: dayType({}) })
    expect(day.frame).toMatchObject({ workedMinutes: 0, creditedMinutes: 450, expectedTargetMinutes: 450 })
    expect(day.interpretation).toMatchObject({ deviationMinutes: 0, warnings: [] })
    expect(day.interpretation.lines).toEqual([
      {
        kind: 'credit',
        minutes: 450,
        creditBp: 10000,
        compensation: 'paid',
        rule: { id: 'day-type', versionId: 'day-type-v1' },
        explanation: said('450 min: day type training credits the target of 450 min.'),
      },
    ])
  })

  it('a fixed credit gives its minutes whatever the target', () => {
    const day = interpret({ dayType: dayType({ credit: 'fixed', creditMinutes: 240 }) })
    expect(day.interpretation).toMatchObject({
      targetMinutes: 480,
      creditedMinutes: 240,
      deviationMinutes: -240,
    })
  })

  it('a day type that waives the target expects and credits nothing', () => {
    const day = interpret({ dayType: dayType({ code: 'unpaid', credit: 'target', waivesTarget: true }) })
    expect(day.interpretation).toMatchObject({
      targetMinutes: 0,
      creditedMinutes: 0,
      deviationMinutes: 0,
      lines: [],
    })
  })

  it('work on a credited day counts on top, and is warned of', () => {
    const day = interpret({ dayType: dayType({}), entries: [duration(work, 120)] })
    expect(day.interpretation).toMatchObject({
      workedMinutes: 120,
      creditedMinutes: 480,
      deviationMinutes: 120,
    })
    expect(day.interpretation.warnings.map(({ code }) => code)).toEqual(['work_on_credited_day'])
  })
})

describe('a holiday on a weekday', () => {
  it.each([
    ['target_zero', { targetMinutes: 0, creditedMinutes: 0, deviationMinutes: 0 }],
    ['credited', { targetMinutes: 480, creditedMinutes: 480, deviationMinutes: 0 }],
    ['none', { targetMinutes: 480, creditedMinutes: 0, deviationMinutes: -480 }],
  ] as const)('with the effect %s', (holidayEffect, expected) => {
    const day = interpret({ workDate: EPIPHANY, holiday: epiphany, model: model('fixed', { holidayEffect }) })
    expect(day.interpretation).toMatchObject(expected)
  })

  it('names the holiday and the model in its credit', () => {
    const version = model('fixed', { holidayEffect: 'credited' })
    const { interpretation } = interpret({ workDate: EPIPHANY, holiday: epiphany, model: version })
    expect(interpretation.lines).toMatchObject([
      {
        rule: { versionId: 'model-fixed-v1' },
        explanation: said('480 min: epiphany 2026-01-06 is credited with 480 min under fixed_40.'),
      },
    ])
  })

  it('gives a part-timer the average day that was agreed', () => {
    const version = model('fixed', {
      holidayEffect: 'credited',
      holidayCreditMinutes: 288,
      weeklyMinutes: 1440,
    })
    expect(interpret({ workDate: EPIPHANY, holiday: epiphany, model: version }).frame.creditedMinutes).toBe(
      288,
    )
  })

  it('gives nothing on a day that expects nothing, such as unpaid leave', () => {
    const version = model('fixed', { holidayEffect: 'credited', holidayCreditMinutes: 288 })
    const leave = dayType({ code: 'unpaid', credit: 'none', waivesTarget: true })
    expect(
      interpret({ workDate: EPIPHANY, holiday: epiphany, model: version, dayType: leave }).frame
        .creditedMinutes,
    ).toBe(0)
  })

  it('by law Independence Day is paid free, whatever other holidays do', () => {
    const workDate = '2027-12-06'
    const day = interpret({ workDate, holiday: holiday(workDate, 'independence_day') })
    expect(day.interpretation).toMatchObject({ targetMinutes: 480, creditedMinutes: 480 })
  })

  it('an eve is an ordinary day by law and free where the model says so', () => {
    const workDate = '2026-06-19'
    const eve = holiday(workDate, 'midsummer_eve', 'eve')
    expect(interpret({ workDate, holiday: eve }).frame.expectedTargetMinutes).toBe(480)
    expect(
      interpret({ workDate, holiday: eve, model: model('fixed', { eveEffect: 'target_zero' }) }).frame
        .expectedTargetMinutes,
    ).toBe(0)
  })

  it('work on it is normal work with the holiday premium', () => {
    const day = interpret({ workDate: EPIPHANY, holiday: epiphany, entries: [span(work, '08:00', '14:00')] })
    expect(lineTexts(day)).toEqual(['normal 360 08:00–14:00', 'holiday 360 08:00–14:00'])
    expect(day.interpretation.deviationMinutes).toBe(360)
  })

  describe('that is credited and worked is paid once', () => {
    const credited = (rest: Parameters<typeof model>[1] = {}) =>
      model('fixed', { holidayEffect: 'credited', ...rest })
    const on = (entries: Parameters<typeof interpret>[0]['entries'], version = credited()) =>
      interpret({ workDate: EPIPHANY, holiday: epiphany, model: version, entries: entries ?? [] })

    it.each([
      [
        'all day',
        on([span(work, '08:00', '16:00')]),
        ['normal 480 08:00–16:00', 'holiday 480 08:00–16:00'],
        0,
      ],
      [
        'longer',
        on([span(work, '08:00', '17:00')]),
        ['normal 480 08:00–16:00', 'overtime_50 60 16:00–17:00', 'holiday 540 08:00–17:00'],
        60,
      ],
      [
        'for two hours',
        on([span(work, '08:00', '10:00')]),
        ['normal 120 08:00–10:00', 'holiday 120 08:00–10:00', 'credit 360'],
        0,
      ],
      ['away all day', on([duration(doctor, 480)]), ['credit 480'], 0],
      [
        'under an agreed credit, up to the target',
        on([span(work, '08:00', '12:00')], credited({ holidayCreditMinutes: 288 })),
        ['normal 240 08:00–12:00', 'holiday 240 08:00–12:00', 'credit 240'],
        0,
      ],
      [
        'on a day off with an agreed credit',
        on(
          [span(work, '08:00', '10:00')],
          credited({
            holidayCreditMinutes: 288,
            dayTargets: [480, 0, 480, 480, 480, 0, 0],
            weeklyMinutes: 1920,
          }),
        ),
        ['additional 120 08:00–10:00', 'holiday 120 08:00–10:00', 'credit 168'],
        288,
      ],
    ])('%s', (_, day, lines, deviation) => {
      expect(lineTexts(day)).toEqual(lines)
      expect(day.interpretation.deviationMinutes).toBe(deviation)
    })

    it('under flexitime ordered work leaves the credit, which keeps the balance', () => {
      const flexible = model('flex', { holidayEffect: 'credited' })
      const day = on([span(orderedWork, '08:00', '10:00')], flexible)
      expect(day.interpretation).toMatchObject({
        creditedMinutes: 480,
        deviationMinutes: 0,
        balanceTerms: [],
      })
      const own = on([span(work, '08:00', '10:00')], flexible)
      expect(own.interpretation).toMatchObject({
        creditedMinutes: 360,
        deviationMinutes: 0,
        balanceTerms: [],
      })
    })

    it('says what is left', () =>
      expect(sentence(on([span(work, '08:00', '10:00')]).interpretation.lines.at(-1)?.explanation)).toBe(
        '360 min: epiphany 2026-01-06 is credited with 360 min under fixed_40, what the day leaves of 480 min.',
      ))
  })

  it('on a credited leave day counts once', () => {
    const day = interpret({
      workDate: EPIPHANY,
      holiday: epiphany,
      model: model('fixed', { holidayEffect: 'credited' }),
      dayType: dayType({ code: 'annual_holiday' }),
    })
    expect(day.interpretation).toMatchObject({ creditedMinutes: 480, deviationMinutes: 0 })
  })
})

describe('absences inside a day', () => {
  it('a visit to the doctor is credited and not worked', () => {
    const day = interpret({ entries: [span(work, '08:00', '14:00'), span(doctor, '14:00', '16:00')] })
    expect(day.frame).toMatchObject({ endMinutes: 840, workedMinutes: 360, creditedMinutes: 120 })
    expect(lineTexts(day)).toEqual(['normal 360 08:00–14:00', 'credit 120 14:00–16:00'])
    expect(day.interpretation.deviationMinutes).toBe(0)
  })

  it('an absence that does not count leaves the target open', () => {
    const day = interpret({ entries: [duration(work, 360), duration(unpaidLeave, 120)] })
    expect(day.interpretation).toMatchObject({ creditedMinutes: 0, deviationMinutes: -120 })
    expect(day.interpretation.lines.at(-1)).toEqual({
      kind: 'absence',
      minutes: 120,
      creditBp: 0,
      compensation: 'paid',
      rule: { id: 'entry-type-unpaid_leave', versionId: 'entry-type-unpaid_leave-v1' },
      explanation: said('120 min: absence unpaid_leave does not count to the target.'),
    })
  })

  it('keeps its place in the day', () => {
    const day = interpret({ entries: [span(work, '08:00', '14:00'), span(unpaidLeave, '14:00', '16:00')] })
    expect(lineTexts(day)).toEqual(['normal 360 08:00–14:00', 'absence 120 14:00–16:00'])
  })
})

describe('a day type without a credit', () => {
  const unpaid = dayType({ code: 'unpaid', credit: 'none', waivesTarget: true })
  const flexLeave = dayType({ code: 'flex_leave', credit: 'none' })

  it.each([
    ['that waives the target is away for what the day would have expected', unpaid, 0],
    ['that leaves the target is away for it', flexLeave, -480],
  ])('%s', (_, type, deviationMinutes) => {
    const day = interpret({ dayType: type })
    expect(lineTexts(day)).toEqual(['absence 480'])
    expect(day.interpretation).toMatchObject({ creditedMinutes: 0, workedMinutes: 0, deviationMinutes })
    expect(day.interpretation.lines[0]).toMatchObject({ creditBp: 0, rule: { id: 'day-type' } })
  })

  it('is away for what is not worked, credited or recorded as an absence', () => {
    const entries = [duration(work, 120), duration(doctor, 60), duration(unpaidLeave, 30)]
    expect(lineTexts(interpret({ dayType: flexLeave, entries }))).toEqual([
      'normal 120',
      'credit 60',
      'absence 30',
      'absence 270',
    ])
    expect(lineTexts(interpret({ dayType: flexLeave, entries: [duration(work, 480)] }))).toEqual([
      'normal 480',
    ])
  })

  it.each([
    ['a free weekday', { workDate: '2026-03-07' }],
    ['a free holiday', { workDate: EPIPHANY, holiday: epiphany }],
    [
      'a holiday that is paid anyway',
      { workDate: '2027-12-06', holiday: holiday('2027-12-06', 'independence_day') },
    ],
  ])('has nothing to be away from on %s', (_, rest) => {
    expect(interpret({ ...rest, dayType: unpaid }).interpretation.lines).toEqual([])
  })
})
