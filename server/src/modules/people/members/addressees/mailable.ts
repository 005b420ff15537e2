import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale, type Locale } from '../../../../platform/vocabulary/locales.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import type { MailableMember } from '../../../company/outgoing-mail/port.ts'
import { syntheticDomain } from '../record/address.ts'
import { callName, type NameParts } from '../record/names.ts'

/** Those of the members who are active, have not left, and have an address. */
export const mailableMembers = async (
  db: TenantDb,
  membershipIds: readonly Id[],
): Promise<MailableMember[]> =>
  membershipIds.length === 0 ? [] : mailable(db, sql`m.id = any(${[...new Set(membershipIds)]}::uuid[])`)

/** The administrators whom the service can write to, in the order in which they joined. */
export const mailableAdministrators = (db: TenantDb): Promise<MailableMember[]> =>
  mailable(db, sql`m.role = 'admin'`)

type Row = NameParts &
  Pick<MailableMember, 'id' | 'displayName' | 'email'> & {
    readonly locale: Locale | null
    readonly employmentEndDate: PlainDate | null
  }

async function mailable(db: TenantDb, condition: RawBuilder<unknown>): Promise<MailableMember[]> {
  const rows = await db.sql<Row>`
    select m.id, m.display_name, m.email, m.locale, m.first_names, m.last_name, m.preferred_name,
      m.employment_end_date
    from memberships m
    where m.org_id = ${db.orgId} and m.status = 'active' and m.email not like ${`%@${syntheticDomain}`}
      and ${condition}
    order by m.created_at, m.id`
  if (rows.length === 0) return []
  const { timeZone, now } = await organisationNow(db)
  const today = dateIn(timeZone, now)
  const present = rows.filter(
    ({ employmentEndDate }) => employmentEndDate === null || employmentEndDate >= today,
  )
  return present.map(row => ({
    id: row.id,
    displayName: row.displayName,
    callName: callName(row),
    email: row.email,
    locale: row.locale ?? defaultLocale,
  }))
}
