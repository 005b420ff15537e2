import { May } from '../../../../platform/contract/may.ts'
import {
  externalSourceWith,
  array,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { attributionPrecisions } from '../../../company/catalogs/dimensions/port.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { CopyReason, leftOutReasons } from './copy-reasons.ts'
import { projectStates } from './life.ts'
import { centsLimit, minutesLimit } from './limits.ts'

export const billings = ['time', 'fixed', 'capped', 'internal', 'installments'] as const
/** What tables call them. */
export const billingWords = {
  time: { fi: 'Tuntityö', sv: 'Löpande räkning', en: 'Time' },
  fixed: { fi: 'Kiinteä hinta', sv: 'Fast pris', en: 'Fixed price' },
  capped: { fi: 'Kattohinta', sv: 'Takpris', en: 'Capped' },
  internal: { fi: 'Sisäinen', sv: 'Intern', en: 'Internal' },
  installments: { fi: 'Maksuerät', sv: 'Betalningsposter', en: 'Installments' },
} as const
export type Billing = (typeof billings)[number]

export const ProjectCode = Type.String({
  maxLength: 50,
  pattern: '^\\S(.*\\S)?$',
  examples: ['KO-2604'],
  description:
    'Unique among the projects whatever the letter case, as the organisation writes it; the code of its tracking target.',
})
const Description = Text(4000, { description: 'What is to be done.', examples: ['Pipes of both stairways.'] })
const BillingMethod = oneOf(billings, {
  description:
    'How it is billed: `time` by the hour, `fixed` at one price, `capped` by the hour up to the budget, `internal` not at all, `installments` by parts that are agreed on.',
})
const AttributionPrecision = oneOf(attributionPrecisions, {
  description:
    'How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks.',
})
export type AttributionPrecision = Static<typeof AttributionPrecision>
export const BudgetMinutes = Type.Integer({
  minimum: 0,
  maximum: minutesLimit,
  examples: [60_000],
  description: 'How long the work may take, in minutes.',
})
export const BudgetCents = Type.Integer({
  minimum: 0,
  maximum: centsLimit,
  examples: [1_250_000],
  description: 'What the work may come to, in cents without value added tax.',
})
export const ExternalSource = externalSourceWith('erp')
export const ExternalId = Text(200, {
  description: "The project's id in the other system; together with `externalSource`.",
  examples: ['10042'],
})

export const Project = named(
  'Project',
  object(
    {
      id: described(
        RecordId,
        'The project, and its target in the tracking level `project`. It never changes.',
      ),
      may: May,
      code: ProjectCode,
      name: Name,
      description: described(nullable(Description), 'What is to be done; null when nobody said.'),
      state: oneOf(projectStates, {
        description: 'Where it stands. A completed or closed project takes no new hours.',
      }),
      customerId: described(nullable(IdOf('customer')), 'The customer; null for work of its own.'),
      managerMembershipId: described(
        nullable(IdOf('membership')),
        'The member who answers for it; null for nobody.',
      ),
      billing: BillingMethod,
      attributionPrecision: AttributionPrecision,
      startDate: described(nullable(PlainDate), 'The first day; null when nobody said.'),
      endDate: described(
        nullable(PlainDate),
        'The last day by the baseline of today; null when nobody said.',
      ),
      budgetMinutes: described(
        nullable(BudgetMinutes),
        'How long the work may take by the baseline of today, in minutes; null without a limit.',
      ),
      budgetCents: described(
        nullable(BudgetCents),
        'What the work may come to by the baseline of today, in cents; null without a limit.',
      ),
      rateCardId: described(
        nullable(IdOf('rate_card')),
        'The rate card that its hours are priced by; null for none.',
      ),
      template: described(Flag, 'Whether it is only there for others to be made from.'),
      externalSource: described(
        nullable(ExternalSource),
        'The other system, with `externalId`; null for none.',
      ),
      externalId: described(nullable(ExternalId), "The project's id in the other system; null for none."),
      customFields: CustomFieldValuesShape,
      closedAt: described(nullable(Instant), 'When it was closed; null while it is not.'),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'Work with a beginning and an end, for a customer or for the organisation itself.' },
  ),
)
export type ShownProject = Static<typeof Project>

const writable = {
  description: optional(described(nullable(Description), 'What is to be done; null for nothing.')),
  customerId: optional(described(nullable(IdOf('customer')), 'The customer, an active one; null for none.')),
  managerMembershipId: optional(
    described(nullable(IdOf('membership')), 'The member who answers for it, an active one; null for nobody.'),
  ),
  startDate: optional(described(nullable(PlainDate), 'The first day; null for unknown.')),
  endDate: optional(
    described(nullable(PlainDate), 'The last day; null for unknown. A change is an entry of the baseline.'),
  ),
  budgetMinutes: optional(
    described(
      nullable(BudgetMinutes),
      'How long the work may take, in minutes; null without a limit. A change is an entry of the baseline.',
    ),
  ),
  budgetCents: optional(
    described(
      nullable(BudgetCents),
      'What the work may come to, in cents; null without a limit. A change is an entry of the baseline.',
    ),
  ),
  rateCardId: optional(
    described(
      nullable(IdOf('rate_card')),
      'The rate card that its hours are priced by, an active one; null for none.',
    ),
  ),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(nullable(ExternalId), 'The id there; with `externalSource` or not at all, null for none.'),
  ),
  customFields: optional(CustomFieldChangesShape),
}

export const NewProject = object({
  code: ProjectCode,
  name: Name,
  state: optional(oneOf(['planned', 'active'], { description: 'How it begins; `planned` when absent.' })),
  billing: optional(described(BillingMethod, 'How it is billed; `time` when absent.')),
  attributionPrecision: optional(
    described(AttributionPrecision, 'How exactly hours say what they were for; `project` when absent.'),
  ),
  template: optional(
    described(Flag, 'Whether it is only there for others to be made from; it never changes.'),
  ),
  ...writable,
})
export type NewProject = Static<typeof NewProject>

export const ProjectPatch = object({
  code: optional(ProjectCode),
  name: optional(Name),
  billing: optional(BillingMethod),
  attributionPrecision: optional(AttributionPrecision),
  ...writable,
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type ProjectPatch = Omit<Static<typeof ProjectPatch>, 'expectedUpdatedAt' | 'dryRun'>

/** What of a patch decides what the work comes to. */
export const TriedTerms = object({
  billing: ProjectPatch.properties.billing,
  customerId: ProjectPatch.properties.customerId,
  rateCardId: ProjectPatch.properties.rateCardId,
  budgetCents: ProjectPatch.properties.budgetCents,
})

export const CopyOfProject = object({
  code: ProjectCode,
  name: Name,
  startDate: optional(
    described(
      nullable(PlainDate),
      'The first day of the new project: all dates move with it. That of the other one when absent, unknown when null.',
    ),
  ),
  customerId: optional(
    described(
      nullable(IdOf('customer')),
      'The customer, an active one; that of the other project when absent, none when null.',
    ),
  ),
  template: optional(described(Flag, 'Whether the new project is a template; it is none when absent.')),
  dryRun: DryRun,
})
export type CopyOfProject = Static<typeof CopyOfProject>

export const CopiedProject = object({
  project: Project,
  days: Type.Integer({ description: 'By how many days dates have moved: later, or earlier below zero.' }),
  copied: array(
    object({
      kind: Type.String({ description: 'What was copied, such as `phases` or `participants`.' }),
      count: Type.Integer({ minimum: 0, description: 'How many of them there were.' }),
    }),
    { description: 'What the new project has besides its own fields.' },
  ),
  leftOut: array(
    object({
      kind: Type.String({
        description: 'What was left out, such as `participants`, `attachments` or `customer`.',
      }),
      reason: oneOf(leftOutReasons, {
        description:
          'Why: `not_in_use`, who or what it names is deactivated; `cancelled` or `archived`, as it is in the other project; `outside_the_copy`, it leads to something else that was left out; `of_the_original`, it stays with what it was made for.',
      }),
      count: Type.Integer({ minimum: 1, description: 'How many of them there were.' }),
      explain: Type.String({ description: 'The same in words, in the language of the reader.' }),
      explanation: CopyReason,
    }),
    { description: 'What the other project has and the new one does not.' },
  ),
})

export const ShownBaseline = object({
  id: described(RecordId, 'The entry. It never changes.'),
  projectId: described(IdOf('project'), 'The project that it is of.'),
  validFrom: described(PlainDate, 'From when on it holds, until the next one does.'),
  budgetMinutes: described(nullable(BudgetMinutes), 'How long the work may take; null without a limit.'),
  budgetCents: described(nullable(BudgetCents), 'What the work may come to; null without a limit.'),
  endDate: described(nullable(PlainDate), 'The last day; null when nobody said.'),
  changeOrderId: described(
    nullable(IdOf('change_order')),
    'The change order that made it; null for a change of the project.',
  ),
  madeAt: described(Instant, 'When it was made.'),
})
