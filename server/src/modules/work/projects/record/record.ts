import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'
import type { ProjectState } from './life.ts'
import type { AttributionPrecision, Billing } from './shapes.ts'

export const projectSorts = ['name', 'code', 'startDate', 'endDate'] as const
export type ProjectSort = (typeof projectSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the list is ordered by, and which way, where a request says one of them, both or neither. */
export const orderOf = ({
  sort = 'name',
  direction = 'asc',
}: {
  readonly sort?: ProjectSort
  readonly direction?: Direction
}): { readonly sort: ProjectSort; readonly direction: Direction } => ({ sort, direction })

/** Moves `updatedAt` of projects of which something beside their fields has changed. */
export const touchProjects = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`
        update projects p set updated_at = ${tx.now}
        where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning p.id`

/** Projects as custom fields name them. */
export const projectKind: CustomFieldKind = { kind: 'project' }

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
