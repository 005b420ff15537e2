import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { LogReading, Position } from './store.ts'

/** The filters that a position belongs to; a reader passes them with every page. */
export interface LogFilters {
  readonly event?: string | undefined
  readonly since?: string | undefined
}

const identity = (db: TenantDb, { event, since }: LogFilters) => [
  db.orgId,
  'integrationEvents.list',
  { event, since },
]

/** Throws `CursorInvalid` for a cursor of another query. */
export function openPosition(db: TenantDb, filters: LogFilters, cursor: string): Position {
  const [createdAt, sequence] = db.cursors.open(identity(db, filters), cursor)
  return { createdAt: String(createdAt), sequence: Number(sequence) }
}

export const sealPosition = (db: TenantDb, filters: LogFilters, position: Position): string =>
  db.cursors.seal(identity(db, filters), [position.createdAt, position.sequence])

/** Whether events after the position are no longer kept, so that a reader there has missed some. */
export const hasGap = (
  position: Position,
  { earliest, end }: Pick<LogReading, 'earliest' | 'end'>,
): boolean => position.sequence + 1 < (earliest?.sequence ?? end.sequence + 1)
