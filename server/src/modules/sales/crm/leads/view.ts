import type { Caller } from '../../../../platform/access/caller.ts'
import type { LeadRecord } from './record.ts'
import type { Lead } from './shapes.ts'

type Rights = Pick<Caller, 'capabilities'>

/** What identifies a buyer is for anyone who invoices, of a lead as of a customer. */
export const mayInvoice = ({ capabilities }: Rights): boolean => capabilities.has('invoicing.manage')

/** A lead as the caller sees it. */
export const leadFor = (caller: Rights, lead: LeadRecord): Lead => ({
  id: lead.id,
  title: lead.title,
  state: lead.state,
  sourceId: lead.sourceId,
  source: lead.source,
  channel: lead.channel,
  contact: { name: lead.contactName, email: lead.email, phone: lead.phone, jobTitle: lead.jobTitle },
  organisationName: lead.organisationName,
  businessId: mayInvoice(caller) ? lead.businessId : null,
  ownerMembershipId: lead.ownerMembershipId,
  score: lead.score,
  scoreVersionId: lead.scoreVersionId,
  scoreReasons: [...lead.scoreReasons],
  consent: lead.consent,
  consentAt: lead.consentAt,
  consentSource: lead.consentSource,
  optedOut: lead.optedOut,
  optedOutAt: lead.optedOutAt,
  mayReceiveMarketing: lead.consent === 'given' && !lead.optedOut,
  disqualifyReasonId: lead.disqualifyReasonId,
  disqualifyNote: lead.disqualifyNote,
  converted: convertedOf(lead),
  externalSource: lead.externalSource,
  externalId: lead.externalId,
  customFields: lead.customFields,
  createdAt: lead.createdAt,
  updatedAt: lead.updatedAt,
})

const convertedOf = (lead: LeadRecord): Lead['converted'] =>
  lead.convertedAt === null
    ? null
    : {
        customerId: lead.convertedCustomerId,
        contactId: lead.convertedContactId,
        dealId: lead.convertedDealId,
        convertedAt: lead.convertedAt,
      }
