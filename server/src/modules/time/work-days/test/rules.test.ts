import { describe, expect, it } from 'vitest'
import { workDayLife, workDayStatuses } from '../day/shapes.ts'
import * as rules from '../steps/rules.ts'
import { aino, confirm, day, eero, entry, now } from './days.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const boss = { membershipId: eero, selfApprovalAllowed: false }
const free = { locked: false, outsideEmployment: false }
const batchId = newId()

const steps = {
  reopen: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.reopen(stored(status), locked, now),
  return: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.returnToEmployee(stored(status), 'Why?', locked, now),
  approve: (status: (typeof workDayStatuses)[number], locked = false) =>
    rules.approve(stored(status), boss, { locked, outsideEmployment: false }, now),
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
    const decision = rules.approve(day({ status: 'confirmed' }), boss, free, now)
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
    expect(rules.approve(day({ status: 'confirmed' }), own, free, now)).toMatchObject({
      refusal: 'self_approval_forbidden',
    })
    expect(
      rules.approve(day({ status: 'confirmed' }), { ...own, selfApprovalAllowed: true }, free, now),
    ).toMatchObject({
      state: { status: 'approved' },
    })
  })

  it('nobody approves a day outside the employment', () =>
    expect(
      rules.approve(day({ status: 'confirmed' }), boss, { locked: false, outsideEmployment: true }, now),
    ).toMatchObject({ refusal: 'day_outside_employment', extra: { workDate: '2026-10-14' } }))

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
