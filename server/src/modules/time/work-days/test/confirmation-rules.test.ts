import { describe, expect, it } from 'vitest'
import { noDetails } from '../details/slot.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { confirm, day, entry, independenceDay, lunch, ordinary } from './days.ts'

const batchId = newId()

describe('confirming', () => {
  const level = {
    id: newId(),
    code: 'project',
    name: 'Project',
    required: true,
    askInEntry: true,
    remainder: 'unattributed',
  } as const
  const target = newId()
  const on = (more: object = {}) => [{ dimensionId: level.id, valueId: target, ...more }]
  const [phase, locked] = [newId(), newId()]
  const precisely = (precision: 'project' | 'phase' | 'task') => ({
    precisionOf: new Map([[target, precision]]),
    details: {
      ...noDetails,
      phases: new Map(
        [phase, locked].map(
          id => [id, { id, projectId: target, code: id, takesHours: id === phase }] as const,
        ),
      ),
    },
  })
  const clocking = { punchPolicy: 'clocking_required' } as const
  const off = '2026-10-17'
  const training = {
    id: newId(),
    versionId: newId(),
    code: 'training',
    credit: 'target',
    creditMinutes: null,
    countsAsWorked: true,
    waivesTarget: false,
  } as const

  const cases: [string, string | null, () => unknown][] = [
    ['an ordinary day', null, () => confirm([entry()])],
    [
      'a confirmed day',
      'day_already_confirmed',
      () => confirm([entry()], {}, {}, day({ status: 'confirmed' })),
    ],
    [
      'an exported day',
      'day_already_confirmed',
      () => confirm([entry()], {}, {}, day({ status: 'exported', exportBatchId: batchId })),
    ],
    ['a day in a locked period', 'period_locked', () => confirm([entry()], { locked: true })],
    ['an empty working day', 'day_empty', () => confirm([])],
    ['an empty day off', 'empty_day_off', () => confirm([], {}, {}, day({ workDate: off }))],
    ['a day outside the employment', 'day_outside_employment', () => confirm([entry()], { employed: false })],
    ['an empty day outside the employment', 'day_outside_employment', () => confirm([], { employed: false })],
    [
      'an emptied correction of a day outside the employment',
      null,
      () => confirm([], { employed: false }, {}, day({ correctsBatchId: batchId })),
    ],
    [
      'a correction with hours outside the employment',
      'day_outside_employment',
      () => confirm([entry()], { employed: false }, {}, day({ correctsBatchId: batchId })),
    ],
    ['a credited holiday without entries', null, () => confirm([], { holiday: independenceDay })],
    [
      'a holiday without entries that expects nothing',
      'empty_day_off',
      () => confirm([], { holiday: { ...independenceDay, code: 'epiphany' } }),
    ],
    ['work on a day off', null, () => confirm([entry()], {}, {}, day({ workDate: off }))],
    ['a day type without entries', null, () => confirm([], { dayType: training })],
    [
      'an emptied day that corrects an exported one',
      null,
      () => confirm([], {}, {}, day({ correctsBatchId: batchId })),
    ],
    [
      'a day that no model covers',
      'missing_model_version_for_day',
      () => confirm([entry()], { model: null }),
    ],
    ['an entry of exactly the longest duration', null, () => confirm([entry({ endMinutes: 1080 })])],
    ['an entry one minute longer', 'entry_over_max_duration', () => confirm([entry({ endMinutes: 1081 })])],
    [
      'an entry without a required level',
      'required_attribution_missing',
      () => confirm([entry()], {}, { levels: [level] }),
    ],
    [
      'an entry with the required level',
      null,
      () => confirm([entry({ allocations: on() })], {}, { levels: [level] }),
    ],
    [
      'a level that is required but not asked',
      null,
      () => confirm([entry()], {}, { levels: [{ ...level, askInEntry: false }] }),
    ],
    [
      'a break without the required level',
      null,
      () =>
        confirm(
          [entry({ allocations: on() }), entry({ entryType: lunch, startMinutes: 690, endMinutes: 720 })],
          {},
          { levels: [level] },
        ),
    ],
    [
      'hours on a project that expects a phase',
      'attribution_precision_unmet',
      () => confirm([entry({ allocations: on() })], {}, precisely('phase')),
    ],
    [
      'hours on the phase',
      null,
      () => confirm([entry({ allocations: on({ phaseId: phase }) })], {}, precisely('phase')),
    ],
    [
      'hours on a phase where a task is expected',
      'attribution_precision_unmet',
      () => confirm([entry({ allocations: on({ phaseId: phase }) })], {}, precisely('task')),
    ],
    [
      'hours on a phase of another project',
      'project_phase_not_found',
      () => confirm([entry({ allocations: on({ phaseId: newId() }) })], {}, precisely('phase')),
    ],
    [
      'hours on a task that is gone',
      'task_not_found',
      () => confirm([entry({ allocations: on({ taskId: newId() }) })], {}, precisely('task')),
    ],
    [
      'hours on a phase that was locked since',
      'phase_takes_no_hours',
      () => confirm([entry({ allocations: on({ phaseId: locked }) })], {}, precisely('phase')),
    ],
    [
      'a hand-entered day under clocking',
      'manual_entry_reason_required',
      () => confirm([entry()], {}, clocking),
    ],
    [
      "any entry's note satisfies the rule",
      null,
      () =>
        confirm(
          [entry({ endMinutes: 600 }), entry({ startMinutes: 600, note: 'The clock was broken.' })],
          {},
          clocking,
        ),
    ],
    ['a clock-produced day needs no note', null, () => confirm([entry({ source: 'punch' })], {}, clocking)],
    [
      'clocking required by the model alone',
      'manual_entry_reason_required',
      () => confirm([entry()], { model: { ...ordinary.model!, punchPolicy: 'clocking_required' } }),
    ],
  ]
  it.each(cases)('%s: %s', (_, code, decide) =>
    expect(decide()).toMatchObject(
      code ? { refusal: code } : { state: { status: 'confirmed' }, facts: [{ event: 'workday.confirmed' }] },
    ),
  )

  it('names every rule that the day breaks, the first as the code', () => {
    const [long, plain] = [entry({ startMinutes: 0, endMinutes: 700 }), entry({ startMinutes: 700 })]
    const decision = confirm([long, plain], { model: null }, { levels: [level], ...clocking })
    expect(decision).toMatchObject({
      refusal: 'missing_model_version_for_day',
      extra: {
        violations: [
          { code: 'missing_model_version_for_day', detail: expect.stringMatching(/No version/) },
          { code: 'entry_over_max_duration', entryId: long.id },
          { code: 'required_attribution_missing', entryId: long.id, dimensionCode: 'project' },
          { code: 'required_attribution_missing', entryId: plain.id, dimensionCode: 'project' },
          { code: 'manual_entry_reason_required' },
        ],
      },
    })
  })

  it('measures an entry by the minutes that pass', () => {
    const tenHours = entry({ startMinutes: 0, endMinutes: 660 })
    expect(confirm([tenHours], {}, {}, day({ workDate: '2026-03-29' }))).toMatchObject({ state: {} })
    const clockTen = entry({ startMinutes: 0, endMinutes: 600 })
    expect(confirm([clockTen], {}, {}, day({ workDate: '2026-10-25' }))).toMatchObject({
      refusal: 'entry_over_max_duration',
    })
  })

  it('freezes the target and the versions that the day was made with', () => {
    const decision = confirm([entry()])
    expect(decision).toMatchObject({
      state: {
        expectedTargetMinutes: 480,
        workedMinutes: 480,
        worktimeModelVersionId: ordinary.model?.versionId,
      },
    })
  })

  const whole = [entry({ id: newId(), endMinutes: 990, allocations: on({ minutes: 480 }) })]
  const withLunch = (more: object) => [
    entry({ endMinutes: 990, allocations: on(more) }),
    entry({ entryType: lunch, startMinutes: 690, endMinutes: 720 }),
  ]
  const refusing = { levels: [{ ...level, required: false, remainder: 'refused' } as const] }
  const letting = { levels: [{ ...level, required: false }] }
  it.each<[string, string | null, () => unknown]>([
    [
      'required minutes that cover the entry',
      null,
      () => confirm(withLunch({ minutes: 480 }), {}, { levels: [level] }),
    ],
    [
      'required minutes that leave some over',
      'required_attribution_missing',
      () => confirm(withLunch({ minutes: 479 }), {}, { levels: [level] }),
    ],
    [
      'a required share of the whole',
      null,
      () => confirm(withLunch({ shareBp: 10_000 }), {}, { levels: [level] }),
    ],
    [
      'a required share of less',
      'required_attribution_missing',
      () => confirm(withLunch({ shareBp: 9000 }), {}, { levels: [level] }),
    ],
    [
      'a remainder that is refused',
      'allocation_incomplete',
      () => confirm(withLunch({ minutes: 400 }), {}, refusing),
    ],
    ['no target where remainders are refused', null, () => confirm([entry()], {}, refusing)],
    ['a remainder of no target', null, () => confirm(withLunch({ minutes: 400 }), {}, letting)],
    [
      'minutes that a break taken off by itself leaves no room for',
      'allocation_exceeds_entry',
      () =>
        confirm(
          whole,
          { model: { ...ordinary.model!, breakRules: [{ afterMinutes: 360, deductMinutes: 31 }] } },
          letting,
        ),
    ],
  ])('%s: %s', (_, code, decide) =>
    expect(decide()).toMatchObject(code ? { refusal: code } : { state: { status: 'confirmed' } }),
  )

  it('tells how many minutes are left over', () => {
    expect(confirm(withLunch({ minutes: 400 }), {}, refusing)).toMatchObject({
      extra: { remainingMinutes: 80, violations: [{ dimensionCode: 'project', remainingMinutes: 80 }] },
    })
    expect(confirm(withLunch({ minutes: 479 }), {}, { levels: [level] })).toMatchObject({
      extra: { remainingMinutes: 1, dimensionCode: 'project' },
    })
  })
})
