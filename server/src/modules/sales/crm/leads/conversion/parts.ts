import type { Caller } from '../../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { Accepted, Refused } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  joinContact,
  newCustomer,
  openContact,
  openCustomer,
  openedCustomer,
} from '../../../../work/customers/port.ts'
import { findMember } from '../../../../people/members/port.ts'
import { openDeal } from '../../deals/port.ts'
import type { LeadRecord } from '../record.ts'
import { about, incomplete, noContact, noCustomer } from './rules.ts'
import type { ConvertBody } from './shapes.ts'

/** What making a customer announces; contacts and deals announce nothing. */
type CustomerFact = Extract<
  Awaited<ReturnType<typeof openCustomer>>['decision'],
  { readonly state: unknown }
>['facts'][number]

/** A part of a conversion: something that is made or found, with what is told of it. */
export interface Part {
  readonly id: Id
  readonly name: string
  readonly made: boolean
  readonly facts: readonly CustomerFact[]
  readonly audit: Accepted<unknown>['audit']
  /** Saves it in the transaction that decided it. */
  readonly save: () => Promise<unknown>
}

export interface DealPart extends Part {
  readonly pipelineId: Id
  readonly stageId: Id
}

type ContactAt = Parameters<typeof openContact>[1]

const partOf = <State>(
  { state, facts, audit }: Accepted<State, CustomerFact>,
  { id, name, made }: Pick<Part, 'id' | 'name' | 'made'>,
  save: (state: State) => Promise<unknown>,
): Part => ({ id, name, made, facts, audit, save: () => save(state) })

/** The customer that the lead becomes, and how contacts are written at it. */
export async function customerPart(
  tx: WriteTransaction,
  caller: Caller,
  lead: LeadRecord,
  { id, create = {} }: ConvertBody['customer'],
): Promise<{ readonly part: Part; readonly at: ContactAt } | Refused<CustomerCode>> {
  if (id !== undefined) return foundCustomer(tx, id)
  const name = create.name ?? lead.organisationName ?? lead.contactName
  if (name === null) return incomplete('customer.create.name', 'The lead names no organisation and nobody.')
  const ownerMembershipId =
    create.ownerMembershipId === undefined ? await presentOwner(tx, lead) : create.ownerMembershipId
  const { decision, save } = await openCustomer(tx, caller, {
    kind: lead.organisationName === null ? 'person' : 'company',
    businessId: lead.businessId,
    ...create,
    name,
    ownerMembershipId,
  })
  // Nothing is sent that its other codes are about.
  if (decision.refusal !== undefined) return about(decision as Refused<CustomerCode>, 'customer.create')
  const customer = decision.state
  return {
    part: partOf(decision, { id: customer.id, name: customer.name, made: true }, save),
    at: newCustomer(customer.id),
  }
}

type CustomerCode =
  | 'crm_lead_conversion_incomplete'
  | 'customer_not_found'
  | 'customer_group_not_found'
  | 'customer_business_id_invalid'
  | 'code_already_in_use'
  | 'membership_not_found'
  | 'custom_field_unknown'
  | 'custom_field_value_invalid'
  | 'custom_field_required'

async function foundCustomer(
  tx: WriteTransaction,
  id: Id,
): Promise<{ readonly part: Part; readonly at: ContactAt } | Refused<'customer_not_found'>> {
  const customer = await openedCustomer(tx, id)
  if (!customer) return noCustomer
  return { part: found(customer.at.id, customer.name), at: customer.at }
}

const found = (id: Id, name: string): Part => ({
  id,
  name,
  made: false,
  facts: [],
  audit: [],
  save: () => Promise.resolve(),
})

/** Who works on the lead, unless they have left. */
async function presentOwner(tx: WriteTransaction, { ownerMembershipId }: LeadRecord): Promise<Id | null> {
  if (ownerMembershipId === null) return null
  const owner = await findMember(tx, ownerMembershipId)
  return owner && owner.status !== 'deactivated' ? ownerMembershipId : null
}

type ContactCode =
  | 'crm_lead_conversion_incomplete'
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'
  | 'crm_contact_limit_reached'
  | 'custom_field_unknown'
  | 'custom_field_value_invalid'
  | 'custom_field_required'

/** The person by whom the customer is reached; null where there is to be none. */
export async function contactPart(
  tx: WriteTransaction,
  lead: LeadRecord,
  wanted: ConvertBody['contact'],
  customer: { readonly at: ContactAt; readonly part: Part },
): Promise<Part | null | Refused<ContactCode>> {
  if (wanted === null || (wanted === undefined && lead.contactName === null)) return null
  const { id, create = {} } = wanted ?? {}
  if (id !== undefined) return joined(tx, id, lead, customer)
  const name = create.name ?? lead.contactName
  if (name === null)
    return incomplete('contact.create.name', 'The lead does not say what the person is called.')
  const { email, phone, jobTitle } = lead
  const { decision, save } = await openContact(
    tx,
    customer.at,
    { email, phone, jobTitle, ...create, name },
    lead,
  )
  if (decision.refusal !== undefined) return about(decision as Refused<ContactCode>, 'contact.create')
  return partOf(decision, { id: decision.state.person.id, name, made: true }, save)
}

async function joined(
  tx: WriteTransaction,
  id: Id,
  lead: LeadRecord,
  { at, part }: { readonly at: ContactAt; readonly part: Part },
): Promise<Part | Refused<ContactCode>> {
  const opened = await joinContact(tx, id, lead, { customer: at, isNew: part.made })
  if (!opened) return noContact
  const { decision, save } = opened
  if (decision.refusal !== undefined) return about(decision, 'contact.id')
  const { person } = decision.state
  return partOf(decision, { id: person.id, name: person.name, made: false }, save)
}

/** The deal that comes of the lead. */
export async function dealPart(
  tx: WriteTransaction,
  { membership }: Caller,
  lead: LeadRecord,
  { title = lead.title, ...wanted }: NonNullable<ConvertBody['deal']>,
  { customerId, contactId }: { readonly customerId: Id; readonly contactId: Id | null },
) {
  const decision = await openDeal(tx, {
    ...wanted,
    title,
    customerId,
    contactIds: contactId === null ? [] : [contactId],
    ownerMembershipId: await presentOwner(tx, lead),
    actorMembershipId: membership.id,
  })
  if (decision.refusal !== undefined) return about(decision, 'deal')
  const { id, pipelineId, stageId, save } = decision.state
  const part = partOf(decision, { id, name: title, made: true }, () => save(tx))
  return { ...part, pipelineId, stageId } satisfies DealPart
}
