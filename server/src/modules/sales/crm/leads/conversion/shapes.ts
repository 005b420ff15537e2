import {
  array,
  Code,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  Id,
  IdOf,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Text,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { CustomFieldChangesShape } from '../../../../records/custom-fields/port.ts'
import { valueLimit } from '../../deals/bounds.ts'
import { Alike } from '../duplicates/shapes.ts'
import { Lead } from '../shapes.ts'

const customerKinds = ['company', 'person', 'public_body'] as const

const NewCustomer = object({
  name: optional(
    described(Name, 'What the customer is called; that of the organisation, else of the person.'),
  ),
  code: optional(described(Code, 'The code by which other systems know the customer; none when absent.')),
  kind: optional(
    oneOf(customerKinds, {
      description:
        'A `company` where the lead names an organisation, else a `person`, unless said otherwise.',
    }),
  ),
  businessId: optional(
    described(
      nullable(Text(20, { examples: ['2345678-0'] })),
      'The Finnish business id; null for none, and that of the lead when absent.',
    ),
  ),
  ownerMembershipId: optional(
    described(
      nullable(IdOf('membership')),
      'The member who looks after it; null for nobody, and that of the lead when absent.',
    ),
  ),
  customerGroupId: optional(
    described(nullable(IdOf('customer_group')), 'The customer group; null or absent for none.'),
  ),
  customFields: optional(CustomFieldChangesShape),
})

const NewContact = object({
  name: optional(described(Name, 'What the person is called; as in the lead when absent.')),
  email: optional(
    described(
      nullable(Type.String({ format: 'email', maxLength: 254 })),
      'An e-mail address; null for none, and that of the lead when absent.',
    ),
  ),
  phone: optional(
    described(nullable(Text(50)), 'A telephone number; null for none, and that of the lead when absent.'),
  ),
  jobTitle: optional(
    described(
      nullable(Text(200)),
      'What the person does there; null for nothing, as in the lead when absent.',
    ),
  ),
  customFields: optional(CustomFieldChangesShape),
})

const oneOfBoth = { additionalProperties: false, minProperties: 1, maxProperties: 1 }

const NewDeal = object({
  title: optional(Text(200, { description: 'What the deal is about; the title of the lead when absent.' })),
  pipelineId: optional(
    described(IdOf('pipeline'), 'The pipeline, an active one; that of `stageId`, else the default one.'),
  ),
  stageId: optional(
    described(IdOf('pipeline_stage'), 'The stage, an active one; the first of the pipeline when absent.'),
  ),
  valueCents: optional(
    described(
      nullable(Type.Integer({ minimum: 0, maximum: valueLimit })),
      'What it is worth, in cents; null or absent for unknown.',
    ),
  ),
  expectedCloseDate: optional(
    described(nullable(PlainDate), 'When it is expected to be closed; null or absent for unknown.'),
  ),
})

export const ConvertBody = object({
  customer: Type.Object(
    {
      id: optional(described(Id, 'An active customer that is there.')),
      create: optional(described(NewCustomer, 'A new customer; what is left out comes from the lead.')),
    },
    { ...oneOfBoth, description: 'Whom the lead becomes: a customer that is there, or a new one.' },
  ),
  contact: optional(
    described(
      nullable(
        Type.Object(
          {
            id: optional(
              described(Id, 'A person who is there; with a customer that is there, an active contact of it.'),
            ),
            create: optional(described(NewContact, 'A new contact; what is left out comes from the lead.')),
          },
          oneOfBoth,
        ),
      ),
      'Whom the customer is reached by; null for nobody. Absent, a new contact where the lead names a person.',
    ),
  ),
  deal: optional(described(nullable(NewDeal), 'The deal that comes of it; null or absent for none.')),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type ConvertBody = Static<typeof ConvertBody>

const id = described(nullable(Id), 'Its id; null for one that a dry run would make.')
const made = described(Flag, 'Whether it is new; false for one that was there.')

export const Conversion = named(
  'LeadConversion',
  object({
    lead: Lead,
    customer: object(
      {
        id,
        name: described(Name, 'What it is called; what the caller gave or the lead says, for a new one.'),
        made,
      },
      { description: 'Whom the lead became, or would become.' },
    ),
    contact: described(
      nullable(object({ id, name: described(Name, 'What the person is called.'), made })),
      'The contact; null when there is none.',
    ),
    deal: described(
      nullable(
        object({
          id,
          title: Text(200, { description: 'What the deal is about.' }),
          pipelineId: described(IdOf('pipeline'), 'The pipeline that it is in.'),
          stageId: described(IdOf('pipeline_stage'), 'The stage that it begins in.'),
        }),
      ),
      'The deal; null when there is none.',
    ),
    duplicates: array(Alike, {
      description:
        'Customers and contacts that are there and look like the lead, before anything was made; without the ones that it was converted into.',
    }),
  }),
)
export type Conversion = Static<typeof Conversion>
