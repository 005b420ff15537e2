import { type Kysely, sql } from 'kysely'

/**
 * An account is proven, one for each address, or local to one organisation. Nothing that is stored shows who was
 * mailed a link that nobody else had seen, so every account from before becomes local: see ADR 19.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table directory.persons
      -- The one organisation that the account is good in; null when mail that was delivered has proven the address.
      add column local_org_id uuid,
      -- Grows whenever what the account signs in with is replaced: who began before does not finish after.
      add column generation integer not null default 0`.execute(db)
  await sql`alter table directory.persons drop constraint persons_email_key`.execute(db)
  await sql`
    create unique index persons_by_address on directory.persons (email, local_org_id) nulls not distinct`.execute(
    db,
  )
  await makeLocal(db)

  // A session belongs to the account that it was begun with, and goes with it.
  await sql`
    alter table directory.session_tokens
      add column person_id uuid references directory.persons (id) on delete cascade`.execute(db)
  await sql`
    update directory.session_tokens t set person_id = m.person_id
    from directory.person_memberships m
    where m.org_id = t.org_id and m.membership_id = t.membership_id`.execute(db)
  await sql`delete from directory.session_tokens where person_id is null`.execute(db)
  await sql`alter table directory.session_tokens alter column person_id set not null`.execute(db)
  await sql`create index session_tokens_of_person on directory.session_tokens (person_id)`.execute(db)

  // The accounts of an address are hashed with one salt, so that one computation decides against all of them.
  await sql`
    create table directory.password_salts (
      email text not null primary key,
      salt bytea not null check (length(salt) = 16)
    )`.execute(db)
  await sql`
    insert into directory.password_salts (email, salt)
    select distinct on (email) email, decode(rpad(split_part(password_hash, '$', 5), 24, '='), 'base64')
    from directory.persons
    where password_hash ~ '^[$]argon2id[$]v=19[$][^$]+[$][A-Za-z0-9+/]{22}[$]' order by email, id`.execute(db)

  // A link is of an address, or of the one account that the operator has made it for.
  await sql`delete from directory.password_resets`.execute(db)
  await sql`
    alter table directory.password_resets
      add column email text not null,
      alter column person_id drop not null`.execute(db)
  await sql`create index password_resets_of_address on directory.password_resets (email)`.execute(db)

  await sql`
    alter table directory.second_factor_challenges
      -- The invitation that is taken up with the second factor; null for who is a member already.
      add column invitation_hash bytea`.execute(db)

  await sql`
    create table directory.sign_in_endings (
      org_id uuid not null,
      membership_id uuid not null,
      -- Real time.
      due_at timestamptz(3) not null,
      primary key (org_id, membership_id)
    )`.execute(db)
  await sql`create index sign_in_endings_by_time on directory.sign_in_endings (due_at)`.execute(db)
}

/**
 * Who belongs to one organisation keeps everything, there. Who belongs to several gets an account in each. They keep the
 * password, which anyone who took the links up knew; passkeys, codes and sessions may have been planted in any of the
 * organisations, so they go, and who had a second factor chooses a new password: no account is left with less than
 * it had.
 */
async function makeLocal(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from directory.persons p
    where not exists (select from directory.person_memberships m where m.person_id = p.id)`.execute(db)
  const several = sql`
    select person_id from directory.person_memberships group by person_id having count(*) > 1`
  await sql`
    update directory.persons p set password_hash = null
    where p.id in (${several}) and (
      exists (select from directory.passkeys k where k.person_id = p.id)
      or exists (select from directory.totp_factors t where t.person_id = p.id and t.confirmed_at is not null))`.execute(
    db,
  )
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'second_factor_challenges'])
    await sql`delete from ${sql.table(`directory.${table}`)} where person_id in (${several})`.execute(db)
  await sql`
    delete from directory.session_tokens t using directory.person_memberships m
    where m.org_id = t.org_id and m.membership_id = t.membership_id and m.person_id in (${several})`.execute(
    db,
  )

  await sql`
    insert into directory.persons (id, email, password_hash, locale, local_org_id, created_at, updated_at)
    select gen_random_uuid(), p.email, p.password_hash, p.locale, m.org_id, p.created_at, p.updated_at
    from (
      select *, row_number() over (partition by person_id order by membership_id) as place
      from directory.person_memberships) m
    join directory.persons p on p.id = m.person_id
    where m.place > 1`.execute(db)
  await sql`
    update directory.person_memberships m set person_id = own.id
    from directory.persons p, directory.persons own
    where p.id = m.person_id and p.local_org_id is null and own.email = p.email and own.local_org_id = m.org_id`.execute(
    db,
  )
  await sql`
    update directory.persons p set local_org_id = m.org_id
    from directory.person_memberships m where m.person_id = p.id and p.local_org_id is null`.execute(db)
}
