import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { officeOf } from '../../../time/work-days/test/office.ts'

const period = { kinds: ['work_day', 'absence'], validFrom: '2027-07-01', validTo: '2027-07-31' }

export const ways: Ways = ({ world, admin }) => {
  const { eero, elina } = world.meri.members
  const given = async () => {
    const body = { toMembershipId: eero.id, ...period }
    return (await made(admin.post('/v1/me/approval-delegations', body))).id
  }
  return {
    'approvals.decideBatch': async () => {
      const { dayOf, officeDay } = officeOf(world)
      const path = dayOf('veera', '2025-03-04')
      await made(admin.put(`${path}/entries`, officeDay))
      const { workDayId } = await made(admin.post(`${path}/confirm`, {}))
      const items = [{ kind: 'work_day', subjectId: workDayId, decision: 'approve' }]
      return admin.post('/v1/team/approvals/decide-batch', { items })
    },
    'approvalDelegations.create': () =>
      admin.post('/v1/approval-delegations', {
        ...{ fromMembershipId: eero.id, toMembershipId: elina.id },
        ...period,
      }),
    'approvalDelegations.createOwn': () =>
      admin.post('/v1/me/approval-delegations', { toMembershipId: eero.id, ...period }),
    'approvalDelegations.end': async () => admin.post(`/v1/approval-delegations/${await given()}/end`, {}),
    'approvalDelegations.endOwn': async () =>
      admin.post(`/v1/me/approval-delegations/${await given()}/end`, {}),
  }
}
