import type { Caller } from '../../../platform/access/caller.ts'
import {
  described,
  localised,
  named,
  nullable,
  object,
  PlainDate,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'

/** What of a subject a member reads of what they have handed in themselves, whose dates stand beside it anyway. */
export const subjectFields = {
  title: localised(
    'starter_name',
    Type.String({
      description:
        'What it is, as a person calls it, in the language of the reader; without its dates. Where the caller is not told what it is of, what every one of its kind is called.',
      examples: ['Annual holiday'],
    }),
  ),
  typeName: localised(
    'starter_name',
    nullable(
      Type.String({
        description:
          'The name of its type: of an absence its absence type, of a work day the day type that marks it, of a shift its shift type, of a balance the account. Null where it has none, and where the caller is not told.',
      }),
    ),
  ),
  minutes: nullable(
    Type.Integer({
      description:
        'How long it is, in minutes: what was worked, what an absence takes of the work expected, the length of a shift, by how much a balance or a budget changes. Null where nothing is counted.',
    }),
  ),
  amountCents: nullable(
    Type.Integer({ description: 'What it is worth, in cents; null where it is not about money.' }),
  ),
}

/** What a decision is about, as reading the record itself would tell the caller. */
export const Subject = named(
  'DecisionSubject',
  object(
    {
      title: subjectFields.title,
      typeName: subjectFields.typeName,
      from: described(nullable(PlainDate), 'The first day that it is about; null where it is about no days.'),
      to: described(
        nullable(PlainDate),
        'The last day that it is about, which is part of it; null where it is about no days.',
      ),
      minutes: subjectFields.minutes,
      amountCents: subjectFields.amountCents,
    },
    { description: 'What is to be decided, as reading the record itself would tell the caller.' },
  ),
)
export type Subject = Static<typeof Subject>

/** For whom subjects are put into words. */
export interface Reading {
  readonly now: Instant
  readonly language: Locale
  /** The language that names of catalogues are told in; null for that in which the organisation keeps them. */
  readonly chosen: Locale | null
  /** What other families tell of what a record is about. */
  readonly contributions: Contributions
  /** For a mail, which others may look at: what not everybody near the member may know is called like all of its kind. */
  readonly inMail: boolean
}

/**
 * What some records are, each as reading it would tell the caller, who may read them; of those that are not there any more
 * nothing. As many statements for many as for one.
 */
export type SubjectsOf = (
  db: TenantDb,
  caller: Caller,
  ids: readonly Id[],
  reading: Reading,
) => Promise<ReadonlyMap<Id, Subject>>

/** A subject with what most have nothing of. */
export const subject = (said: Pick<Subject, 'title'> & Partial<Subject>): Subject => ({
  ...{ typeName: null, from: null, to: null, minutes: null, amountCents: null },
  ...said,
})

/** Subjects by the ids of their records. */
export const byId = <Row extends { readonly id: Id }>(
  rows: readonly Row[],
  subjectOf: (row: Row) => Subject,
): ReadonlyMap<Id, Subject> => new Map(rows.map(row => [row.id, subjectOf(row)]))
