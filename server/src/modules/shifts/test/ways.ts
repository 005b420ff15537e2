import { made, type Ways } from '../../../../test/breadth/ways.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ admin, things }) => {
  const times = { startMinutes: 840, endMinutes: 1320, breakMinutes: 30 }
  const type = () =>
    admin.post('/v1/shift-types', {
      code: `ilta-${newId()}`,
      name: 'Iltavuoro',
      versions: [{ validFrom: '2024-01-01', ...times }],
    })
  const wanted = { planningUnitId: things['planning_unit_not_found'], workDate: '2027-05-03', ...times }
  const shift = () => admin.post('/v1/shifts', wanted)
  return {
    'shiftTypes.create': type,
    'shiftTypes.update': async () =>
      admin.patch(`/v1/shift-types/${(await made(type())).id}`, { name: 'Iltavuoro 2' }),
    'shiftTypes.addVersion': async () =>
      admin.post(`/v1/shift-types/${(await made(type())).id}/versions`, {
        validFrom: '2027-01-01',
        ...times,
      }),
    'shifts.create': shift,
    'shifts.update': async () => admin.patch(`/v1/shifts/${(await made(shift())).id}`, { note: 'Kassa 2' }),
    'shifts.cancel': async () =>
      admin.post(`/v1/shifts/${(await made(shift())).id}/cancel`, { reason: 'Inventaario' }),
    'shifts.writeBatch': () => admin.post('/v1/shifts/batch', { rows: [wanted] }),
  }
}
