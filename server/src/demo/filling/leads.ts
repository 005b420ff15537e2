import { pipelineOperations } from '../../modules/sales/crm/deals/port.ts'
import {
  disqualifyReasonOperations,
  leadAssignmentOperations,
  leadOperations,
  leadScoringOperations,
  leadSourceOperations,
} from '../../modules/sales/crm/leads/port.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import { disqualifyReasons, leadSources } from '../companies/leads.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { LeadAction } from '../timeline/leads.ts'

const externalSource = 'web_form'

/** The administrator says where leads come from, why they end, what they are worth and who gets them. */
export async function describeLeads({ company, members, office }: Founded): Promise<void> {
  for (const [code, { name }] of Object.entries(leadSources))
    await office.asRole('admin', leadSourceOperations.create, { body: { code, name } })
  for (const [code, name] of Object.entries(disqualifyReasons))
    await office.asRole('admin', disqualifyReasonOperations.create, { body: { code, name } })
  const sellers = company.people
    .filter(({ role }) => role === 'sales' || role === 'admin')
    .map(({ key }) => required(members.get(key), `the member ${key}`))
  await office.asRole('admin', leadAssignmentOperations.addVersion, { body: { membershipIds: sellers } })
  await office.asRole('admin', leadScoringOperations.addVersion, {
    body: {
      rules: [
        {
          code: 'phone',
          name: 'Puhelinnumero annettu',
          points: 10,
          when: 'field_present',
          field: 'contact.phone',
        },
        {
          code: 'organisation',
          name: 'Organisaatio tiedossa',
          points: 15,
          when: 'field_present',
          field: 'organisationName',
        },
        { code: 'fair', name: 'Tavattu messuilla', points: 20, when: 'channel', value: 'event' },
        { code: 'free_mail', name: 'Ilmainen sähköposti', points: -10, when: 'free_mail' },
      ],
    },
  })
}

/** Carries out what happens to one lead. */
export async function leadStep(
  { lead, does }: Extract<LeadAction, { kind: 'lead' }>,
  { office }: Founded,
): Promise<void> {
  if (does === 'arrive') {
    const { items } = await office.asRole('admin', leadSourceOperations.list, {})
    const { key, title, source, organisationName, contact, consents } = lead
    await office.asRole('admin', leadOperations.create, {
      body: {
        title,
        sourceId: idWithCode(items, source),
        channel: leadSources[source].channel,
        organisationName,
        contact,
        ...(consents && { consent: 'given', consentSource: leadSources[source].name }),
        externalSource,
        externalId: key,
      },
      idempotencyKey: newId(),
    })
    return
  }
  const params = { id: await idOf(lead.key, office) }
  if (does === 'convert') return convert(lead, params, office)
  if (does !== 'disqualify') {
    await office.asRole('admin', leadOperations[does], { params, body: {} })
    return
  }
  const { items } = await office.asRole('admin', disqualifyReasonOperations.list, {})
  const reasonId = idWithCode(items, lead.reason)
  await office.asRole('admin', leadOperations.disqualify, { params, body: { reasonId } })
}

/** Into a customer with its contact, and a deal where the company has a pipeline to put it into. */
async function convert(
  { organisationName }: Extract<LeadAction, { kind: 'lead' }>['lead'],
  params: { readonly id: Id },
  office: Founded['office'],
): Promise<void> {
  const { items } = await office.asRole('admin', pipelineOperations.list, {})
  await office.asRole('admin', leadOperations.convert, {
    params,
    body: {
      customer: { create: { kind: organisationName === null ? 'person' : 'company' } },
      deal: items.length > 0 ? { valueCents: 1_850_000 } : null,
    },
  })
}

const idWithCode = (items: readonly object[], wanted: string): Id =>
  required(
    (items as readonly { readonly id: Id; readonly code: string }[]).find(({ code }) => code === wanted)?.id,
    wanted,
  )

async function idOf(externalId: string, office: Founded['office']): Promise<Id> {
  const { items } = await office.asRole('admin', leadOperations.list, {
    query: { externalSource, externalId },
  })
  return required(items[0]?.id, `the lead ${externalId}`)
}
