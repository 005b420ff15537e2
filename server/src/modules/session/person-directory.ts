import type { Database, WriteTurn } from '../../platform/data/database.ts'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { Instant } from '../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'

declare module '../../platform/data/tables.ts' {
  interface DirectoryTables {
    persons: PersonsTable
    personMemberships: PersonMembershipsTable
    sessionTokens: SessionTokensTable
  }
}

/** Who can sign in. The same in every organisation they belong to. */
export interface PersonsTable {
  readonly id: string
  /** In the one form that `normaliseAddress` gives. */
  readonly email: string
  readonly passwordHash: string | null
  readonly locale: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

export interface PersonMembershipsTable {
  readonly orgId: string
  readonly membershipId: string
  readonly personId: string
}

export interface SessionTokensTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly sessionId: string
  readonly membershipId: string
}

export interface Person {
  readonly id: Id
  readonly email: string
  readonly passwordHash: string | null
}

/** The person with an address, and where they are members. */
export async function findPerson(
  database: Database,
  email: string,
): Promise<{ person: Person; memberships: { orgId: Id; membershipId: Id }[] } | undefined> {
  const rows = await database.directory
    .selectFrom('persons as p')
    .leftJoin('personMemberships as m', 'm.personId', 'p.id')
    .select(['p.id', 'p.email', 'p.passwordHash', 'm.orgId', 'm.membershipId'])
    .where('p.email', '=', email)
    .execute()
  const [first] = rows
  if (!first) return undefined
  return {
    person: { id: first.id, email: first.email, passwordHash: first.passwordHash },
    memberships: rows.flatMap(({ orgId, membershipId }) =>
      orgId === null || membershipId === null ? [] : [{ orgId, membershipId }],
    ),
  }
}

/** The person who signs in as a member; undefined for a member whom nobody has taken up yet. */
export async function personOfMember(db: TenantDb, membershipId: Id): Promise<Person | undefined> {
  const [row] = await db.sql<Person>`
    select p.id, p.email, p.password_hash
    from directory.person_memberships m join directory.persons p on p.id = m.person_id
    where m.org_id = ${db.orgId} and m.membership_id = ${membershipId}`
  return row
}

export async function personWithId(db: TenantDb, id: Id): Promise<Person | undefined> {
  const [row] = await db.sql<Person>`
    select id, email, password_hash from directory.persons where id = ${id}`
  return row
}

/** Where a person is a member. */
export const membershipsOf = (database: Database, personId: Id): Promise<{ orgId: Id; membershipId: Id }[]> =>
  database.directory
    .selectFrom('personMemberships')
    .select(['orgId', 'membershipId'])
    .where('personId', '=', personId)
    .execute()

/**
 * Adds a person with a password, or gives one who has none a password. Undefined when somebody with that address
 * has a password already, perhaps since a moment ago: then it is theirs, and not ours to change.
 */
export async function givePassword(
  turn: WriteTurn,
  person: { readonly email: string; readonly passwordHash: string; readonly locale: string | null },
): Promise<Id | undefined> {
  const [row] = await turn.sql<{ id: Id }>`
    insert into directory.persons as p (id, email, password_hash, locale, created_at, updated_at)
    values (${newId()}, ${person.email}, ${person.passwordHash}, ${person.locale}, ${turn.now}, ${turn.now})
    on conflict (email) do update set password_hash = excluded.password_hash, updated_at = excluded.updated_at
    where p.password_hash is null
    returning p.id`
  return row?.id
}

/**
 * The person with an address, added when there is none; for founding an organisation. A person who is there keeps
 * their password.
 */
export async function personWith(
  turn: WriteTurn,
  person: { readonly email: string; readonly passwordHash: string | null; readonly locale: string | null },
): Promise<Id> {
  const [row] = await turn.sql<{ id: Id }>`
    insert into directory.persons as p (id, email, password_hash, locale, created_at, updated_at)
    values (${newId()}, ${person.email}, ${person.passwordHash}, ${person.locale}, ${turn.now}, ${turn.now})
    on conflict (email) do update set email = p.email
    returning p.id`
  if (!row) throw new Error('an insert that updates on conflict has a row')
  return row.id
}

/** Makes the person the one who signs in as the member. */
export const linkPerson = (turn: WriteTurn, personId: Id, membershipId: Id): Promise<unknown> =>
  turn.sql`
    insert into directory.person_memberships (org_id, membership_id, person_id)
    values (${turn.orgId}, ${membershipId}, ${personId})`

/** Gives those who sign in as these members a password, in place of whatever they had. */
export const replacePasswords = (
  turn: WriteTurn,
  membershipIds: readonly Id[],
  passwordHash: string,
): Promise<unknown> =>
  turn.sql`
    update directory.persons p set password_hash = ${passwordHash}, updated_at = ${turn.now}
    from directory.person_memberships m
    where m.org_id = ${turn.orgId} and m.membership_id = any(${membershipIds}::uuid[]) and m.person_id = p.id`

/** Takes every member out of the directory, and the persons too who were members nowhere else. */
export const unlinkEverybody = (turn: WriteTurn): Promise<unknown> =>
  turn.sql`
    with unlinked as (
      delete from directory.person_memberships where org_id = ${turn.orgId} returning person_id)
    delete from directory.persons p using unlinked
    where p.id = unlinked.person_id and not exists (
      select from directory.person_memberships other
      where other.person_id = p.id and other.org_id <> ${turn.orgId})`

/** Takes a member out of the directory, and the person too when they were a member nowhere else. */
export const unlinkMember = (turn: WriteTurn, membershipId: Id): Promise<unknown> =>
  turn.sql`
    with unlinked as (
      delete from directory.person_memberships
      where org_id = ${turn.orgId} and membership_id = ${membershipId}
      returning person_id)
    delete from directory.persons p using unlinked
    where p.id = unlinked.person_id and not exists (
      select from directory.person_memberships other
      where other.person_id = p.id and (other.org_id, other.membership_id) <> (${turn.orgId}, ${membershipId}))`
