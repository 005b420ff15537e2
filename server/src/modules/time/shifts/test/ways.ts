import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const times = { startMinutes: 840, endMinutes: 1320, breakMinutes: 30 }
  const type = () =>
    admin.post('/v1/shift-types', {
      code: `ilta-${newId()}`,
      name: 'Iltavuoro',
      versions: [{ validFrom: '2024-01-01', ...times }],
    })
  const wanted = {
    planningUnitId: world.meri.catalogs.planningUnits.office,
    workDate: '2027-05-03',
    ...times,
  }
  const shift = () => admin.post('/v1/shifts', wanted)
  /** Somebody new, whom no other shift keeps from this one. */
  const shiftOfSomebody = async () => {
    const person = {
      ...{ firstNames: 'Uusi', lastName: 'Vuorolainen', role: 'employee' },
      ...{ planningUnitId: wanted.planningUnitId, employmentStartDate: '2024-01-01' },
    }
    const { id } = await made(admin.post('/v1/memberships', person, { 'idempotency-key': newId() }))
    return admin.post('/v1/shifts', { ...wanted, membershipId: id })
  }
  const rotation = () =>
    admin.post('/v1/shift-rotations', {
      planningUnitId: wanted.planningUnitId,
      name: 'Viikko',
      weeks: 1,
      startsOn: '2027-06-07',
      rows: [{ week: 1, weekday: 1, shiftTypeId: things['shift_type_not_found'] }],
      places: [{ membershipId: null, startsInWeek: 1 }],
    })
  return {
    'shiftTypes.create': type,
    'shiftTypes.update': async () =>
      admin.patch(`/v1/shift-types/${(await made(type())).id}`, { name: 'Iltavuoro 2' }),
    'shiftTypes.addVersion': async () =>
      admin.post(`/v1/shift-types/${(await made(type())).id}/versions`, {
        validFrom: '2027-01-01',
        ...times,
      }),
    'shifts.create': shiftOfSomebody,
    'shifts.update': async () => admin.patch(`/v1/shifts/${(await made(shift())).id}`, { note: 'Kassa 2' }),
    'shifts.cancel': async () =>
      admin.post(`/v1/shifts/${(await made(shift())).id}/cancel`, { reason: 'Inventaario' }),
    'shifts.copy': () =>
      admin.post('/v1/shifts/copy', {
        planningUnitId: wanted.planningUnitId,
        from: '2027-05-03',
        to: '2027-05-09',
        targetFrom: '2027-05-10',
      }),
    'shiftRotations.create': rotation,
    'shiftRotations.update': async () =>
      admin.patch(`/v1/shift-rotations/${(await made(rotation())).id}`, { name: 'Toinen viikko' }),
    'shiftRotations.apply': async () =>
      admin.post(`/v1/shift-rotations/${(await made(rotation())).id}/apply`, {
        from: '2027-06-07',
        to: '2027-06-13',
      }),
    'imports.importShifts': async () => {
      const unit = await made(
        admin.post('/v1/planning-units', { code: `vuorot-${newId()}`, name: 'Vuorojen yksikkö' }),
      )
      const { planningUnitId: _, ...row } = wanted
      return admin.post('/v1/imports/shifts', { rows: [{ ...row, planningUnit: unit.code }] })
    },
    'shifts.writeBatch': () => admin.post('/v1/shifts/batch', { rows: [wanted] }),
  }
}
