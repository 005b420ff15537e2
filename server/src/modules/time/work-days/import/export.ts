import { targetsWithIds } from '../../../company/catalogs/dimensions/port.ts'
import { memberCells } from '../../../people/members/port.ts'
import { exportOf } from '../../../records/imports/port.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { workDays } from '../contract.ts'
import { isOwnEntry } from '../day/day.ts'
import { detailsOf, type FoundDetails } from '../details/slot.ts'
import { handlers } from '../handlers.ts'
import { daysWithIds } from '../reading/store.ts'
import { detailed } from './days.ts'
import { hoursRow } from './row.ts'

export const hoursExportModule = exportOf(hoursRow, { contract: workDays, key: 'list', handlers })({
  operation: 'workDays',
  summary: 'Export hours',
  description:
    'A row is an entry of one of these days; those that absences made are left out. How an entry is divided among its targets no row says, and an import leaves it as it is.',
  own: ['task'],
  async rows(items, { db, caller, services }) {
    const stored = await daysWithIds(
      db,
      items.map(({ id }) => id),
    )
    const byId = new Map(stored.map(({ day, entries }) => [day.id, entries.filter(isOwnEntry)]))
    const allocations = [...byId.values()].flat().flatMap(entry => entry.allocations)
    const [targets, details, cells] = await Promise.all([
      targetsWithIds(db, [...new Set(allocations.map(({ valueId }) => valueId))]),
      detailsOf(db, services.contributions, allocations),
      memberCells(
        db,
        caller,
        items.map(({ membershipId }) => membershipId),
      ),
    ])
    const pairs = new Map(targets.map(({ id, levelCode, code }) => [id, `${levelCode}:${code}`]))
    return items.flatMap(({ id, membershipId, workDate }) =>
      (byId.get(id) ?? []).map(entry => ({
        ...cells(membershipId),
        date: workDate,
        startMinutes: entry.startMinutes,
        endMinutes: entry.endMinutes,
        durationMinutes: entry.durationMinutes,
        entryType: entry.entryType.code,
        targets: [...new Set(entry.allocations.flatMap(({ valueId }) => pairs.get(valueId) ?? []))],
        ...detailCells(entry.allocations, details),
        note: entry.note,
      })),
    )
  },
})

interface Allocated {
  readonly phaseId?: Id | null | undefined
  readonly taskId?: Id | null | undefined
}

/** The phase and the task of an entry, where one of its targets alone has any: a row names them of whichever target they fit. */
function detailCells(allocations: readonly Allocated[], { phases, tasks }: FoundDetails) {
  const [only, other] = allocations.filter(detailed)
  return only && !other
    ? { phase: phases.get(only.phaseId ?? '')?.code, task: tasks.get(only.taskId ?? '')?.number }
    : {}
}
