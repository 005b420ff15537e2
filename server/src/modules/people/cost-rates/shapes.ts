import {
  CreatedAt,
  described,
  DryRun,
  IdOf,
  named,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
  ValidFrom,
  ValidTo,
} from '../../../platform/contract/shapes.ts'

const CostCents = Type.Integer({
  minimum: 0,
  maximum: 10_000_000,
  examples: [4200],
  description: 'What an hour costs the organisation, in cents.',
})
const membershipId = described(
  nullable(IdOf('membership')),
  'The member whose hours cost it; null for no single one.',
)
const staffGroupId = described(
  nullable(IdOf('staff_group')),
  'The staff group whose members’ hours cost it, where they have no rate of their own; null for none.',
)

export const ShownCostRate = named(
  'CostRate',
  object(
    {
      id: RecordId,
      membershipId,
      staffGroupId,
      validFrom: ValidFrom,
      validTo: ValidTo,
      costCentsPerHour: CostCents,
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'What hours cost; without member and staff group those of everybody else.' },
  ),
)

export const NewCostRate = object({
  membershipId: optional(membershipId),
  staffGroupId: optional(staffGroupId),
  validFrom: ValidFrom,
  validTo: optional(ValidTo),
  costCentsPerHour: CostCents,
  dryRun: DryRun,
})
export type NewCostRate = Omit<Static<typeof NewCostRate>, 'dryRun'>
