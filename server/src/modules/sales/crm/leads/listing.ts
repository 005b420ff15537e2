import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  oneOf,
  optional,
  page,
  sweeping,
  Text,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../../records/custom-fields/port.ts'
import { Alike } from './duplicates/shapes.ts'
import { leadStates } from './life.ts'
import { channels } from './channels.ts'
import { ExternalId, ExternalSource, Lead } from './shapes.ts'
import { leadSorts } from './sorts.ts'

const readers = ['crm.use', 'crm.privacy'] as const

const query = object({
  ...sweeping,
  q: optional(
    Text(200, {
      description:
        'Part of the title, of the name of the organisation, or of the name, e-mail address or telephone number of the person; letter case does not matter. For a caller with `invoicing.manage` of the business id too.',
      examples: ['sähkö'],
    }),
  ),
  cf: optional(CustomFieldFilter),
  state: optional(oneOf(leadStates, { description: 'Only leads in this state.' })),
  sourceId: optional(
    Type.String({
      format: 'uuid',
      description: 'Only leads from the source.',
      examples: [exampleId('leadSourceId')],
    }),
  ),
  channel: optional(oneOf(channels, { description: 'Only leads that came in this way.' })),
  ownerMembershipId: optional(
    Type.String({ format: 'uuid', description: 'Only leads that the member works on.' }),
  ),
  unowned: optional(
    Type.Boolean({
      default: false,
      description: 'Only leads that nobody works on, or a member who has left.',
    }),
  ),
  scoreFrom: optional(
    Type.Integer({
      minimum: -100_000,
      maximum: 100_000,
      description: 'Only leads with this score or a higher one.',
    }),
  ),
  sort: optional(
    oneOf(leadSorts, {
      description: '`createdAt` unless said otherwise. Has no effect with `updatedSince`.',
    }),
  ),
  direction: optional(
    oneOf(['asc', 'desc'], {
      description: '`asc` for `title`, `desc` for the others, unless said otherwise.',
    }),
  ),
  externalSource: optional(described(ExternalSource, 'The other system; together with `externalId`.')),
  externalId: optional(described(ExternalId, "The lead's id there; together with `externalSource`.")),
})

export const listing = {
  list: {
    may: true,
    method: 'GET',
    path: '/v1/crm/leads',
    sweeps: { table: 'leads', deletions: 'whole' },
    summary: 'List leads',
    description:
      'Page through the leads, the newest first, in every state unless asked otherwise. Business ids are masked for a caller without `invoicing.manage`, and nothing finds leads by them for such a caller.',
    needs: readers,
    feature: 'crm',
    listed: { ids: true },
    query,
    answers: page(Lead),
    refuses: ['external_ref_incomplete'],
    example: { query: { q: 'sähkö', sort: 'score' } },
  },
  get: {
    may: true,
    method: 'GET',
    path: '/v1/crm/leads/{id}',
    summary: 'Read one lead',
    needs: readers,
    feature: 'crm',
    params: { id: idOf('crm_lead_not_found') },
    answers: Lead,
    refuses: ['crm_lead_not_found'],
  },
  duplicates: {
    method: 'GET',
    path: '/v1/crm/leads/{id}/duplicates',
    summary: "List a lead's duplicates",
    description:
      'Customers, contacts and other leads that have the e-mail address, the telephone number, the name of the organisation or, for a caller with `invoicing.manage`, the business id of the lead, but for spelling and legal form; those with most in common first, at most twenty of each kind and likeness.',
    needs: ['crm.use'],
    feature: 'crm',
    params: { id: idOf('crm_lead_not_found') },
    answers: wholeList(Alike),
    refuses: ['crm_lead_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
