import type { PlainDate } from '../vocabulary/dates.ts'
import { versionAt } from '../vocabulary/versions.ts'
import type { Declaration } from './declaration.ts'
import { type AnyRecord, isVersioned } from './rules.ts'

/** How a record is answered on a day: as it is, or with the version in force and what the record shows of it. */
export function viewOf({ versions: rules }: Declaration): (record: AnyRecord, today: PlainDate) => AnyRecord {
  if (!rules) return record => record
  const { current: shown = [] } = rules
  return (record, today) => {
    if (!isVersioned(record)) return record
    const { versions, updatedAt, ...own } = record
    const inForce = versionAt(versions, today)
    const rulesToday = Object.fromEntries(shown.map(name => [name, inForce?.[name] ?? null]))
    return { ...own, currentVersionId: inForce?.versionId ?? null, ...rulesToday, versions, updatedAt }
  }
}
