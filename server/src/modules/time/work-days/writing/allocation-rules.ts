import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import type { FoundDetails } from '../details/slot.ts'
import { namedDetails, type NamingCode } from '../details/rules.ts'
import type { Allocation, EntryInput } from '../day/entry-shapes.ts'

type Part = Pick<Allocation, 'minutes' | 'shareBp'>

/** The whole of an entry in basis points. */
const WHOLE_BP = 10_000

/** What allocations refer to, found beforehand. */
export interface AllocationReferences {
  /** By the level's id and by its code. */
  readonly levels: ReadonlyMap<string, { readonly id: string }>
  /** By target id: the level it belongs to. */
  readonly values: ReadonlyMap<string, { readonly dimensionId: string }>
  /** Ids of entry types and targets that take no new hours. */
  readonly inactive: ReadonlySet<string>
  /** What the families of projects and tasks have of what allocations name. */
  readonly details: FoundDetails
}

/** Why an allocation names nothing that takes hours. */
export type ReferenceCode = 'dimension_not_found' | 'dimension_value_not_found' | NamingCode

type Asked = NonNullable<EntryInput['allocations']>[number]

/** The allocations of an entry of a write, levels by their id, or the first rule that they break. */
export function allocationsToWrite(
  inputs: readonly Asked[],
  references: AllocationReferences,
): readonly Allocation[] | Refused<ReferenceCode | 'allocation_form_invalid'> {
  for (const { minutes, shareBp } of inputs)
    if (minutes != null && shareBp != null)
      return refuse('allocation_form_invalid', 'An allocation has minutes or a share, not both.')
  return allocationsNamed(inputs, references)
}

/** The same of allocations whose form is known: what they name. */
export function allocationsNamed(
  inputs: readonly Asked[],
  { levels, values, inactive, details }: AllocationReferences,
): readonly Allocation[] | Refused<ReferenceCode> {
  const allocations: Allocation[] = []
  for (const { dimensionId, valueId, ...part } of inputs) {
    const level = levels.get(dimensionId)
    if (!level) return refuse('dimension_not_found', `There is no active tracking level “${dimensionId}”.`)
    if (inactive.has(valueId))
      return refuse('dimension_value_not_found', `The target ${valueId} is inactive and takes no new hours.`)
    if (values.get(valueId)?.dimensionId !== level.id)
      return refuse('dimension_value_not_found', `The level “${dimensionId}” has no target ${valueId}.`)
    const named = namedDetails({ dimensionId: level.id, valueId, ...part }, details)
    if ('refusal' in named) return named
    allocations.push(named)
  }
  return allocations
}

/** How the allocations of one level stand to the minutes of their entry. */
export interface Coverage {
  /** What minutes and shares come to together; more than the entry has is too much. */
  readonly allocatedMinutes: number
  /** What no target gets; negative where more is allocated than there is. */
  readonly remainingMinutes: number
}

/** The parts of one level; a part with neither minutes nor a share takes all that is left. */
export function coverageOf(parts: readonly Part[], entryMinutes: number): Coverage {
  const asked = parts.reduce((sum, part) => sum + (part.minutes ?? 0), 0)
  const shared = parts.reduce((sum, part) => sum + (part.shareBp ?? 0), 0)
  const allocatedMinutes = asked + Math.round((entryMinutes * shared) / WHOLE_BP)
  const left = entryMinutes - allocatedMinutes
  const takesRest = parts.some(part => part.minutes == null && part.shareBp == null)
  return { allocatedMinutes, remainingMinutes: takesRest ? Math.min(0, left) : left }
}

/** More than the entry has, in minutes or in shares, cannot be allocated. */
export function excessRefusal(
  parts: readonly Part[],
  entryMinutes: number,
  about: { readonly dimensionId: string } | { readonly dimensionCode: string; readonly entryId: string },
): Refused<'allocation_exceeds_entry'> | null {
  const shared = parts.reduce((sum, part) => sum + (part.shareBp ?? 0), 0)
  if (shared > WHOLE_BP)
    return refuse(
      'allocation_exceeds_entry',
      `The shares of a level add up to ${shared} basis points, more than the whole entry.`,
      about,
    )
  const { allocatedMinutes, remainingMinutes } = coverageOf(parts, entryMinutes)
  if (remainingMinutes >= 0) return null
  return refuse(
    'allocation_exceeds_entry',
    `${allocatedMinutes} minutes are allocated to targets of a level; the entry has ${entryMinutes} without its breaks.`,
    { ...about, allocatedMinutes, entryMinutes },
  )
}
