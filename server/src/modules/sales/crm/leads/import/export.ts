import { membersInCells } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { codesOf, exportOf } from '../../../../records/imports/port.ts'
import { leads } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { leadKind } from '../record.ts'
import { leadSources } from '../sources/register.ts'
import { leadRow } from './row.ts'

export const leadExportModule = exportOf(leadRow, { contract: leads, key: 'list', handlers })({
  operation: 'leads',
  summary: 'Export leads',
  customFields: fieldsOfRows(leadKind.kind),
  async rows(items, { db, caller }) {
    const owners = items.map(({ ownerMembershipId }) => ownerMembershipId)
    const [owner, source] = await Promise.all([
      membersInCells(db, caller, owners),
      leadSources.store.list(db).then(codesOf),
    ])
    return items.map(({ contact, ...lead }) => ({
      recordId: lead.id,
      externalSource: lead.externalSource,
      externalId: lead.externalId,
      title: lead.title,
      leadSource: source(lead.sourceId),
      channel: lead.channel,
      organisationName: lead.organisationName,
      businessId: lead.businessId,
      contactName: contact.name,
      email: contact.email,
      phone: contact.phone,
      jobTitle: contact.jobTitle,
      owner: owner(lead.ownerMembershipId),
      consent: lead.consent,
      consentSource: lead.consentSource,
      customFields: lead.customFields,
    }))
  },
})
