import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'

/** The longest shift by the clock on the wall, in minutes. */
export const longestShift = 1440

/** When a shift is worked, in minutes from the midnight that its date begins with. */
export interface ShiftTimes {
  readonly startMinutes: number
  readonly endMinutes: number
  readonly breakMinutes: number
}

/** What is wrong with times, in words; nothing where they fit together. */
export function wrongTimes({ startMinutes, endMinutes, breakMinutes }: ShiftTimes): string | undefined {
  const minutes = endMinutes - startMinutes
  if (minutes <= 0) return 'endMinutes is not after startMinutes.'
  if (minutes > longestShift) return 'The shift is longer than 24 hours.'
  return breakMinutes >= minutes ? 'breakMinutes leaves nothing of the shift.' : undefined
}

/** The way in which a version contradicts itself. */
export function check(rules: ShiftTimes): Refused<'shift_type_times_invalid'> | undefined {
  const wrong = wrongTimes(rules)
  return wrong === undefined ? undefined : refuse('shift_type_times_invalid', wrong)
}

/** The kinds of time that a shift can be worked as. */
const worked: ReadonlySet<string> = new Set(['work', 'travel', 'standby'])

export type ReferenceCode = 'entry_type_not_found' | 'shift_type_entry_type_unfit'

/** Why versions name an entry type that is not there, or does not fit. */
export function checkEntryTypes(
  versions: readonly { readonly validFrom: PlainDate; readonly entryTypeId: string | null }[],
  categories: ReadonlyMap<string, string>,
): Refused<ReferenceCode> | undefined {
  for (const { validFrom, entryTypeId } of versions) {
    if (entryTypeId === null) continue
    const category = categories.get(entryTypeId.toLowerCase())
    if (category === undefined)
      return refuse('entry_type_not_found', `No entry type has the id of the version from ${validFrom}.`)
    if (!worked.has(category))
      return refuse(
        'shift_type_entry_type_unfit',
        `The entry type of the version from ${validFrom} is of the category ${category}.`,
      )
  }
  return undefined
}

export const isWorked = (category: string): boolean => worked.has(category)
