import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, world }) => ({
  'projectAllocations.plan': async () => {
    const { id } = await made(admin.post('/v1/projects', { code: 'PLAN-1', name: 'Suunniteltu projekti' }))
    const path = `/v1/projects/${id}/allocations`
    const first = { membershipId: world.meri.members.veera.id, weekStart: '2027-01-11', minutes: 1125 }
    await made(admin.put(path, { allocations: [first] }))
    const allocations = [
      { ...first, minutes: 0 },
      { ...first, weekStart: '2027-01-18' },
    ]
    return admin.put(path, { allocations })
  },
})
