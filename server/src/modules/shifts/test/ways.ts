import { made, type Ways } from '../../../../test/breadth/ways.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ admin }) => {
  const times = { startMinutes: 840, endMinutes: 1320, breakMinutes: 30 }
  const type = () =>
    admin.post('/v1/shift-types', {
      code: `ilta-${newId()}`,
      name: 'Iltavuoro',
      versions: [{ validFrom: '2024-01-01', ...times }],
    })
  return {
    'shiftTypes.create': type,
    'shiftTypes.update': async () =>
      admin.patch(`/v1/shift-types/${(await made(type())).id}`, { name: 'Iltavuoro 2' }),
    'shiftTypes.addVersion': async () =>
      admin.post(`/v1/shift-types/${(await made(type())).id}/versions`, { validFrom: '2027-01-01', ...times }),
  }
}
