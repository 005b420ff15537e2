import type { Caller } from '../../../../platform/access/caller.ts'
import { type AbsenceState, statesInForce } from '../periods/life.ts'
import { seesEveryType, seesAbsenceType } from '../periods/masking.ts'
import type { Person } from './people.ts'
import type { CalendarMember } from './shapes.ts'
import type { AbsenceRow } from './store.ts'
import { type SeenAbsence, stretchesOf } from './stretches.ts'

/** The members of a page with what the caller is told of their absences. */
export function members(
  caller: Caller,
  people: readonly Person[],
  absences: readonly AbsenceRow[],
): CalendarMember[] {
  const absencesOf = Map.groupBy(absences, ({ membershipId }) => membershipId)
  return people.map(({ membershipId, displayName }) => ({
    membershipId,
    displayName,
    absences: stretchesOf((absencesOf.get(membershipId) ?? []).flatMap(absence => seen(caller, absence))),
  }))
}

/** What is told of an absence; nothing at all of one that waits for a decision of others. */
export function seen(caller: Caller, absence: AbsenceRow): SeenAbsence[] {
  const { dates, periodId, absenceTypeId, absenceTypeName, sensitivity } = absence
  const waiting = !isInForce(absence.state)
  if (waiting && !decides(caller, absence)) return []
  const told = seesAbsenceType(caller, absence, sensitivity ?? 'hr')
  if (waiting && !told) return []
  return [{ dates, told: told ? { periodId, absenceTypeId, absenceTypeName, waiting } : null }]
}

const isInForce = (state: AbsenceState): boolean => (statesInForce as readonly string[]).includes(state)

const decides = (caller: Caller, { own, authority }: AbsenceRow): boolean =>
  own || seesEveryType(caller) || (authority && caller.capabilities.has('worktime.supervise'))
