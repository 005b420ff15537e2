import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { ProjectState } from './life.ts'
import type { AttributionPrecision, Billing } from './shapes.ts'

export const projectTable = table('projects', {
  id: uuid,
  code: text,
  name: text,
  searchText: text,
  description: text.nullable(),
  customerId: uuid.nullable(),
  managerMembershipId: uuid.nullable(),
  state: text.as<ProjectState>(),
  billing: text.as<Billing>(),
  attributionPrecision: text.as<AttributionPrecision>(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  budgetMinutes: integer.nullable(),
  budgetCents: bigint.nullable(),
  rateCardId: uuid.nullable(),
  template: flag.fixed(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  closedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** What a project was to take from a day on: dated, never changed, the last one of a day holds. */
export const baselineTable = table('projectBaselines', {
  id: uuid,
  projectId: uuid.fixed(),
  validFrom: date.fixed(),
  budgetMinutes: integer.nullable().fixed(),
  budgetCents: bigint.nullable().fixed(),
  endDate: date.nullable().fixed(),
  changeOrderId: uuid.nullable().fixed(),
  madeAt: instant.fixed(),
})

export type ProjectRow = RowOf<typeof projectTable>
export type Baseline = RowOf<typeof baselineTable>

/** The values of custom fields by their keys. */
export type CustomValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A project with all that a change is decided on. */
export interface ProjectRecord extends ProjectRow {
  readonly customFields: CustomValues
}

/** What a project was and has become; `before` is null for a new one. `baseline` is the entry that the change makes. */
export interface ChangedProject {
  readonly before: ProjectRecord | null
  readonly after: ProjectRecord
  readonly baseline: Baseline | null
}

/** What `q` looks in. */
export const searchTextOf = ({ code, name }: Pick<ProjectRow, 'code' | 'name'>): string =>
  folded(`${code}\n${name}`)

/** Text as it is searched: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase()
