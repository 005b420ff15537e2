import { newId } from '../../../../platform/vocabulary/ids.ts'
import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin }) => {
  const { planningUnits } = world.meri.catalogs
  const newMember = (): Promise<{ id: string }> =>
    made(
      admin.post(
        '/v1/memberships',
        { firstNames: 'Uusi', lastName: 'Ihminen', role: 'employee', email: `${newId()}@meri.example` },
        { 'idempotency-key': newId() },
      ),
    )
  return {
    'members.update': async () =>
      admin.patch(`/v1/memberships/${(await newMember()).id}`, { phone: '+358401234567' }),
    'members.deactivate': async () => admin.post(`/v1/memberships/${(await newMember()).id}/deactivate`),
    'members.reactivate': async () => {
      const { id } = await newMember()
      await made(admin.post(`/v1/memberships/${id}/deactivate`))
      return admin.post(`/v1/memberships/${id}/reactivate`)
    },
    'members.remove': async () => admin.delete(`/v1/memberships/${(await newMember()).id}`),
    'imports.importMembers': async () =>
      admin.post('/v1/imports/members', {
        rows: [
          {
            email: `${(await newMember()).id}@meri.example`,
            firstNames: 'Tuotu',
            lastName: 'Ihminen',
            role: 'employee',
          },
        ],
      }),
    'members.createBulk': async () =>
      admin.post('/v1/memberships/bulk', {
        rows: [{ firstNames: 'Moni', lastName: 'Monta', role: 'employee', email: `${newId()}@meri.example` }],
      }),
    'members.invite': async () =>
      admin.post(`/v1/memberships/${(await newMember()).id}/invite`, { locale: 'fi' }),
    'members.addUnit': async () =>
      admin.post(`/v1/memberships/${(await newMember()).id}/units`, { planningUnitId: planningUnits.field }),
  }
}
