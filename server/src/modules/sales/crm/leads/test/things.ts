import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async crm_lead_not_found({ made }) {
    return (await made('/v1/crm/leads', { title: 'Piharakennus', contact: { name: 'Lahja Lehtonen' } })).id
  },
  async lead_source_not_found({ made }) {
    return (await made('/v1/crm/lead-sources', { code: 'fair', name: 'Messut' })).id
  },
  async disqualify_reason_not_found({ made }) {
    return (await made('/v1/crm/disqualify-reasons', { code: 'no_need', name: 'Ei tarvetta' })).id
  },
}
