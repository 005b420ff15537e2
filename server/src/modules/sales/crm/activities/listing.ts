import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  described,
  InstantInput,
  object,
  oneOf,
  optional,
  page,
  sweeping,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../../records/custom-fields/port.ts'
import { Activity, activityReference } from './shapes.ts'
import { activityStates, activityTypes } from './record.ts'

export const reading = { needs: ['crm.use'], feature: 'crm' } as const

const of = (name: string, description: string) =>
  optional(Type.String({ format: 'uuid', description, examples: [exampleId(name)] }))

/** What a list of activities is narrowed by. */
export const activityFilters = {
  state: optional(oneOf(activityStates, { description: 'Only activities in this state.' })),
  type: optional(oneOf(activityTypes, { description: 'Only activities of this type.' })),
  mine: optional(Type.Boolean({ default: false, description: "Only the caller's own." })),
  overdue: optional(
    Type.Boolean({
      description:
        "`true`: only planned ones due before the organisation's present time; `false`: only the others.",
    }),
  ),
  ownerMembershipId: of('membershipId', 'Only activities of this member.'),
  customerId: of('customerId', 'Only activities with this customer.'),
  contactId: of('contactId', 'Only activities with this contact.'),
  dealId: of('dealId', 'Only activities of this deal.'),
  leadId: of('leadId', 'Only activities of this lead.'),
  projectId: of('projectId', 'Only activities of this project.'),
  dueFrom: optional(described(InstantInput, 'Only activities due at this time or later.')),
  dueTo: optional(described(InstantInput, 'Only activities due before this time.')),
  doneFrom: optional(described(InstantInput, 'Only activities done at this time or later.')),
  doneTo: optional(described(InstantInput, 'Only activities done before this time.')),
  q: optional(
    Text(200, {
      description: 'Part of the subject or the notes; letter case does not matter.',
      examples: ['tarjous'],
    }),
  ),
}

const query = object({
  ...sweeping,
  ...activityFilters,
  cf: optional(CustomFieldFilter),
  ...activityReference,
  sort: optional(
    oneOf(['dueAt', 'createdAt'], {
      description:
        '`dueAt` unless said otherwise, with what has no time last in both directions. Has no effect with `updatedSince`.',
    }),
  ),
  direction: optional(
    oneOf(['asc', 'desc'], {
      description: '`asc` for `dueAt`, `desc` for `createdAt`, unless said otherwise.',
    }),
  ),
})

export const listing = {
  list: {
    may: true,
    ...reading,
    method: 'GET',
    path: '/v1/crm/activities',
    sweeps: { table: 'activities', deletions: 'whole' },
    summary: 'List activities',
    description:
      'Page through the activities of all members, what is due first at the top. Every condition given must hold.',
    listed: { ids: true },
    query,
    answers: page(Activity),
    refuses: ['external_ref_incomplete'],
    example: { query: { state: 'planned', mine: true } },
  },
  get: {
    may: true,
    ...reading,
    method: 'GET',
    path: '/v1/crm/activities/{id}',
    summary: 'Read one activity',
    params: { id: idOf('crm_activity_not_found') },
    answers: Activity,
    refuses: ['crm_activity_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
