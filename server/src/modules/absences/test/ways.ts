import { made, type Ways } from '../../../../test/breadth/ways.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ admin, things }) => {
  const rules = { sensitivity: 'open', unit: 'days', dayTypeId: things['day_type_not_found'] }
  const type = () =>
    admin.post('/v1/absence-types', {
      code: `kind-${newId()}`,
      name: 'Vapaaehtoistyö',
      versions: [{ validFrom: '2024-01-01', ...rules }],
    })
  return {
    'absenceTypes.create': type,
    'absenceTypes.update': async () =>
      admin.patch(`/v1/absence-types/${(await made(type())).id}`, { name: 'Talkoot' }),
    'absenceTypes.addVersion': async () =>
      admin.post(`/v1/absence-types/${(await made(type())).id}/versions`, {
        validFrom: '2027-01-01',
        ...rules,
      }),
  }
}
