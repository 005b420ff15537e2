import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type NamedMember, namedMembersOn } from '../../../people/members/port.ts'
import { liveStates } from '../../punch-clock/port.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type TerminalRecord, terminalTable } from '../record/record.ts'

export interface MemberRow extends NamedMember {
  /** Null for one who is out. */
  readonly liveState: 'working' | 'on_break' | null
}

export const memberKeys = [by('n.displayName'), by('n.id')]

/** The members of a terminal on a date, with where they stand. One statement. */
export const membersOf = (
  db: TenantDb,
  terminalId: Id,
  date: PlainDate,
  keyset: RawBuilder<unknown>,
): Promise<MemberRow[]> =>
  namedMembersOn<MemberRow>(
    db,
    {
      units: sql`
        select h.planning_unit_id from terminal_units h
        where h.org_id = ${db.orgId} and h.terminal_id = ${terminalId}`,
      everybody: sql<boolean>`(
        select t.all_members from terminals t where t.org_id = ${db.orgId} and t.id = ${terminalId})`,
      date,
    },
    {
      columns: sql`live.state as live_state`,
      join: sql`left join (${liveStates(db.orgId)}) live on live.membership_id = n.id`,
    },
    keyset,
  )

/** Notes the clock of a device. */
export const saveClock = (tx: WriteTransaction, terminal: TerminalRecord): Promise<unknown> =>
  terminalTable.update(tx, terminal, ['clockOffsetMs', 'clockMeasuredAt', 'clockSamples'])
