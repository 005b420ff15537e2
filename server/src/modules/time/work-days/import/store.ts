import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { targetsWithCodes } from '../../../company/catalogs/dimensions/port.ts'
import { entryTypesWithCodes } from '../../../company/catalogs/entry-types/port.ts'
import { wholeNumber } from '../../../records/imports/protocol/port.ts'
import { allocationDetails } from '../details/slot.ts'
import { type NamesInRows, pairsIn, phaseName, taskName } from './rows.ts'
import type { HoursRow } from './row.ts'

/** What rows name. The statements travel together, as many for 500 rows as for one. */
export async function namesInRows(
  db: TenantDb,
  rows: readonly HoursRow[],
  contributions: Contributions,
): Promise<NamesInRows> {
  const texts = (field: 'entryType' | 'phase') => [...new Set(rows.flatMap(row => row[field]?.trim() || []))]
  const pairs = new Set(rows.flatMap(row => pairsIn(row.targets)))
  const [entryTypes, targets] = await Promise.all([
    entryTypesWithCodes(db, texts('entryType')),
    targetsWithCodes(
      db,
      [...pairs].map(pair => pair.slice(pair.indexOf(':') + 1)),
    ),
  ])
  const targetIds = targets.values.map(({ id }) => id)
  const [phases, tasks] = await Promise.all([
    phasesNamed(db, contributions, targetIds, texts('phase')),
    tasksNamed(db, contributions, targetIds, [...new Set(rows.flatMap(row => wholeNumber(row.task) ?? []))]),
  ])
  return {
    entryTypes: new Map(
      entryTypes.map(({ id, code, category }) => [code, { id, isBreak: category === 'break' }]),
    ),
    targets: new Map(
      targets.values.map(({ id, levelCode, dimensionId, code }) => [
        `${levelCode}:${code}`,
        { dimensionId, valueId: id },
      ]),
    ),
    levels: new Set(targets.levels),
    phases,
    tasks,
  }
}

/** The phases that rows name, by project and code; nothing is read where none does. */
async function phasesNamed(
  db: TenantDb,
  contributions: Contributions,
  projectIds: readonly Id[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, Id>> {
  if (codes.length === 0 || projectIds.length === 0) return new Map()
  const families = contributions(allocationDetails)
  const found = await Promise.all(
    families.map(family => family.phasesNamed?.(db, projectIds, codes) ?? Promise.resolve([])),
  )
  return new Map(found.flat().map(({ id, projectId, code }) => [phaseName(projectId, code), id]))
}

/** The tasks that rows name, by project and number; nothing is read where none does. */
async function tasksNamed(
  db: TenantDb,
  contributions: Contributions,
  projectIds: readonly Id[],
  numbers: readonly number[],
): Promise<ReadonlyMap<string, Id>> {
  if (numbers.length === 0 || projectIds.length === 0) return new Map()
  const found = await Promise.all(
    contributions(allocationDetails).map(
      family => family.tasksNamed?.(db, projectIds, numbers) ?? Promise.resolve([]),
    ),
  )
  return new Map(found.flat().map(({ id, projectId, number }) => [taskName(projectId, number), id]))
}
