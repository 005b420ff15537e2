import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { TakesKind } from '../accounts.ts'

/** What a version names of other registers. */
export interface Naming {
  readonly dayTypeId: Id
  readonly entryTypeId: Id | null
  readonly takesKind: TakesKind | null
  readonly takesRef: string | null
}

export interface TakenFrom {
  readonly kind: TakesKind
  readonly ref: string
}

/** What there is of it. */
interface Found {
  readonly dayTypes: ReadonlySet<Id>
  /** Of entry types, by their ids. */
  readonly categories: ReadonlyMap<Id, string>
  readonly unknown: readonly TakenFrom[]
}

type ReferenceCode =
  | 'day_type_not_found'
  | 'entry_type_not_found'
  | 'absence_type_entry_type_unfit'
  | 'absence_type_account_unknown'

/** Why versions name what is not there, or does not fit. */
export function checkReferences(
  versions: readonly Naming[],
  { dayTypes, categories, unknown: [unknown] }: Found,
): Refused<ReferenceCode> | undefined {
  for (const { dayTypeId, entryTypeId } of versions) {
    if (!dayTypes.has(dayTypeId.toLowerCase()))
      return refuse('day_type_not_found', `No day type has the id ${dayTypeId}.`)
    const category = entryTypeId === null ? 'absence' : categories.get(entryTypeId.toLowerCase())
    if (category === undefined)
      return refuse('entry_type_not_found', `No entry type has the id ${entryTypeId}.`)
    if (category !== 'absence') {
      const detail = `The entry type ${entryTypeId} is of the category “${category}”.`
      return refuse('absence_type_entry_type_unfit', detail)
    }
  }
  if (!unknown) return undefined
  const detail = `No ${unknown.kind} “${unknown.ref}” is there to take absences from.`
  return refuse('absence_type_account_unknown', detail)
}
