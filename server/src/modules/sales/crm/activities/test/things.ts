import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async crm_activity_not_found({ made }) {
    return (await made('/v1/crm/activities', { type: 'task', subject: 'Lähetä tarjous' })).id
  },
  async activity_outcome_not_found({ made }) {
    return (await made('/v1/crm/activity-outcomes', { code: 'reached', name: 'Tavoitettu' })).id
  },
}
