import { unchangedSince } from '../../../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../../../platform/http/handler.ts'
import type { leads } from '../contract.ts'
import { alike } from '../duplicates/store.ts'
import { findLead, saveLead } from '../store.ts'
import { leadFor, mayInvoice } from '../view.ts'
import { contactPart, customerPart, dealPart, type DealPart, type Part } from './parts.ts'
import * as rules from './rules.ts'

export const conversionHandler: Pick<Handlers<typeof leads>, 'convert'> = {
  async convert({ params, body, caller, db, now, dryRun, refuse, commit }) {
    const lead = (await findLead(db, params.id)) ?? refuse('crm_lead_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, lead.updatedAt)
    const may = rules.mayConvert(lead, unchanged)
    if (may.refusal !== undefined) return refuse(may.refusal, may.detail)
    const { customers: duplicates } = await alike(db, lead, { withBusinessIds: mayInvoice(caller) })

    const customer = await customerPart(db, caller, lead, body.customer)
    if ('refusal' in customer) return refuse(customer.refusal, customer.detail, customer.extra)
    const contact = await contactPart(db, lead, body.contact, customer)
    if (contact && 'refusal' in contact) return refuse(contact.refusal, contact.detail, contact.extra)
    const ids = { customerId: customer.part.id, contactId: contact?.id ?? null }
    const deal = body.deal ? await dealPart(db, caller, lead, body.deal, ids) : null
    if (deal && 'refusal' in deal) return refuse(deal.refusal, deal.detail, deal.extra)

    const decision = rules.convert(lead, { ...ids, dealId: deal?.id ?? null }, { now, unchanged })
    if (decision.refusal !== undefined) return refuse(decision.refusal, decision.detail)
    const parts = [customer.part, contact, deal].filter(part => part !== null)
    const converted = await commit(rules.withParts(decision, parts), after => {
      // In this order, since each refers to those before it.
      for (const { save } of parts) db.defer(save())
      return saveLead(db, lead, after, [])
    })
    const shown = leadFor(caller, converted)
    const taken = new Set(parts.filter(({ made }) => !made).map(({ id }) => id))
    return {
      lead: dryRun ? { ...shown, converted: shown.converted && withoutNew(shown.converted, parts) } : shown,
      customer: partShown(customer.part, dryRun),
      contact: contact && partShown(contact, dryRun),
      deal: deal && dealShown(deal, dryRun),
      duplicates: duplicates.filter(({ id }) => !taken.has(id)),
    }
  },
}

/** What a dry run would make has no id that anybody could use. */
const partShown = ({ id, name, made }: Part, dryRun: boolean) => ({
  id: dryRun && made ? null : id,
  name,
  made,
})

const dealShown = ({ id, name, pipelineId, stageId }: DealPart, dryRun: boolean) => ({
  id: dryRun ? null : id,
  title: name,
  pipelineId,
  stageId,
})

function withoutNew<
  Converted extends {
    readonly customerId: string | null
    readonly contactId: string | null
    readonly dealId: string | null
  },
>(converted: Converted, parts: readonly Part[]): Converted {
  const made = new Set<string | null>(parts.filter(part => part.made).map(({ id }) => id))
  const kept = (id: string | null) => (made.has(id) ? null : id)
  return {
    ...converted,
    customerId: kept(converted.customerId),
    contactId: kept(converted.contactId),
    dealId: kept(converted.dealId),
  }
}
