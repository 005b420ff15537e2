import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bigint, date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'

export const rags = ['green', 'amber', 'red'] as const
export type Rag = (typeof rags)[number]

/** A status update of a project, as somebody wrote it on a day. Nothing of it ever changes. */
export const statusUpdateTable = table('projectStatusUpdates', {
  id: uuid,
  projectId: uuid.fixed(),
  rag: text.as<Rag>().fixed(),
  summary: text.fixed(),
  percentBp: integer.nullable().fixed(),
  forecastCents: bigint.nullable().fixed(),
  forecastMinutes: integer.nullable().fixed(),
  forecastEnd: date.nullable().fixed(),
  postedByMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  /** The same: lists of everything that changed are ordered by it. */
  updatedAt: instant.fixed(),
})

export type StatusUpdate = RowOf<typeof statusUpdateTable>
