import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands: the version before goes on to count slots by claims, and finds no second claim of a member where one ended. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table open_shift_claims add column ended_at timestamptz(3)`.execute(db)
  await acrossOrganisations(db, 'open_shift_claims', () =>
    acrossOrganisations(db, 'open_shifts', () =>
      acrossOrganisations(db, 'shifts', async () => {
        await sql`
          update shifts s set open_shift_id = null
          where s.open_shift_id is not null and s.membership_id is null and s.state <> 'cancelled'`.execute(
          db,
        )
        await endClaims(db)
        await freeSlots(db)
      }),
    ),
  )
  // Whose slot was freed may claim anew.
  await sql`drop index open_shift_claims_once`.execute(db)
  await sql`
    create unique index open_shift_claims_once on open_shift_claims (org_id, open_shift_id, membership_id)
    where state in ('pending', 'approved') and ended_at is null`.execute(db)
}

const endClaims = (db: Kysely<unknown>) =>
  sql`
    update open_shift_claims c set ended_at = now(), updated_at = greatest(c.updated_at, now())
    where c.state = 'approved' and not exists (
      select from shifts s where s.org_id = c.org_id and s.id = c.shift_id
        and s.open_shift_id = c.open_shift_id and s.state <> 'cancelled')`.execute(db)

const freeSlots = (db: Kysely<unknown>) =>
  sql`
    update open_shifts o set filled = taken.slots, updated_at = greatest(o.updated_at, now()),
      state = case when o.state <> 'filled' then o.state
        when coalesce(o.closes_at, o.start_at) > now() then 'open' else 'expired' end
    from open_shifts counted cross join lateral (
      select count(*)::integer as slots from shifts s
      where s.org_id = counted.org_id and s.open_shift_id = counted.id and s.state <> 'cancelled') taken
    where counted.org_id = o.org_id and counted.id = o.id and o.filled <> taken.slots`.execute(db)
