import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { memberNamed, now, record, today } from '../../test/people.ts'
import { type Assignment, theBeginning } from '../../record/assignment.ts'
import { refusePayrollNumber } from '../payroll-number.ts'
import { assignedOn, lastDayFrom } from '../rows.ts'
import { assign, type AssigningCircumstances, follow, type WantedAssignment } from '../rules.ts'

const yesterday = addDays(today, -1)
const tomorrow = addDays(today, 1)
const aino = memberNamed('Aalto', { id: 'aino', worktimeModelId: 'eight', employerId: 'harbour' })
const row = (
  kind: Assignment['kind'],
  validFrom: string,
  assignedId: string | null,
  coming = false,
): Assignment => ({ kind, validFrom, assignedId, coming })

const circumstances: AssigningCircumstances = {
  today,
  now,
  missing: [],
  supervisorChain: null,
  circleOn: null,
  numberHolders: [],
}
const assigned = (
  wanted: Partial<WantedAssignment>,
  change: Partial<AssigningCircumstances> = {},
  stored = record(aino),
) =>
  assign(
    stored,
    { kind: 'worktime_model', assignedId: 'five', from: today, reason: 'New contract', ...wanted },
    { ...circumstances, ...change },
  )

describe('an assignment', () => {
  test.each([
    ['of today', today, { coming: false }, 'five'],
    ['of a past day', '2026-01-01', { coming: false }, 'five'],
    ['of a coming day', tomorrow, { coming: true }, 'eight'],
  ])('%s is the member’s own today if it has begun', (_, from, expected, worktimeModelId) => {
    const decision = assigned({ from })
    expect(decision).toMatchObject({
      state: { row: { validFrom: from, assignedId: 'five', ...expected }, member: { worktimeModelId } },
      facts: worktimeModelId === 'five' ? [{ event: 'member.updated' }] : [],
      audit: [{ action: 'members.assign', reason: 'New contract' }],
    })
  })

  test('of a past day that ended before today changes nothing of today', () => {
    const stored = record(aino, {
      assignments: [
        row('employer', theBeginning, 'harbour'),
        row('worktime_model', theBeginning, 'seven'),
        row('worktime_model', yesterday, 'eight'),
      ],
    })
    expect(assigned({ from: '2026-01-01' }, {}, stored)).toMatchObject({
      state: { until: addDays(yesterday, -1), changesMember: false },
      facts: [],
      audit: [{ changes: [{ field: 'assignments', from: { worktimeModelId: 'seven' } }] }],
    })
  })

  test('that stands already changes nothing', () => {
    expect(assigned({ assignedId: 'eight' })).toMatchObject({ state: { row: null }, facts: [], audit: [] })
  })

  test('of a coming day is kept even while it says the same as today’s', () => {
    expect(assigned({ assignedId: 'eight', from: tomorrow })).toMatchObject({
      state: { row: { validFrom: tomorrow, coming: true } },
    })
  })

  test.each<[Partial<WantedAssignment>, Partial<AssigningCircumstances>, string]>([
    [{}, { missing: ['worktime_model_not_found'] }, 'worktime_model_not_found'],
    [{ kind: 'supervisor', assignedId: 'boss' }, { supervisorChain: [] }, 'supervisor_not_found'],
    [{ kind: 'supervisor', assignedId: 'aino' }, { supervisorChain: ['aino'] }, 'supervisor_cycle'],
    [
      { kind: 'supervisor', assignedId: 'boss' },
      { supervisorChain: ['boss'], circleOn: tomorrow },
      'supervisor_cycle',
    ],
  ])('%j under %j is refused with %s', (wanted, change, refusal) => {
    expect(assigned(wanted, change)).toMatchObject({ refusal })
  })
})

describe('a member follows what has come into force', () => {
  test('once, announced and audited', () => {
    const stored = record(aino, {
      assignments: [
        row('worktime_model', theBeginning, 'eight'),
        row('worktime_model', today, 'five', true),
        row('employer', theBeginning, 'harbour'),
        row('employer', tomorrow, 'yard', true),
      ],
    })
    const decision = follow(stored, { today, now })
    expect(decision).toMatchObject({
      state: { changed: true, member: { worktimeModelId: 'five', employerId: 'harbour', updatedAt: now } },
      facts: [{ event: 'member.updated' }],
      audit: [{ changes: [{ field: 'worktimeModelId', from: 'eight', to: 'five' }] }],
    })
    const after = { ...stored, member: decision.state.member }
    expect(follow(after, { today, now })).toMatchObject({ state: { changed: false }, facts: [], audit: [] })
  })
})

describe('a payroll number', () => {
  const employed = (...rows: [string, string | null][]) =>
    rows.map(([from, id]) => row('employer', from, id, from > today))
  const holder = (assignments: readonly Assignment[]) => [{ membershipId: 'onni', assignments }]

  test.each<[string, Assignment[], Assignment[], boolean]>([
    ['of one employer', employed([theBeginning, 'harbour']), employed([theBeginning, 'harbour']), true],
    ['of two employers', employed([theBeginning, 'harbour']), employed([theBeginning, 'yard']), false],
    ['without employers', [], [], true],
    [
      'who had one employer until yesterday',
      employed([theBeginning, 'harbour'], [today, 'yard']),
      employed([theBeginning, 'harbour']),
      false,
    ],
    [
      'who will have one employer',
      employed([theBeginning, 'harbour']),
      employed([theBeginning, 'yard'], [tomorrow, 'harbour']),
      true,
    ],
    [
      'who change places on a day',
      employed([theBeginning, 'harbour'], [tomorrow, 'yard']),
      employed([theBeginning, 'yard'], [tomorrow, 'harbour']),
      false,
    ],
  ])('of members %s', (_, one, other, taken) => {
    const refused = refusePayrollNumber('7', one, holder(other), today)
    expect(refused?.refusal).toBe(taken ? 'payroll_number_taken' : undefined)
    expect(refusePayrollNumber(null, one, holder(other), today)).toBeUndefined()
  })
})

test('of rows in any order the latest that has begun counts', () => {
  const rows = [
    row('staff_group', '2026-03-01', 'c'),
    row('staff_group', theBeginning, 'a'),
    row('staff_group', '2026-02-01', null),
    row('employer', '2026-02-15', 'other'),
  ]
  expect(
    ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map(date =>
      assignedOn(rows, 'staff_group', date),
    ),
  ).toEqual(['a', null, null, 'c'])
  expect([
    lastDayFrom(rows, 'staff_group', '2026-01-01'),
    lastDayFrom(rows, 'staff_group', '2026-03-01'),
  ]).toEqual(['2026-01-31', null])
})
