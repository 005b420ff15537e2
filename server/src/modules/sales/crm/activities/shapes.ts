import { May } from '../../../../platform/contract/may.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  externalSourceOf,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  InstantInput,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { activityStates, activityTypes } from './record.ts'

export const ActivityTypeShape = oneOf(activityTypes, {
  description:
    'What kind of activity it is. A `note` is written down and done at once; the others are planned.',
})
export const ActivityStateShape = oneOf(activityStates, { description: 'Whether it is still to be done.' })

const Subject = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  examples: ['Soita tarjouksesta'],
  description: 'What it is about, in one line.',
})
const Notes = Text(10_000, { examples: ['Pyysi tarjouksen kahdesta linjasta.'] })
const Duration = Type.Integer({ minimum: 1, maximum: 10_080, examples: [30] })
const OutcomeCode = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,49}$', examples: ['reached'] })
const Recurrence = Text(200, { examples: ['FREQ=WEEKLY;INTERVAL=2'] })
const ExternalSource = externalSourceOf('erp')
const ExternalId = Text(200, { examples: ['a-17'] })
const link = (name: string) => Type.String({ format: 'uuid', examples: [exampleId(name)] })

/** An activity as it is answered. */
export const Activity = named(
  'Activity',
  object({
    id: RecordId,
    may: May,
    type: ActivityTypeShape,
    subject: Subject,
    notes: described(nullable(Notes), 'What was said or agreed; null for nothing.'),
    dueAt: described(nullable(Instant), 'When it is to be done by, or begins; null without a time.'),
    durationMinutes: described(nullable(Duration), 'How long it takes from `dueAt`; null when nobody said.'),
    state: ActivityStateShape,
    overdue: described(Flag, "Whether it is planned and due before the organisation's present time."),
    outcomeCode: described(
      nullable(OutcomeCode),
      'What came of it, by `GET /v1/crm/activity-outcomes`; null when nobody said.',
    ),
    customerId: described(nullable(IdOf('customer')), 'The customer that it concerns; null without one.'),
    contactId: described(nullable(IdOf('contact')), 'The contact that it is with; null without one.'),
    dealId: described(nullable(IdOf('deal')), 'The deal that it concerns; null without one.'),
    leadId: described(nullable(IdOf('lead')), 'The lead that it concerns; null without one.'),
    projectId: described(nullable(IdOf('project')), 'The project that it concerns; null without one.'),
    ownerMembershipId: described(IdOf('membership'), 'The member who is to do it, or did.'),
    doneAt: described(nullable(Instant), 'When it was done; null until then.'),
    recurrence: described(
      nullable(Recurrence),
      'How it is repeated, a rule of RFC 5545; null for what is done once.',
    ),
    previousActivityId: described(
      nullable(IdOf('activity')),
      'The activity that this one repeats; null for one that somebody wrote.',
    ),
    nextActivityId: described(
      nullable(IdOf('activity')),
      'The activity that was made when this one was done; null for none.',
    ),
    customFields: CustomFieldValuesShape,
    externalSource: described(
      nullable(ExternalSource),
      'The other system, with `externalId`; null without one.',
    ),
    externalId: described(nullable(ExternalId), 'The id in the other system; null without one.'),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type Activity = Static<typeof Activity>

const writable = {
  notes: optional(described(nullable(Notes), 'What was said or agreed; null for nothing.')),
  dueAt: optional(
    described(nullable(InstantInput), 'When it is to be done by, or begins; null for no time.'),
  ),
  durationMinutes: optional(described(nullable(Duration), 'How long it takes; null for not known.')),
  customerId: optional(
    described(
      nullable(link('customerId')),
      "The customer; left out, the deal's or the contact's only one. Null for none.",
    ),
  ),
  contactId: optional(described(nullable(link('contactId')), 'A contact of the customer; null for none.')),
  dealId: optional(described(nullable(link('dealId')), 'A deal; null for none.')),
  leadId: optional(described(nullable(link('leadId')), 'A lead; null for none.')),
  projectId: optional(described(nullable(link('projectId')), 'A project; null for none.')),
  recurrence: optional(
    described(
      nullable(Recurrence),
      "A rule of RFC 5545 by days, weeks, months or years, in the organisation's time zone; needs `dueAt`. Null for what is done once.",
    ),
  ),
  doneAt: optional(described(InstantInput, 'When it was done; never in the future.')),
  outcomeCode: optional(described(nullable(OutcomeCode), 'What came of it; null for nothing.')),
  customFields: optional(CustomFieldChangesShape),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(nullable(ExternalId), 'The id there; with `externalSource` or not at all, null for none.'),
  ),
}

const Owner = described(link('membershipId'), 'The member who is to do it, or did; the caller when left out.')

export const NewActivity = object({
  type: ActivityTypeShape,
  subject: Subject,
  state: optional(
    oneOf(['planned', 'done'], {
      description: '`done` for what has been done already, as a note always is; `planned` when left out.',
    }),
  ),
  ownerMembershipId: optional(Owner),
  ...writable,
})
export type NewActivity = Static<typeof NewActivity>

export const ActivityPatch = object({
  type: optional(ActivityTypeShape),
  subject: optional(Subject),
  ownerMembershipId: optional(described(link('membershipId'), 'The member who is to do it from now on.')),
  ...writable,
  expectedUpdatedAt,
})
export type ActivityPatch = Static<typeof ActivityPatch>

export const Completion = {
  outcomeCode: optional(described(OutcomeCode, 'What came of it.')),
  doneAt: optional(described(InstantInput, 'When it was done; now when left out, never in the future.')),
  notes: optional(described(Notes, 'What was said or agreed, in place of the notes so far.')),
}

export const activityReference = {
  externalSource: optional(described(ExternalSource, 'The other system; together with `externalId`.')),
  externalId: optional(described(ExternalId, 'The id there; together with `externalSource`.')),
}
