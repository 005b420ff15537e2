import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async task_approval_not_found({ made, memberId, thing }) {
    const path = `/v1/tasks/${await thing('task_not_found')}/approvals`
    return (await made(path, { requestedFromMembershipIds: [memberId] })).id
  },
}
