import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Reading, Subject } from '../../me/port.ts'
import { membersWithUnits } from '../../members/port.ts'
import type { ApprovalSource } from './slots.ts'
import type { Holder, QueueRow } from './statement.ts'
import type { Waiting } from './view.ts'

/** What of a row says what it is, and on whose behalf it is read. */
export type Described = Pick<QueueRow, 'kind' | 'subjectId' | 'membershipId' | 'onBehalfOfMembershipId'>

/**
 * Rows of the queue with what each is and whose, as its approver reads the record: one statement for each kind and holder on the
 * page, however many rows, and one for the members. What is gone since the rows were read waits no more, and is left out.
 */
export async function withSubjects<Row extends Described>(
  db: TenantDb,
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  rows: readonly Row[],
  reading: Reading,
): Promise<(Omit<Waiting, 'row'> & { readonly row: Row })[]> {
  const [first] = holders
  if (!first || rows.length === 0) return []
  const today = dateIn(first.caller.organisation.timeZone, reading.now)
  const [members, subjects] = await Promise.all([
    membersWithUnits(db, [...new Set(rows.map(({ membershipId }) => membershipId))], today),
    subjectsOfRows(db, sources, holders, rows, reading),
  ])
  const member = new Map(members.map(each => [each.id, each]))
  return rows.flatMap(row => {
    const [of, subject] = [member.get(row.membershipId), subjects.get(keyOf(row))]
    return of && subject ? [{ row, subject, member: of }] : []
  })
}

/** By kind and id. */
async function subjectsOfRows(
  db: TenantDb,
  sources: readonly ApprovalSource[],
  holders: readonly Holder[],
  rows: readonly Described[],
  reading: Reading,
): Promise<ReadonlyMap<string, Subject>> {
  const read = sources.flatMap(source =>
    holders.map(async ({ caller }) => {
      const ids = rows.flatMap(row =>
        row.kind === source.kind && isReadBy(caller, row) ? row.subjectId : [],
      )
      if (ids.length === 0) return []
      const subjects = await source.subjectsOf(db, caller, ids, reading)
      return [...subjects].map(
        ([subjectId, subject]) => [keyOf({ kind: source.kind, subjectId }), subject] as const,
      )
    }),
  )
  return new Map((await Promise.all(read)).flat())
}

const isReadBy = ({ onBehalfOf }: Caller, { onBehalfOfMembershipId }: Described): boolean =>
  onBehalfOfMembershipId === (onBehalfOf?.id ?? null)

const keyOf = ({ kind, subjectId }: Pick<Described, 'kind' | 'subjectId'>): string => `${kind} ${subjectId}`
