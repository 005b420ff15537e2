import { membersInCells } from '../../../people/members/port.ts'
import { codesOf, exportOf } from '../../../records/imports/port.ts'
import { absences } from '../periods/contract.ts'
import { handlers } from '../periods/handlers.ts'
import { statesInForce, takingStates } from '../periods/life.ts'
import { absenceTypesWithIds } from '../types/reading.ts'
import { absenceRow } from './row.ts'

export const absenceExportModule = exportOf(absenceRow, { contract: absences, key: 'list', handlers })({
  operation: 'absences',
  summary: 'Export absences',
  description:
    'Absences in force have rows, and those that are asked for. Of one whose type the caller is not told type and note are empty, and no import takes it.',
  async rows(items, { db, caller }) {
    const shown = items.filter(({ state }) => isOneOf(takingStates, state))
    const typeIds = [...new Set(shown.flatMap(({ absenceTypeId }) => absenceTypeId ?? []))]
    const [member, type] = await Promise.all([
      membersInCells(
        db,
        caller,
        shown.map(({ membershipId }) => membershipId),
      ),
      absenceTypesWithIds(db, typeIds).then(codesOf),
    ])
    return shown.map(absence => {
      const isOneDay = absence.startDate === absence.endDate
      return {
        memberEmail: member(absence.membershipId),
        absenceType: type(absence.absenceTypeId),
        startDate: absence.startDate,
        endDate: absence.endDate,
        part: absence.startPart,
        endPart: isOneDay ? null : absence.endPart,
        minutesPerDay: absence.minutesPerDay,
        state: isOneOf(statesInForce, absence.state) ? 'approved' : 'submitted',
        note: absence.note,
        externalSource: absence.externalSource,
        externalId: absence.externalId,
      }
    })
  },
})

const isOneOf = (states: readonly string[], state: string): boolean => states.includes(state)
