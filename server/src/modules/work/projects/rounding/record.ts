import { date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

/** The units that time is billed in; a minute is time as it was worked. */
export const roundingUnits = [1, 5, 6, 10, 15, 20, 30, 60] as const
export type RoundingUnit = (typeof roundingUnits)[number]

export const roundingModes = ['up', 'nearest', 'down'] as const
export type RoundingMode = (typeof roundingModes)[number]

/** What is rounded as one: each piece of hours, or what a member did in a day for a project, or for a customer. */
export const roundingScopes = ['entry', 'day', 'customer'] as const
type RoundingScope = (typeof roundingScopes)[number]

/** How billed time is rounded from a day on: of one project, of one customer, or, with neither, of all. Never changed. */
export const roundingTable = table('roundingRules', {
  id: uuid,
  customerId: uuid.nullable().fixed(),
  projectId: uuid.nullable().fixed(),
  validFrom: date.fixed(),
  unitMinutes: integer.as<RoundingUnit>().fixed(),
  mode: text.as<RoundingMode>().fixed(),
  scope: text.as<RoundingScope>().fixed(),
  createdAt: instant.fixed(),
})

export type RoundingRule = RowOf<typeof roundingTable>
