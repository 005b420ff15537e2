import { describe, expect, test } from 'vitest'
import { assignFurther, assignPrimary, closeAssignment } from '../assignments.ts'
import { today, unit } from '../../test/people.ts'

const yesterday = '2026-11-19'
const circumstances = { today, newAssignmentId: 'new' }
const periods = (
  units: readonly { planningUnitId: string; validFrom: string; validTo: string | null; primary: boolean }[],
) =>
  units.map(({ planningUnitId, primary, validFrom, validTo }) => [
    planningUnitId,
    primary,
    validFrom,
    validTo,
  ])

describe('a new primary unit', () => {
  test('is the member’s from today, and the former one until yesterday', () => {
    const { units } = assignPrimary([unit('helsinki', { primary: true })], 'tampere', circumstances)
    expect(periods(units)).toEqual([
      ['helsinki', true, '2026-01-01', yesterday],
      ['tampere', true, today, null],
    ])
  })

  test('changes nothing when it is the old one', () => {
    const units = [unit('helsinki', { primary: true })]
    expect(assignPrimary(units, 'helsinki', circumstances)).toEqual({ units, saved: [], removed: [] })
    expect(assignPrimary([], null, circumstances)).toEqual({ units: [], saved: [], removed: [] })
  })

  test('replaces one that began today, which never covered a whole day', () => {
    const mistaken = unit('helsinki', { primary: true, validFrom: today })
    const { units, removed } = assignPrimary([mistaken], 'tampere', circumstances)
    expect(periods(units)).toEqual([['tampere', true, today, null]])
    expect(removed).toEqual([mistaken.id])
  })

  test('takes the place of a further assignment to the same unit', () => {
    const { units } = assignPrimary(
      [unit('helsinki', { primary: true }), unit('tampere')],
      'tampere',
      circumstances,
    )
    expect(periods(units)).toEqual([
      ['helsinki', true, '2026-01-01', yesterday],
      ['tampere', false, '2026-01-01', yesterday],
      ['tampere', true, today, null],
    ])
  })

  test('does not overlap one to the same unit that was closed today', () => {
    const { units } = assignPrimary([unit('tampere', { validTo: today })], 'tampere', circumstances)
    expect(periods(units)).toEqual([
      ['tampere', false, '2026-01-01', yesterday],
      ['tampere', true, today, null],
    ])
  })

  test('can be none', () => {
    const { units } = assignPrimary(
      [unit('helsinki', { primary: true }), unit('tampere')],
      null,
      circumstances,
    )
    expect(periods(units)).toContainEqual(['helsinki', true, '2026-01-01', yesterday])
    expect(periods(units)).toContainEqual(['tampere', false, '2026-01-01', null])
    expect(units).toHaveLength(2)
  })

  test('leaves long closed assignments to the same unit as they are', () => {
    const old = unit('tampere', { primary: true, validFrom: '2020-01-01', validTo: '2020-12-31' })
    const { units, removed } = assignPrimary([old], 'tampere', circumstances)
    expect(units).toContain(old)
    expect(removed).toEqual([])
  })

  test('stores closed assignments before new ones, so that there is one primary at a time', () => {
    const { saved } = assignPrimary([unit('helsinki', { primary: true })], 'tampere', circumstances)
    expect(saved.map(({ validTo }) => validTo)).toEqual([yesterday, null])
  })
})

describe('a further unit', () => {
  test('is the member’s beside the others from today', () => {
    const change = assignFurther([unit('helsinki', { primary: true })], 'tampere', circumstances)
    expect(periods(change?.units ?? [])).toEqual([
      ['helsinki', true, '2026-01-01', null],
      ['tampere', false, today, null],
    ])
  })

  test('is refused when the member belongs to it', () => {
    expect(assignFurther([unit('helsinki', { primary: true })], 'helsinki', circumstances)).toBeUndefined()
  })

  test('goes on when it was closed today', () => {
    const closed = unit('tampere', { validTo: today })
    const change = assignFurther([closed], 'tampere', circumstances)
    expect(change?.units).toEqual([{ ...closed, validTo: null }])
    expect(change?.removed).toEqual([])
  })

  test('does not become primary again by going on', () => {
    const change = assignFurther(
      [unit('tampere', { primary: true, validTo: today })],
      'tampere',
      circumstances,
    )
    expect(periods(change?.units ?? [])).toEqual([
      ['tampere', true, '2026-01-01', yesterday],
      ['tampere', false, today, null],
    ])
  })
})

describe('closing an assignment', () => {
  test('makes today its last day and keeps the history', () => {
    const change = closeAssignment([unit('helsinki'), unit('tampere')], 'tampere', today)
    expect(change?.units.find(({ planningUnitId }) => planningUnitId === 'tampere')?.validTo).toBe(today)
    expect(change?.units).toHaveLength(2)
    expect(change?.saved).toHaveLength(1)
  })

  test('needs an open one', () => {
    expect(closeAssignment([unit('tampere', { validTo: yesterday })], 'tampere', today)).toBeUndefined()
  })
})
