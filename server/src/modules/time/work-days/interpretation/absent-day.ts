import { baseLineKinds, type DayTypeVersion, type WorktimeModelVersion } from './day.ts'
import type { LineOfStretch } from './threshold-overtime.ts'

/** A day as far as it shows whether the member was absent. */
export interface PossiblyAbsentDay {
  readonly model: Pick<WorktimeModelVersion, 'versionId'> | null
  readonly dayType: Pick<DayTypeVersion, 'versionId' | 'countsAsWorked'> | null
  readonly lines: readonly Pick<LineOfStretch, 'kind' | 'rule'>[]
}

/**
 * Whether the member could not be at work on a day because of a holiday, an illness or another acceptable reason (Working
 * Time Act 20 §): the day is of a type that does not count as worked, or it has an absence and no work. A public holiday that
 * the model credits is none, and neither is an absence for a part of a day worked.
 */
export function isAbsentDay({ model, dayType, lines }: PossiblyAbsentDay): boolean {
  if (dayType && !dayType.countsAsWorked) return true
  const ofDay = [model?.versionId, dayType?.versionId]
  const absences = lines.filter(
    ({ kind, rule }) => kind === 'absence' || (kind === 'credit' && !ofDay.includes(rule.versionId)),
  )
  return absences.length > 0 && !lines.some(({ kind }) => (baseLineKinds as readonly string[]).includes(kind))
}
