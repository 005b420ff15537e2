import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { copiesOf, periodRefusal } from '../copying/rules.ts'
import type { ShiftRecord } from '../record/record.ts'
import { applicationOf, shiftsOfRotation } from '../rotations/applying-rules.ts'
import type { Rotation } from '../rotations/record.ts'

const rotation = (more: Partial<Rotation> = {}): Rotation => ({
  id: 'rotation',
  planningUnitId: 'unit',
  name: 'Kolme viikkoa',
  weeks: 3,
  startsOn: '2026-12-07',
  active: true,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
  rows: [
    { id: 'early', rotationId: 'rotation', position: 0, week: 1, weekday: 1, shiftTypeId: 'early' },
    { id: 'late', rotationId: 'rotation', position: 1, week: 2, weekday: 2, shiftTypeId: 'late' },
  ],
  places: [
    { id: 'first', rotationId: 'rotation', position: 0, membershipId: 'maija', startsInWeek: 1 },
    { id: 'second', rotationId: 'rotation', position: 1, membershipId: null, startsInWeek: 2 },
  ],
  ...more,
})
const told = (from: string, to: string, more: Partial<Rotation> = {}) =>
  shiftsOfRotation(rotation(more), from, to).map(({ date, place, row }) => `${date} ${place.id} ${row.id}`)

describe('a rotation', () => {
  it('takes every place through its weeks, each from its own', () =>
    expect(told('2026-12-07', '2027-01-03')).toEqual([
      '2026-12-07 first early',
      '2026-12-08 second late',
      '2026-12-15 first late',
      '2026-12-21 second early',
      '2026-12-28 first early',
      '2026-12-29 second late',
    ]))

  it('plans nothing before its first week, and goes on for years', () => {
    expect(told('2026-11-02', '2026-12-07')).toEqual(['2026-12-07 first early'])
    expect(told('2029-12-03', '2029-12-03')).toEqual(told('2029-12-03', '2029-12-09').slice(0, 1))
  })

  it('says the same of a day, however the period is cut', () =>
    fc.assert(
      fc.property(fc.nat(400), fc.nat(60), fc.nat(60), (start, first, second) => {
        const from = addDays('2026-12-01', start)
        const [middle, to] = [addDays(from, first), addDays(from, first + 1 + second)]
        expect([...told(from, middle), ...told(addDays(middle, 1), to)]).toEqual(told(from, to))
      }),
      { numRuns: 100 },
    ))

  it('wants what was not made before, whatever has become of that since', () => {
    const period = { from: '2026-12-07', to: '2026-12-13' }
    const made = [{ id: 's', rotationPlaceId: 'first', rotationRowId: 'early', rotationDate: '2026-12-07' }]
    expect(applicationOf(rotation(), period, made)).toMatchObject([
      { place: { id: 'first' }, wanted: null },
      { place: { id: 'second' }, wanted: { origin: { rotationId: 'rotation', rotationDate: '2026-12-08' } } },
    ])
  })

  it('is applied to no more than fits, and not while it is out of use', () => {
    const period = { from: '2026-12-07', to: '2027-06-07' }
    expect(applicationOf(rotation({ active: false }), period, [])).toMatchObject({
      refusal: 'shift_rotation_inactive',
    })
    const [place] = rotation().places
    const places = Array.from({ length: 100 }, (_, at) => ({ ...place!, id: `${at}` }))
    const rows = [1, 2, 3].flatMap(week =>
      [1, 2, 3].map(weekday => ({ ...rotation().rows[0]!, id: `${week} ${weekday}`, week, weekday })),
    )
    expect(applicationOf(rotation({ places, rows }), period, [])).toMatchObject({
      refusal: 'shift_rotation_too_large',
    })
  })
})

describe('a copy', () => {
  const period = { from: '2026-12-07', to: '2026-12-13', targetFrom: '2026-12-14' }
  it.each([
    [{ ...period, to: '2026-12-06' }, 'range_end_before_start'],
    [{ ...period, to: '2027-03-20', targetFrom: '2028-01-03' }, 'range_too_long'],
    [{ ...period, targetFrom: '2026-12-13' }, 'shift_copy_overlaps'],
    [{ ...period, targetFrom: '2026-12-07' }, 'shift_copy_overlaps'],
    [{ ...period, targetFrom: '2026-12-01' }, 'shift_copy_overlaps'],
  ])('of a period that cannot be copied is refused', (wanted, refusal) =>
    expect(periodRefusal(wanted)).toMatchObject({ refusal }),
  )

  it.each([period, { ...period, targetFrom: '2026-11-30' }])('beside the period is none into it', wanted =>
    expect(periodRefusal(wanted)).toBeUndefined(),
  )

  it('lies as many days after as the original, and is not made twice', () => {
    const shift = {
      id: 's',
      planningUnitId: 'unit',
      membershipId: 'maija',
      workDate: '2026-12-09',
    } as ShiftRecord
    const copy = (there: Parameters<typeof copiesOf>[1]) =>
      copiesOf([shift], there, period, { withMembers: false })
    expect(copy([])).toMatchObject([
      { workDate: '2026-12-16', wanted: { like: shift, fields: { membershipId: null } } },
    ])
    expect(copy([{ copiedFromShiftId: 's', copiedFor: '2026-12-16' }])).toMatchObject([{ wanted: null }])
    expect(copy([{ copiedFromShiftId: 's', copiedFor: '2026-12-23' }])).not.toMatchObject([{ wanted: null }])
  })

  it('of too many shifts is refused', () => {
    const many = Array.from(
      { length: 2001 },
      (_, id) => ({ id: `${id}`, workDate: '2026-12-09' }) as ShiftRecord,
    )
    expect(copiesOf(many, [], period, { withMembers: true })).toMatchObject({
      refusal: 'shift_copy_too_large',
    })
  })
})
