import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { MailServices } from '../../../company/outgoing-mail/port.ts'
import { type PlannedWork, removePlannedWork, writePlannedWork } from '../../work-days/port.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import { plannedMinutes } from '../record/view.ts'
import { mailsFor, queueNotices, type NotifiedMember } from './notices.ts'

/** Published shifts as the work that is planned by them. */
export const plannedWorkOf = (shifts: readonly ShiftRecord[]): PlannedWork[] =>
  shifts.flatMap(({ id, membershipId, workDate, startAt, endAt, ...rest }) =>
    membershipId === null
      ? []
      : [
          {
            sourceId: id,
            ...{ membershipId, workDate, startAt, endAt },
            minutes: plannedMinutes({ startAt, endAt, ...rest }),
          },
        ],
  )

const isPublished = (shift: ShiftRecord | null): shift is ShiftRecord => shift?.state === 'published'

/**
 * Follows changes of published shifts: what is planned for their days moves along, and anyone who has, or had, such a
 * shift is notified once by mail. In the transaction of the change, with as many statements for many as for one.
 */
export async function followPublished(
  tx: WriteTransaction,
  services: MailServices,
  changes: readonly ShiftChange[],
): Promise<void> {
  const known = changes.filter(
    ({ before, after }) => before !== after && (isPublished(before) || isPublished(after)),
  )
  if (known.length === 0) return
  const told = known.flatMap(({ after }) => (isPublished(after) ? [after] : []))
  const gone = known.flatMap(({ before, after }) =>
    isPublished(before) && !isPublished(after) ? [before.id] : [],
  )
  tx.defer(writePlannedWork(tx, plannedWorkOf(told)))
  tx.defer(removePlannedWork(tx, gone))
  queueNotices(tx, services, await mailsFor(tx, 'changed', toldOfChanges(known.filter(isTimely))))
}

/** Whether a change concerns when and where a member is to be; a note alone sends no mail. */
const isTimely = ({ before, after }: ShiftChange): boolean =>
  before === null ||
  (
    ['state', 'membershipId', 'startAt', 'endAt', 'breakMinutes', 'planningUnitId', 'shiftTypeId'] as const
  ).some(field => before[field] !== after[field])

/** Each member with what they have now, and what they had, for one mail a unit. */
function toldOfChanges(changes: readonly ShiftChange[]): NotifiedMember[] {
  const members = new Map<
    string,
    { membershipId: Id; unit: Id; shifts: ShiftRecord[]; gone: ShiftRecord[] }
  >()
  const of = ({ planningUnitId: unit }: ShiftRecord, membershipId: Id) => {
    const key = `${membershipId} ${unit}`
    const found = members.get(key) ?? { membershipId, unit, shifts: [], gone: [] }
    members.set(key, found)
    return found
  }
  for (const { before, after } of changes) {
    if (isPublished(after) && after.membershipId !== null) of(after, after.membershipId).shifts.push(after)
    const isMoved =
      isPublished(before) &&
      (!isPublished(after) ||
        before.membershipId !== after.membershipId ||
        before.startAt !== after.startAt ||
        before.endAt !== after.endAt)
    if (isMoved && before.membershipId !== null) of(before, before.membershipId).gone.push(before)
  }
  return [...members.values()].flatMap(({ membershipId, unit, shifts, gone }) => {
    const dates = [...shifts, ...gone].map(({ workDate }) => workDate).toSorted()
    const [periodFrom, periodTo] = [dates[0], dates.at(-1)]
    if (periodFrom === undefined || periodTo === undefined) return []
    return [{ membershipId, planningUnitId: unit, periodFrom, periodTo, shifts, gone }]
  })
}
