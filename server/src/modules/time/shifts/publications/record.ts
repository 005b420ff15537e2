import { date, instant, integer, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table, type TableOf } from '../../../../platform/data/table.ts'

/** Days of one publication. */
export const longestPeriod = 182
/** Days that are compared at once. */
export const longestChanges = 92
/** Changes that are listed one by one. */
export const mostChanges = 1000
/** Warnings that are listed one by one. */
export const mostWarnings = 100

/** That shifts of a unit were published. */
export const publicationTable = table('shiftPublications', {
  id: uuid,
  planningUnitId: uuid.fixed(),
  periodFrom: date.fixed(),
  periodTo: date.fixed(),
  /** The shifts that it published to members for the first time. */
  publishedCount: integer.fixed(),
  /** The members who have one of these. */
  recipientCount: integer.fixed(),
  overrideReason: text.nullable().fixed(),
  publishedByMembershipId: uuid.nullable().fixed(),
  publishedAt: instant.fixed(),
  /** Once the whole of its period is taken back. */
  unpublishedAt: instant.nullable(),
  unpublishReason: text.nullable(),
  updatedAt: instant,
})

/** A shift as it was published; never changed. */
export const frozenShiftTable = table(
  'shiftPublicationRows',
  {
    publicationId: uuid,
    shiftId: uuid,
    membershipId: uuid,
    shiftTypeId: uuid.nullable(),
    entryTypeId: uuid.nullable(),
    workDate: date,
    startMinutes: integer,
    endMinutes: integer,
    startAt: instant,
    endAt: instant,
    breakMinutes: integer,
    tags: texts,
    note: text.nullable(),
    version: integer,
  },
  { key: ['publicationId', 'shiftId'] },
)

/** That what was published of a period was taken back; never changed. */
export const unpublishingTable = table('shiftUnpublishings', {
  id: uuid,
  planningUnitId: uuid,
  periodFrom: date,
  periodTo: date,
  reason: text,
  unpublishedCount: integer,
  unpublishedByMembershipId: uuid.nullable(),
  unpublishedAt: instant,
})

export type Publication = RowOf<typeof publicationTable>
export type FrozenShift = RowOf<typeof frozenShiftTable>
export type Unpublishing = RowOf<typeof unpublishingTable>

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    shiftPublications: TableOf<typeof publicationTable>
    shiftPublicationRows: TableOf<typeof frozenShiftTable>
    shiftUnpublishings: TableOf<typeof unpublishingTable>
  }
}
