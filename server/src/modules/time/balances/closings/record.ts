import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, json, numeric, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { KeptReason } from '../../../../platform/contract/sentences.ts'
import type { ClosingKind, ClosingReason, ClosingRow } from './slot.ts'

export const closingTable = table('periodClosings', {
  id: uuid,
  kind: text.as<ClosingKind>().fixed(),
  date: date.fixed(),
  state: text.as<'running' | 'finished'>(),
  memberCount: integer,
  /** The members of whom it is done. */
  closedCount: integer,
  startedByMembershipId: uuid.nullable(),
  createdAt: instant.fixed(),
  finishedAt: instant.nullable(),
  updatedAt: instant,
})
export type PeriodClosing = RowOf<typeof closingTable>

/** What is shown of a part beside its figures. */
export interface Details {
  readonly rows: readonly (Omit<ClosingRow, 'explanation'> & KeptReason<ClosingReason>)[]
  /** In English, as it is kept beside the reason. */
  readonly warning: string | null
  readonly warningExplanation?: ClosingReason | null
}

export const resultTable = table(
  'periodClosingResults',
  {
    periodClosingId: uuid,
    membershipId: uuid,
    part: text,
    unit: text.as<'minutes' | 'days'>(),
    before: numeric,
    after: numeric,
    details: json<Details>(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['periodClosingId', 'membershipId', 'part'] },
)
export type StoredResult = RowOf<typeof resultTable>
