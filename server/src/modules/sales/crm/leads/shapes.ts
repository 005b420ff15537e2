import { May } from '../../../../platform/contract/may.ts'
import {
  externalSourceOf,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
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
import { channels } from './channels.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { leadStates } from './life.ts'
import { ScoreReasons } from './scoring/shapes.ts'

const consents = ['unknown', 'given', 'refused'] as const
export type Consent = (typeof consents)[number]

const Title = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  examples: ['Sähkösuunnittelu, uusi toimitalo'],
  description: 'What the lead is about.',
})
const ChannelShape = oneOf(channels)
const OrganisationName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  examples: ['Äänekosken Sähkö Oy'],
})
const BusinessId = Text(20, { examples: ['2345678-0'] })
const PersonName = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', examples: ['Maija Virtanen'] })
const Email = Type.String({ format: 'email', maxLength: 254, examples: ['maija@sahko.example'] })
const Phone = Text(50, { examples: ['+358 40 123 4567'] })
const JobTitle = Text(200, { examples: ['Toimitusjohtaja'] })
const ConsentShape = oneOf(consents, {
  description: 'What the person has said to marketing by electronic means.',
})
const OptedOut = Type.Boolean({
  description: 'Whether the person has forbidden marketing. It stands above consent.',
})
const ConsentSource = Text(500, { examples: ['Messut 2026, lomake'] })
export const ExternalSource = externalSourceOf('web_form')
export const ExternalId = Text(200, { examples: ['submission-17'] })
const Note = Text(2000, { examples: ['Valitsivat toisen toimittajan.'] })

const LeadContact = object(
  {
    name: described(nullable(PersonName), 'What the person is called; null when not known.'),
    email: described(nullable(Email), 'An e-mail address; null when none is known.'),
    phone: described(nullable(Phone), 'A telephone number; null when none is known.'),
    jobTitle: described(nullable(JobTitle), 'What the person does there; null when not known.'),
  },
  { description: 'The person whom the lead is reached by.' },
)

const Converted = object({
  customerId: described(
    nullable(IdOf('customer')),
    'The customer that was made or found; null when it is gone.',
  ),
  contactId: described(
    nullable(IdOf('contact')),
    'The contact that was made or found; null when there is none.',
  ),
  dealId: described(nullable(IdOf('deal')), 'The deal that was made; null when none was.'),
  convertedAt: described(Instant, 'When it was converted.'),
})

export const Lead = named(
  'Lead',
  object(
    {
      id: RecordId,
      may: May,
      title: Title,
      state: oneOf(leadStates, {
        description:
          'How far it has come; from an `anonymized` one what identified the person has been removed.',
      }),
      sourceId: described(
        nullable(IdOf('lead_source')),
        'The lead source that it came from; null when nobody said.',
      ),
      source: nullable(Type.String({ description: 'The code of that source; null when nobody said.' })),
      channel: described(nullable(ChannelShape), 'How it came in; null when nobody said.'),
      contact: LeadContact,
      organisationName: described(
        nullable(OrganisationName),
        'The organisation that it may come to business with; null when not known.',
      ),
      businessId: described(
        nullable(BusinessId),
        'Its Finnish business id; null when none is known, and for a caller without `invoicing.manage`.',
      ),
      ownerMembershipId: described(
        nullable(IdOf('membership')),
        'The member who works on it; null for nobody.',
      ),
      score: Type.Integer({
        description: 'How promising it is: the sum of the points of `scoreReasons`; 0 without any.',
      }),
      scoreVersionId: described(
        nullable(IdOf('lead_score_version')),
        'The version of the rules by which it was scored; null when there was none.',
      ),
      scoreReasons: ScoreReasons,
      consent: ConsentShape,
      consentAt: described(nullable(Instant), 'When consent was given or refused; null while it is unknown.'),
      consentSource: described(nullable(ConsentSource), 'Where it is known from; null when nobody said.'),
      optedOut: OptedOut,
      optedOutAt: described(nullable(Instant), 'When the person opted out; null for one who has not.'),
      mayReceiveMarketing: described(Flag, 'Whether consent is given and the person has not opted out.'),
      disqualifyReasonId: described(
        nullable(IdOf('disqualify_reason')),
        'Why it came to nothing; null for a lead that is not disqualified.',
      ),
      disqualifyNote: described(nullable(Note), 'The same in words; null when nobody wrote any.'),
      converted: described(nullable(Converted), 'What it became; null for a lead that is not converted.'),
      externalSource: described(
        nullable(ExternalSource),
        'The other system, with `externalId`; null for a lead that no other system knows.',
      ),
      externalId: described(
        nullable(ExternalId),
        "The lead's id in the other system; null for a lead that no other system knows.",
      ),
      customFields: CustomFieldValuesShape,
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'Somebody who may become a customer.' },
  ),
)
export type Lead = Static<typeof Lead>

const GivenContact = object({
  name: optional(described(nullable(PersonName), 'What the person is called; null when not known.')),
  email: optional(described(nullable(Email), 'An e-mail address; null for none.')),
  phone: optional(described(nullable(Phone), 'A telephone number; null for none.')),
  jobTitle: optional(described(nullable(JobTitle), 'What the person does there; null when not known.')),
})

const writable = {
  sourceId: optional(
    described(nullable(IdOf('lead_source')), 'The lead source that it came from; null for none.'),
  ),
  channel: optional(described(nullable(ChannelShape), 'How it came in; null when not known.')),
  contact: optional(
    described(GivenContact, 'The person whom the lead is reached by; an absent field of it keeps.'),
  ),
  organisationName: optional(
    described(
      nullable(OrganisationName),
      'The organisation that it may come to business with; null for none.',
    ),
  ),
  businessId: optional(described(nullable(BusinessId), 'Its Finnish business id; null for none.')),
  consent: optional(ConsentShape),
  consentSource: optional(
    described(nullable(ConsentSource), 'Where consent is known from; null for nothing.'),
  ),
  optedOut: optional(OptedOut),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(
      nullable(ExternalId),
      "The lead's id in the other system; with `externalSource` or not at all, null for none.",
    ),
  ),
  customFields: optional(CustomFieldChangesShape),
}

export const NewLead = object({
  title: Title,
  ...writable,
  ownerMembershipId: optional(
    described(
      nullable(IdOf('membership')),
      'The member who works on it; null for nobody. Absent, the one whose turn it is by `GET /v1/crm/lead-assignments`.',
    ),
  ),
})
export type NewLead = Static<typeof NewLead>

export const LeadPatch = object({
  title: optional(Title),
  ...writable,
  ownerMembershipId: optional(
    described(nullable(IdOf('membership')), 'The member who works on it; null for nobody.'),
  ),
  expectedUpdatedAt,
})
export type LeadPatch = Static<typeof LeadPatch>

export const Disqualification = object({
  reasonId: described(
    IdOf('disqualify_reason'),
    'Why it came to nothing: one of `GET /v1/crm/disqualify-reasons`.',
  ),
  note: optional(described(nullable(Note), 'The same in words; null or absent for none.')),
  expectedUpdatedAt,
})
