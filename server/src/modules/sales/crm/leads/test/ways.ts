import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things, world }) => {
  const newLead = async () => (await made(admin.post('/v1/crm/leads', { title: 'Uusi liidi' }))).id
  const reason = { reasonId: things['disqualify_reason_not_found'] }
  return {
    'leads.update': async () => admin.patch(`/v1/crm/leads/${await newLead()}`, { title: 'Iso liidi' }),
    'leads.work': async () => admin.post(`/v1/crm/leads/${await newLead()}/work`, {}),
    'leads.qualify': async () => admin.post(`/v1/crm/leads/${await newLead()}/qualify`, {}),
    'leads.disqualify': async () => admin.post(`/v1/crm/leads/${await newLead()}/disqualify`, reason),
    'leads.reopen': async () => {
      const id = await newLead()
      await made(admin.post(`/v1/crm/leads/${id}/disqualify`, reason))
      return admin.post(`/v1/crm/leads/${id}/reopen`, {})
    },
    'leads.convert': async () => {
      const lead = { title: 'Liidistä', organisationName: 'Liidistä Oy', contact: { name: 'Liisa Liidi' } }
      const { id } = await made(admin.post('/v1/crm/leads', lead))
      return admin.post(`/v1/crm/leads/${id}/convert`, {
        customer: { create: {} },
        contact: { create: {} },
        deal: { stageId: things['pipeline_stage_not_found'] },
      })
    },
    'leadAssignments.addVersion': () =>
      admin.post('/v1/crm/lead-assignments', {
        sourceId: things['lead_source_not_found'],
        membershipIds: [world.meri.members.sisu.id],
      }),
    'leadSources.update': () =>
      admin.patch(`/v1/crm/lead-sources/${things['lead_source_not_found']}`, { name: 'Syysmessut' }),
    'disqualifyReasons.update': () =>
      admin.patch(`/v1/crm/disqualify-reasons/${things['disqualify_reason_not_found']}`, {
        name: 'Ei määrärahaa',
      }),
  }
}
