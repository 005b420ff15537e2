import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftPatch } from '../record/shapes.ts'
import type { ShiftRecord } from '../record/record.ts'
import { plannedMinutes } from '../record/view.ts'
import type { DatedShiftType } from '../types/reading.ts'
import { wantedShift } from '../writing/rules.ts'
import type { Circumstances, WantedShift } from '../writing/wanted.ts'
import { at, typeId, unit, worker } from './circumstances.ts'

const version = (more: Partial<DatedShiftType> = {}): DatedShiftType => ({
  id: typeId,
  versionId: newId(),
  code: 'early',
  name: 'Early',
  active: true,
  validFrom: '2024-01-01',
  validTo: null,
  startMinutes: 420,
  endMinutes: 900,
  breakMinutes: 30,
  entryTypeId: null,
  tags: [],
  colour: null,
  ...more,
})
const winter = version({ validTo: '2026-12-31', tags: ['till'] })
const spring = version({ validFrom: '2027-01-01', startMinutes: 480, endMinutes: 960 })
const types = new Map([[typeId, [winter, spring]]])

const wanted = (fields: ShiftPatch, more: Partial<WantedShift> = {}, where: Partial<Circumstances> = {}) =>
  wantedShift(
    null,
    { id: null, fields: { planningUnitId: unit, workDate: '2026-12-07', ...fields }, ...more },
    newId(),
    at({ types, ...where }),
  )
const planned = (...given: Parameters<typeof wanted>): ShiftRecord => {
  const shift = wanted(...given)
  if ('refusal' in shift) throw new Error(shift.detail)
  return shift
}
const changed = (before: ShiftRecord, fields: ShiftPatch, more: Partial<WantedShift> = {}) =>
  wantedShift(before, { id: before.id, fields, ...more }, newId(), at({ types })) as ShiftRecord

describe('the times of a shift', () => {
  it.each([
    ['a day', '2026-12-07', 420, 900, '2026-12-07T05:00:00.000Z', '2026-12-07T13:00:00.000Z', 450],
    ['a night', '2026-12-07', 1320, 1800, '2026-12-07T20:00:00.000Z', '2026-12-08T04:00:00.000Z', 450],
    [
      'a night in which the clocks go forward',
      '2027-03-27',
      1320,
      1800,
      '2027-03-27T20:00:00.000Z',
      '2027-03-28T03:00:00.000Z',
      390,
    ],
    [
      'a night in which they go back',
      '2027-10-30',
      1320,
      1800,
      '2027-10-30T19:00:00.000Z',
      '2027-10-31T04:00:00.000Z',
      510,
    ],
    [
      'a day of 23 hours',
      '2027-03-28',
      0,
      1440,
      '2027-03-27T22:00:00.000Z',
      '2027-03-28T21:00:00.000Z',
      1350,
    ],
    [
      'a day of 25 hours',
      '2027-10-31',
      0,
      1440,
      '2027-10-30T21:00:00.000Z',
      '2027-10-31T22:00:00.000Z',
      1470,
    ],
  ])('of %s are instants of the zone', (_, workDate, startMinutes, endMinutes, startAt, endAt, minutes) => {
    const shift = planned({ workDate, startMinutes, endMinutes, breakMinutes: 30 })
    expect(shift).toMatchObject({ workDate, startAt, endAt })
    expect(plannedMinutes(shift)).toBe(minutes)
  })

  it.each([
    ['nobody says', {}, 'shift_times_missing'],
    ['only the start is said', { startMinutes: 420 }, 'shift_times_missing'],
    ['it ends before it starts', { startMinutes: 420, endMinutes: 400 }, 'shift_times_invalid'],
    ['it takes no time', { startMinutes: 420, endMinutes: 420 }, 'shift_times_invalid'],
    ['it is longer than a day', { startMinutes: 420, endMinutes: 1861 }, 'shift_times_invalid'],
    ['it is all break', { startMinutes: 420, endMinutes: 480, breakMinutes: 60 }, 'shift_times_invalid'],
    [
      'the clocks leap over it',
      { workDate: '2027-03-28', startMinutes: 180, endMinutes: 240 },
      'shift_times_invalid',
    ],
  ])('are refused where %s', (_, fields, code) => expect(wanted(fields)).toMatchObject({ refusal: code }))
})

describe('a shift of a type', () => {
  it('is as the version of its date says, but for what somebody says otherwise', () => {
    expect(planned({ shiftTypeId: typeId })).toMatchObject({
      shiftTypeVersionId: winter.versionId,
      ...{ startMinutes: 420, endMinutes: 900, breakMinutes: 30, tags: ['till'] },
    })
    expect(planned({ shiftTypeId: typeId, workDate: '2027-01-04', breakMinutes: 45 })).toMatchObject({
      shiftTypeVersionId: spring.versionId,
      ...{ startMinutes: 480, endMinutes: 960, breakMinutes: 45, tags: [] },
    })
  })

  it('follows the version of another date, and keeps what was said otherwise', () => {
    const shift = planned({ shiftTypeId: typeId, endMinutes: 930 })
    expect(changed(shift, { workDate: '2027-01-04' })).toMatchObject({
      shiftTypeVersionId: spring.versionId,
      ...{ startMinutes: 480, endMinutes: 930, tags: [] },
    })
    expect(changed(shift, { workDate: '2026-12-08' })).toMatchObject({ startMinutes: 420, endMinutes: 930 })
  })

  it('becomes one of its own times without the type, and keeps them', () =>
    expect(changed(planned({ shiftTypeId: typeId }), { shiftTypeId: null })).toMatchObject({
      shiftTypeId: null,
      shiftTypeVersionId: null,
      ...{ startMinutes: 420, endMinutes: 900 },
    }))

  it('is refused before the first version, and of a type that is out of use unless it has it already', () => {
    expect(wanted({ shiftTypeId: typeId, workDate: '2023-12-31' })).toMatchObject({
      refusal: 'shift_type_not_found',
    })
    const retired = new Map([[typeId, [{ ...winter, active: false }]]])
    expect(wanted({ shiftTypeId: typeId }, {}, { types: retired })).toMatchObject({
      refusal: 'shift_type_not_found',
    })
    const before = planned({ shiftTypeId: typeId })
    const again = wantedShift(
      before,
      { id: before.id, fields: { note: 'Kassa' } },
      newId(),
      at({ types: retired }),
    )
    expect(again).toMatchObject({ note: 'Kassa', startMinutes: 420 })
  })
})

describe('a change', () => {
  const shift = planned({ shiftTypeId: typeId, membershipId: worker })
  const published: ShiftRecord = {
    ...shift,
    state: 'published',
    acknowledgedAt: shift.createdAt,
    acknowledgedVersion: 1,
  }

  it('of nothing is the very same shift', () => expect(changed(shift, { startMinutes: 420 })).toBe(shift))

  it('of a draft asks nobody for anything', () =>
    expect(changed(shift, { note: 'Kassa' })).toMatchObject({ version: 1, changedSincePublished: false }))

  it('of a published shift is another version, which its member has not acknowledged', () =>
    expect(changed(published, { note: 'Kassa' })).toMatchObject({
      version: 2,
      changedSincePublished: true,
      acknowledgedVersion: 1,
    }))

  it('to another member takes the acknowledgement away', () => {
    const other = newId()
    const given = wantedShift(
      published,
      { id: shift.id, fields: { membershipId: other } },
      newId(),
      at({ types, members: { known: new Set([other]), on: () => ({ inUnits: true }) } }),
    )
    expect(given).toMatchObject({ version: 2, acknowledgedAt: null, acknowledgedVersion: null })
  })

  it('leaves no published shift without a member', () =>
    expect(changed(published, { membershipId: null })).toMatchObject({ refusal: 'shift_member_missing' }))

  it('keeps a member who has left since, unless the shift moves', () => {
    const gone = at({ types, members: { known: new Set([worker]), on: () => undefined } })
    const ask = (fields: ShiftPatch) => wantedShift(shift, { id: shift.id, fields }, newId(), gone)
    expect(ask({ note: 'Kassa' })).toMatchObject({ membershipId: worker })
    expect(ask({ workDate: '2026-12-08' })).toMatchObject({ refusal: 'shift_member_not_employed' })
  })
})

describe('whose unit and member it is', () => {
  const times = { startMinutes: 420, endMinutes: 900 }
  it.each([
    ['a unit that is not there', { units: new Map() }, 'planning_unit_not_found'],
    [
      'one out of use',
      { units: new Map([[unit, { planned: true, active: false }]]) },
      'planning_unit_not_found',
    ],
    [
      'one that another plans',
      { units: new Map([[unit, { planned: false, active: true }]]) },
      'planning_unit_not_planned',
    ],
    [
      'an unknown member',
      { members: { known: new Set<string>(), on: () => undefined } },
      'membership_not_found',
    ],
    [
      'one of other units',
      { members: { known: new Set([worker]), on: () => ({ inUnits: false }) } },
      'shift_member_not_in_unit',
    ],
    [
      'one who is gone',
      { members: { known: new Set([worker]), on: () => undefined } },
      'shift_member_not_employed',
    ],
  ])('%s is refused', (_, where, code) =>
    expect(wanted({ ...times, membershipId: worker }, {}, where)).toMatchObject({ refusal: code }),
  )

  it('is no question where a rule other than the plan lets a member take a shift', () => {
    const where = {
      asPlanner: false,
      units: new Map([[unit, { planned: false, active: true }]]),
      members: { known: new Set<string>(), on: () => ({ inUnits: false }) },
    }
    expect(wanted({ ...times, membershipId: worker }, { published: true }, where)).toMatchObject({
      state: 'published',
      membershipId: worker,
    })
  })
})

describe('an entry type', () => {
  const entryTypeId = newId()
  it.each([
    [new Map<string, string>(), 'entry_type_not_found'],
    [new Map([[entryTypeId, 'absence']]), 'shift_entry_type_unfit'],
  ])('that is none of work is refused', (categories, code) =>
    expect(wanted({ startMinutes: 420, endMinutes: 900, entryTypeId }, {}, { categories })).toMatchObject({
      refusal: code,
    }),
  )
})
