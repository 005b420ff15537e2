import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import { levelsForEntries, resolveValues } from '../../../company/catalogs/dimensions/port.ts'
import { allocationsNamed, type ReferenceCode } from '../writing/allocation-rules.ts'
import { detailsOf } from '../details/slot.ts'
import type { Allocation, EntryInput } from '../day/entry-shapes.ts'

/** Their form is the clock's own: a share of what is punched, or all of it. */
type Asked = readonly Omit<NonNullable<EntryInput['allocations']>[number], 'minutes'>[]

/** What allocations name, found for many of them at once. */
export interface NamedAllocations {
  /** They with their levels by id, or the first rule that they break. */
  of(asked: Asked): readonly Allocation[] | Refused<ReferenceCode>
}

/** Nothing is read where nothing is allocated. What takes no hours is told when the day is written. */
export async function namedAllocations(
  db: TenantDb,
  contributions: Contributions,
  all: readonly Asked[],
): Promise<NamedAllocations> {
  const asked = all.flat()
  if (asked.length === 0) return { of: () => [] }
  const valueIds = [...new Set(asked.map(({ valueId }) => valueId))]
  const [levels, values, details] = await Promise.all([
    levelsForEntries(db),
    resolveValues(db, valueIds),
    detailsOf(db, contributions, asked),
  ])
  const references = {
    levels: new Map(levels.flatMap(level => [[level.id, level] as const, [level.code, level] as const])),
    values: new Map(values.map(value => [value.id, value])),
    inactive: new Set<string>(
      values.filter(({ id, active }) => !active && !details.projects.has(id)).map(({ id }) => id),
    ),
    details,
  }
  return { of: allocations => allocationsNamed(allocations, references) }
}
