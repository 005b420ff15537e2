import {
  Active,
  array,
  Code,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Name,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
  ValidFrom,
  ValidTo,
  VersionId,
} from '../../../../platform/contract/shapes.ts'
import { rateLimit, versionsAtOnce } from './record.ts'

const Default = described(
  Flag,
  'Whether it prices the hours of projects that name no rate card; one at most does.',
)

export const Card = named(
  'RateCard',
  object({
    id: RecordId,
    code: Code,
    name: Name,
    currency: Type.Literal('EUR', { description: 'The currency of every rate, by ISO 4217.' }),
    default: Default,
    active: Active,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type ShownCard = Static<typeof Card>

/** What approved hours are worth is not moved without a word. */
const reprice = optional(
  described(
    Flag,
    'Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case.',
  ),
)

export const NewCard = object({
  code: Code,
  name: Name,
  default: optional(
    described(Flag, 'Makes it the default one in place of the other; false when absent, true for the first.'),
  ),
  reprice,
})
export type NewCard = Omit<Static<typeof NewCard>, 'reprice'>

export const CardPatch = object({
  code: optional(Code),
  name: optional(Name),
  default: optional(
    described(Flag, 'True makes it the default one in place of the other; false leaves none.'),
  ),
  active: optional(Active),
  reprice,
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type CardPatch = Omit<Static<typeof CardPatch>, 'reprice' | 'expectedUpdatedAt' | 'dryRun'>

export const RateCents = Type.Integer({
  minimum: 0,
  maximum: rateLimit,
  examples: [8500],
  description: 'What an hour is sold for, in cents without value added tax.',
})

const ArticleId = described(
  nullable(IdOf('article')),
  'The article by which the hours are invoiced, with its value added tax; null: as their phase or project says.',
)

export const RateVersion = object({
  versionId: VersionId,
  validFrom: ValidFrom,
  validTo: ValidTo,
  rateCentsPerHour: RateCents,
  articleId: ArticleId,
})

const GivenVersion = {
  validFrom: ValidFrom,
  validTo: optional(ValidTo),
  rateCentsPerHour: RateCents,
  articleId: optional(
    described(
      ArticleId,
      'The article by which the hours are invoiced; null for none of its own, absent: that of the version before.',
    ),
  ),
}

const criteria = {
  projectId: nullable(IdOf('project')),
  customerId: nullable(IdOf('customer')),
  membershipId: nullable(IdOf('membership')),
  projectRoleId: nullable(IdOf('project_role')),
  entryTypeId: nullable(IdOf('entry_type')),
}
const fitting = {
  projectId: described(criteria.projectId, 'Only hours of the project; null for any.'),
  customerId: described(criteria.customerId, 'Only hours of projects for the customer; null for any.'),
  membershipId: described(criteria.membershipId, 'Only hours of the member; null for anybody.'),
  projectRoleId: described(
    criteria.projectRoleId,
    'Only hours of who has the role in the project on the day; null for any.',
  ),
  entryTypeId: described(
    criteria.entryTypeId,
    'Only hours of the kind of work, an entry type; null for any.',
  ),
}

export const Rule = named(
  'RateRule',
  object(
    {
      id: RecordId,
      rateCardId: described(IdOf('rate_card'), 'The rate card that the rule is of.'),
      ...fitting,
      weight: Type.Integer({
        description:
          'How specific the rule is: project 16, customer 8, member 4, role 2, kind of work 1, added up. Of the rules that fit the one that weighs most wins.',
      }),
      currentVersionId: described(
        nullable(IdOf('version')),
        'The version in force today; null when none is.',
      ),
      versions: array(RateVersion, { description: 'The rates by date, oldest first.' }),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'What hours that fit are sold for, by date.' },
  ),
)
export type ShownRule = Static<typeof Rule>

const newRule = {
  projectId: optional(fitting.projectId),
  customerId: optional(fitting.customerId),
  membershipId: optional(fitting.membershipId),
  projectRoleId: optional(fitting.projectRoleId),
  entryTypeId: optional(fitting.entryTypeId),
  versions: array(object(GivenVersion), {
    minItems: 1,
    maxItems: versionsAtOnce,
    description: 'The rates by date, in any order.',
  }),
}
export const NewRule = object({ ...newRule, reprice, dryRun: DryRun })
export const TriedRule = object(newRule)
export type NewRule = Static<typeof TriedRule>

export const NewVersion = object({ ...GivenVersion, reprice, expectedUpdatedAt, dryRun: DryRun })
export const WhatIf = object(GivenVersion)
export type GivenVersion = Static<typeof WhatIf>

export const Ending = object({
  validTo: described(PlainDate, 'The last day on which the open version holds.'),
  reprice,
  expectedUpdatedAt,
  dryRun: DryRun,
})

const ChangedHours = object({
  workDayId: described(IdOf('work_day'), 'The work day that the hours are on.'),
  entryId: described(IdOf('work_day_entry'), 'The entry of the day.'),
  projectId: described(IdOf('project'), 'The project that the hours are for.'),
  membershipId: described(IdOf('membership'), 'The member who worked.'),
  workDate: described(PlainDate, 'The day.'),
  minutes: Type.Integer({ description: 'How long they worked.' }),
  fromCents: Type.Integer({ description: 'What the hours come to now, in cents.' }),
  toCents: Type.Integer({ description: 'What they would come to, in cents.' }),
})

const revenue = {
  fromCents: Type.Integer({ description: 'What it brings now, of all days, in cents.' }),
  toCents: Type.Integer({ description: 'What it would bring, in cents.' }),
  differenceCents: Type.Integer({ description: '`toCents` less `fromCents`.' }),
}
const ChangedProject = object({
  projectId: described(IdOf('project'), 'The project whose hours would come to something else.'),
  name: Name,
  closed: described(Flag, 'Whether it is closed: no rate gives its approved hours another price.'),
  approvedMinutes: Type.Integer({
    description: 'How many minutes of approved hours that are not billed would have another price.',
  }),
  ...revenue,
})

const Change = object(
  {
    from: described(PlainDate, 'The first day that was looked at: that of the version.'),
    to: described(
      PlainDate,
      'The last day that was looked at: that of the version, or a year after its first.',
    ),
    changedRows: Type.Integer({ description: 'How many pieces of hours would have another rate.' }),
    changedMinutes: Type.Integer({ description: 'How many minutes they are together.' }),
    fromCents: Type.Integer({ description: 'What they come to now, in cents.' }),
    toCents: Type.Integer({ description: 'What they would come to, in cents.' }),
    differenceCents: Type.Integer({ description: '`toCents` less `fromCents`.' }),
    billedRows: Type.Integer({
      description:
        'How many pieces of hours are billed and therefore stay as they are; not among the changed ones.',
    }),
    revenueFromCents: Type.Integer({
      description:
        'What the projects that would bring something else bring now, of all days, by their figures, in cents: up to their caps, billed hours at the price that they were billed for.',
    }),
    revenueToCents: Type.Integer({ description: 'What they would bring, in cents.' }),
    revenueDifferenceCents: Type.Integer({ description: '`revenueToCents` less `revenueFromCents`.' }),
    changedProjects: Type.Integer({
      description: 'How many projects would bring something else, or have approved hours at another price.',
    }),
    projects: array(ChangedProject, { description: 'The first of them, by name; at most 100.' }),
    approvedMinutes: Type.Integer({
      description:
        'How many minutes of approved hours that are not billed would have another price. Above 0 the write needs `reprice`, and is refused all the same where some of them are of closed projects.',
    }),
    firstFreeDate: described(
      nullable(PlainDate),
      'The first day from which the change would give no approved hours another price; null where it gives none.',
    ),
    rows: array(ChangedHours, { description: 'The first of the changed ones, by date; at most 100.' }),
  },
  {
    description:
      'What a version of a rule would change. Null in place of it where the version was added, not tried.',
  },
)

export const WhatIfAnswer = named('RateWhatIf', Change)

export const VersionAnswer = named(
  'RateRuleWithChange',
  object({
    rule: Rule,
    change: nullable(Change),
  }),
)
