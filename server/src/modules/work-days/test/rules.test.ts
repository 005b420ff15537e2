import { describe, expect, it } from 'vitest'
import { workDayLife } from '../contract.ts'
import type { ConfirmationPolicy, DayCircumstances, Entry } from '../day.ts'
import * as rules from '../rules.ts'
import { workDayStatuses } from '../shapes.ts'
import { aino, day, earlier, eero, entry, lenient, lunch, now, ordinary, standby, work } from './days.ts'
import { entriesToWrite } from '../entry-rules.ts'
import { accept } from '../../../platform/vocabulary/decision.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

const boss = { membershipId: eero, selfApprovalAllowed: false }
const batchId = newId()

const steps = {
  reopen: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.reopen(stored(status), locked, now),
  return: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.returnToEmployee(stored(status), 'Why?', locked, now),
  approve: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.approve(stored(status), boss, locked, now),
  unapprove: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.unapprove(stored(status), null, locked, now),
  correct: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.correct(stored(status), 'Wrong project', locked, now),
}

const stored = (status: (typeof workDayStatuses)[number]) =>
  day({ status, exportBatchId: status === 'exported' ? batchId : null })

// From which states a day moves, and where to, the table in `lifecycle.ts` shows.
describe('a work day that moves', () => {
  const events = {
    reopen: [],
    return: ['workday.returned'],
    approve: ['workday.approved'],
    unapprove: ['workday.unapproved'],
    correct: ['workday.corrected'],
  }
  for (const name of Object.keys(steps) as (keyof typeof steps)[])
    for (const status of workDayLife.transitions[name].from) {
      it(`${name} of a ${status} day is announced`, () => {
        const decision = steps[name](status)
        if (decision.refusal !== undefined) throw new Error(decision.detail)
        expect(decision.facts.map(fact => fact.event)).toEqual(events[name])
        expect(decision.state.updatedAt).toBe(now)
      })
      it(`${name} of a ${status} day in a locked period answers period_locked`, () =>
        expect(steps[name](status, true)).toMatchObject({ refusal: 'period_locked' }))
    }

  it('a fact names the day, its member and date, and when it happened, and nothing else', () => {
    const decision = rules.approve(day({ status: 'confirmed' }), boss, false, now)
    if (decision.refusal !== undefined) throw new Error(decision.detail)
    expect(decision.facts[0]?.payload).toEqual({
      workDayId: decision.state.id,
      membershipId: aino,
      workDate: '2026-10-14',
      approvedAt: now,
    })
  })

  it('nobody approves an own day unless the organisation allows it', () => {
    const own = { membershipId: aino, selfApprovalAllowed: false }
    expect(rules.approve(day({ status: 'confirmed' }), own, false, now)).toMatchObject({
      refusal: 'self_approval_forbidden',
    })
    expect(
      rules.approve(day({ status: 'confirmed' }), { ...own, selfApprovalAllowed: true }, false, now),
    ).toMatchObject({
      state: { status: 'approved' },
    })
  })

  it('a corrected exported day remembers the batch it corrects and leaves it', () =>
    expect(rules.correct(stored('exported'), 'Wrong project', false, now)).toMatchObject({
      state: { status: 'draft', exportBatchId: null, correctsBatchId: batchId },
    }))

  it('an approved correction that is unapproved still corrects its batch', () =>
    expect(
      rules.unapprove(day({ status: 'approved', correctsBatchId: batchId }), null, false, now),
    ).toMatchObject({
      state: { status: 'draft', correctsBatchId: batchId },
    }))

  it('a returned day carries the reason until it is confirmed again', () => {
    const returned = rules.returnToEmployee(
      day({ status: 'confirmed' }),
      'Friday lacks the project.',
      false,
      now,
    )
    expect(returned).toMatchObject({
      state: { returnReason: 'Friday lacks the project.' },
      audit: [{ reason: 'Friday lacks the project.' }],
    })
    const again = day({ returnReason: 'Friday lacks the project.' })
    expect(confirm([entry()], {}, {}, again)).toMatchObject({ state: { returnReason: null } })
  })
})

const confirm = (
  entries: readonly Entry[],
  circumstances: Partial<DayCircumstances> = {},
  policy: Partial<ConfirmationPolicy> = {},
  stored = day(),
) =>
  rules.confirm(
    { id: newId(), membershipId: aino, workDate: stored.workDate, day: stored },
    entries,
    { ...ordinary, ...circumstances },
    { ...lenient, ...policy },
    now,
  )

describe('confirming', () => {
  const level = { id: newId(), code: 'project', name: 'Project', required: true, askInEntry: true }
  const target = newId()
  const on = (more: object = {}) => [{ dimensionId: level.id, valueId: target, ...more }]
  const precisely = (precision: 'project' | 'phase' | 'task') => ({
    precisionOf: new Map([[target, precision]]),
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
      () => confirm([entry({ allocations: on({ phaseId: newId() }) })], {}, precisely('phase')),
    ],
    [
      'hours on a phase where a task is expected',
      'attribution_precision_unmet',
      () => confirm([entry({ allocations: on({ phaseId: newId() }) })], {}, precisely('task')),
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
})

describe('writing entries', () => {
  const written = (stored = day(), locked = false, unchanged = true) =>
    rules.write(
      { id: newId(), membershipId: aino, workDate: stored.workDate, day: stored },
      { action: 'work_days.write_entries', entries: () => accept([entry()]), dayTypeId: null },
      { ...ordinary, locked },
      unchanged,
      now,
    )

  it.each(['confirmed', 'approved', 'exported'] as const)('a %s day is locked', status =>
    expect(written(stored(status))).toMatchObject({ refusal: 'day_confirmed_locked' }),
  )
  it('a stale expectedUpdatedAt is refused', () =>
    expect(written(day(), false, false)).toMatchObject({ refusal: 'day_changed' }))
  it('a locked period is refused', () =>
    expect(written(day(), true)).toMatchObject({ refusal: 'period_locked' }))
  it('a draft takes the new entries and its frame follows', () =>
    expect(written(day({ updatedAt: earlier }))).toMatchObject({
      state: { day: { startMinutes: 480, endMinutes: 960, workedMinutes: 480, updatedAt: now } },
      facts: [],
    }))
})

describe('the entries of a write', () => {
  const projects = newId()
  const house = newId()
  const references = {
    ids: [newId(), newId(), newId()],
    source: 'manual',
    dayMinutes: 1440,
    entryTypes: new Map([work, lunch, standby].map(type => [type.id, type])),
    levels: new Map([
      [projects, { id: projects }],
      ['project', { id: projects }],
    ]),
    values: new Map([[house, { dimensionId: projects }]]),
  } as const
  const span = (startMinutes: number, endMinutes: number, type = work) => ({
    entryTypeId: type.id,
    startMinutes,
    endMinutes,
  })

  const cases: [string, string | null, Parameters<typeof entriesToWrite>[0], number?][] = [
    ['nothing at all', null, []],
    ['a span', null, [span(480, 960)]],
    ['a duration', null, [{ entryTypeId: work.id, durationMinutes: 450 }]],
    ['a span and a duration', 'entry_form_invalid', [{ ...span(480, 960), durationMinutes: 480 }]],
    ['neither', 'entry_form_invalid', [{ entryTypeId: work.id }]],
    ['half a span', 'entry_form_invalid', [{ entryTypeId: work.id, startMinutes: 480 }]],
    [
      'half a span and a duration',
      'entry_form_invalid',
      [{ entryTypeId: work.id, endMinutes: 480, durationMinutes: 60 }],
    ],
    ['an empty span', 'entry_end_before_start', [span(480, 480)]],
    ['a span that runs back', 'entry_end_before_start', [span(960, 480)]],
    ['a night shift over midnight', null, [span(1320, 1800)]],
    ['spans that touch', null, [span(480, 720), span(720, 960)]],
    ['spans that overlap by a minute', 'entry_overlap', [span(480, 721), span(720, 960)]],
    ['a break inside work', null, [span(480, 960), span(690, 720, lunch)]],
    [
      'two breaks that overlap',
      'entry_overlap',
      [span(480, 960), span(690, 720, lunch), span(700, 730, lunch)],
    ],
    ['work inside standby', null, [span(0, 1440, standby), span(600, 660)]],
    ['a duration beside spans', null, [span(480, 960), { entryTypeId: work.id, durationMinutes: 60 }]],
    ['24 hours of work', null, [{ entryTypeId: work.id, durationMinutes: 1440 }]],
    [
      'a minute more than the day has',
      'entry_day_total_exceeded',
      [{ entryTypeId: work.id, durationMinutes: 1440 }, span(480, 481)],
    ],
    [
      '24 hours on a day of 23',
      'entry_day_total_exceeded',
      [{ entryTypeId: work.id, durationMinutes: 1440 }],
      1380,
    ],
    ['an unknown entry type', 'entry_type_not_found', [{ entryTypeId: newId(), durationMinutes: 60 }]],
    [
      'an allocation by level code',
      null,
      [{ ...span(480, 960), allocations: [{ dimensionId: 'project', valueId: house }] }],
    ],
    [
      'an unknown level',
      'dimension_not_found',
      [{ ...span(480, 960), allocations: [{ dimensionId: 'nope', valueId: house }] }],
    ],
    [
      'an unknown target',
      'dimension_value_not_found',
      [{ ...span(480, 960), allocations: [{ dimensionId: projects, valueId: newId() }] }],
    ],
  ]
  it.each(cases)('%s: %s', (_, code, inputs, dayMinutes = 1440) => {
    const decision = entriesToWrite(inputs, { ...references, dayMinutes })
    if (code) expect(decision).toMatchObject({ refusal: code })
    else
      expect(decision).toMatchObject({
        state: inputs.map(input => ({ entryType: { id: input.entryTypeId } })),
      })
  })
})
