import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async project_role_not_found({ made }) {
    return (await made('/v1/project-roles', { code: 'foreman', name: 'Työnjohtaja' })).id
  },
  async project_participant_not_found({ made, thing, memberId }) {
    const path = `/v1/projects/${await thing('project_not_found')}/participants`
    return (await made(path, { membershipId: memberId })).id
  },
}
