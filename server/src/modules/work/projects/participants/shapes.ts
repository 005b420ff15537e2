import {
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  nullable,
  object,
  optional,
  PlainDate,
  RecordId,
  type Static,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

const role = (what: string) => described(nullable(IdOf('project_role')), what)
const validFrom = described(nullable(PlainDate), 'The first day; null from the beginning of the project.')
const validTo = described(nullable(PlainDate), 'The last day; null until further notice.')

export const ShownParticipant = object(
  {
    id: RecordId,
    projectId: described(IdOf('project'), 'The project that the member takes part in.'),
    membershipId: described(IdOf('membership'), 'The member who takes part.'),
    projectRoleId: role('What the member is in the project; null when nobody said.'),
    validFrom,
    validTo,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  },
  { title: 'ProjectParticipant', description: 'A member who takes part in a project, from a day to a day.' },
)

const reprice = optional(
  described(
    Flag,
    'Whether approved hours may get another price by it, where rates look at what members are in a project. Billed ones keep theirs in any case.',
  ),
)

const givenRole = optional(role('What the member is in the project, an active role; null for nothing.'))

export const NewParticipant = object({
  membershipId: described(IdOf('membership'), 'The member who takes part, an active one.'),
  projectRoleId: givenRole,
  validFrom: optional(validFrom),
  validTo: optional(validTo),
  reprice,
})
export type NewParticipant = Omit<Static<typeof NewParticipant>, 'reprice'>

export const ParticipantPatch = object({
  projectRoleId: givenRole,
  validFrom: optional(validFrom),
  validTo: optional(validTo),
  reprice,
  expectedUpdatedAt,
})
export type ParticipantPatch = Omit<Static<typeof ParticipantPatch>, 'reprice' | 'expectedUpdatedAt'>

/** So many members take part in a project at once. */
export const participantsAtOnce = 500

export const Participants = object({
  participants: array(
    object({
      membershipId: described(IdOf('membership'), 'A member who takes part from today on.'),
      projectRoleId: optional(role('What the member is in the project; null for nothing.')),
    }),
    {
      maxItems: participantsAtOnce,
      description: 'All who take part from today on, each once; empty for nobody.',
    },
  ),
  reprice,
})
export type Participants = Static<typeof Participants>
