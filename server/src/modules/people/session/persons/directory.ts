import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    persons: PersonsTable
    personMemberships: PersonMembershipsTable
    sessionTokens: SessionTokensTable
  }
}

/** An account: who can sign in. */
export interface PersonsTable {
  readonly id: string
  /** In the one form that `normaliseAddress` gives. */
  readonly email: string
  readonly passwordHash: string | null
  readonly locale: string | null
  /** The one organisation that a local account is good in; null for the proven one of the address. */
  readonly localOrgId: string | null
  readonly generation: number
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
  readonly personId: string
}

export interface Person {
  readonly id: Id
  readonly email: string
  readonly passwordHash: string | null
  /** The one organisation that a local account is good in; null when delivered mail has proven the address. */
  readonly localOrgId: Id | null
  /** Grows whenever what the account signs in with is replaced. */
  readonly generation: number
}

export const isProven = ({ localOrgId }: Pick<Person, 'localOrgId'>): boolean => localOrgId === null

/** Where somebody is a member. */
export interface MembershipKey {
  readonly orgId: Id
  readonly membershipId: Id
}

/** An account, and where it is a member. */
export interface Account {
  readonly person: Person
  readonly memberships: readonly MembershipKey[]
}

/** Every account of an address, the proven one first. One statement, for whichever caller and address. */
export async function accountsOf(database: Database, email: string): Promise<Account[]> {
  const rows = await database.directory
    .selectFrom('persons as p')
    .leftJoin('personMemberships as m', 'm.personId', 'p.id')
    .select([
      'p.id',
      'p.email',
      'p.passwordHash',
      'p.localOrgId',
      'p.generation',
      'm.orgId',
      'm.membershipId',
    ])
    .where('p.email', '=', email)
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap(([first, ...more]) => (first ? [accountOf([first, ...more])] : []))
    .toSorted((a, b) => Number(isProven(b.person)) - Number(isProven(a.person)))
}

type AccountRow = Person & { readonly orgId: Id | null; readonly membershipId: Id | null }

const accountOf = (rows: readonly [AccountRow, ...AccountRow[]]): Account => {
  const [{ orgId: _orgId, membershipId: _membershipId, ...person }] = rows
  const memberships = rows.flatMap(({ orgId, membershipId }) =>
    orgId === null || membershipId === null ? [] : [{ orgId, membershipId }],
  )
  return { person, memberships }
}

/** The account of a session that has not ended; in one statement, so that it is never another's of the same member. */
export async function personOfSession(db: TenantDb, sessionId: Id): Promise<Person | undefined> {
  const [row] = await db.sql<Person>`
    select p.id, p.email, p.password_hash, p.local_org_id, p.generation
    from directory.session_tokens t join directory.persons p on p.id = t.person_id
    where t.org_id = ${db.orgId} and t.session_id = ${sessionId}`
  return row
}

/** The account that signs in as a member; undefined for a member whom nobody has taken up yet. */
export async function personOfMember(db: TenantDb, membershipId: Id): Promise<Person | undefined> {
  const [row] = await db.sql<Person>`
    select p.id, p.email, p.password_hash, p.local_org_id, p.generation
    from directory.person_memberships m join directory.persons p on p.id = m.person_id
    where m.org_id = ${db.orgId} and m.membership_id = ${membershipId}`
  return row
}

export async function personWithId(db: TenantDb, id: Id): Promise<Person | undefined> {
  const [row] = await db.sql<Person>`
    select id, email, password_hash, local_org_id, generation from directory.persons where id = ${id}`
  return row
}

/** Where an account is a member. */
export const membershipsOf = (database: Database, personId: Id): Promise<MembershipKey[]> =>
  database.directory
    .selectFrom('personMemberships')
    .select(['orgId', 'membershipId'])
    .where('personId', '=', personId)
    .execute()

/**
 * Whether an account still has the password and methods that it had when it was read; it keeps them until the transaction
 * ends. A transaction that begins a session in one organisation and one that ends all of them from another wait for each
 * other here.
 *
 * Transactions lock in one order, so that two organisations never deadlock: the address, its accounts, and then what
 * belongs to them.
 */
export async function isUnchanged(
  tx: WriteTransaction,
  { id, generation }: Pick<Person, 'id' | 'generation'>,
): Promise<boolean> {
  const rows = await tx.sql`
    select from directory.persons where id = ${id} and generation = ${generation} for share`
  return rows.length > 0
}

/** Adds an account that is local to the transaction's organisation. */
export const addLocalPerson = (
  tx: WriteTransaction,
  person: { readonly email: string; readonly passwordHash: string | null; readonly locale: string | null },
): Promise<Person> => inserted(tx, { ...person, localOrgId: tx.orgId })

export const addProvenPerson = (
  tx: WriteTransaction,
  person: { readonly email: string; readonly passwordHash: string | null; readonly locale: string | null },
): Promise<Person> => inserted(tx, { ...person, localOrgId: null })

async function inserted(
  tx: WriteTransaction,
  person: Omit<Person, 'id' | 'generation'> & { readonly locale: string | null },
): Promise<Person> {
  const [row] = await tx.sql<Person>`
    insert into directory.persons (id, email, password_hash, locale, local_org_id, created_at, updated_at)
    values (${newId()}, ${person.email}, ${person.passwordHash}, ${person.locale}, ${person.localOrgId}, ${tx.now},
      ${tx.now})
    returning id, email, password_hash, local_org_id, generation`
  if (!row) throw new Error('an insert without a conflict has a row')
  return row
}

/**
 * The account with an address, local to the transaction's organisation or proven, added when there is none; for founding an
 * organisation. An account that is there keeps its password.
 */
export async function personWith(
  tx: WriteTransaction,
  person: {
    readonly email: string
    readonly passwordHash: string | null
    readonly locale: string | null
    readonly proven: boolean
  },
): Promise<Id> {
  const [row] = await tx.sql<{ id: Id }>`
    insert into directory.persons as p (id, email, password_hash, locale, local_org_id, created_at, updated_at)
    values (${newId()}, ${person.email}, ${person.passwordHash}, ${person.locale},
      ${person.proven ? null : tx.orgId}::uuid, ${tx.now}, ${tx.now})
    on conflict (email, local_org_id) do update set email = p.email
    returning p.id`
  if (!row) throw new Error('an insert that updates on conflict has a row')
  return row.id
}

/** Makes the account the one that signs in as the member. A local one does so in its own organisation alone. */
export const linkPerson = (tx: WriteTransaction, personId: Id, membershipId: Id): Promise<unknown> =>
  tx.sql`
    insert into directory.person_memberships (org_id, membership_id, person_id)
    select ${tx.orgId}, ${membershipId}, id from directory.persons
    where id = ${personId} and (local_org_id is null or local_org_id = ${tx.orgId})`

/** Gives those who sign in as these members a password, in place of whatever they had. */
export const replacePasswords = (
  tx: WriteTransaction,
  membershipIds: readonly Id[],
  passwordHash: string,
): Promise<unknown> =>
  tx.sql`
    update directory.persons p
    set password_hash = ${passwordHash}, generation = p.generation + 1, updated_at = ${tx.now}
    from directory.person_memberships m
    where m.org_id = ${tx.orgId} and m.membership_id = any(${membershipIds}::uuid[]) and m.person_id = p.id`

/** Takes every member out of the directory, and the accounts too that were members nowhere else. */
export const unlinkEverybody = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`
    with unlinked as (
      delete from directory.person_memberships where org_id = ${tx.orgId} returning person_id),
    gone as (
      delete from directory.persons p using unlinked
      where p.id = unlinked.person_id and not exists (
        select from directory.person_memberships other
        where other.person_id = p.id and other.org_id <> ${tx.orgId})
      returning p.id, p.email)
    delete from directory.password_salts s using gone
    where s.email = gone.email and not exists (
      select from directory.persons p where p.email = s.email and p.id not in (select id from gone))`

/** Lets nobody else change the account that signs in as a member, or which it is, until the transaction ends. */
export const holdPersonOf = (tx: WriteTransaction, membershipId: Id): Promise<unknown> =>
  tx.sql`
    select from directory.persons p join directory.person_memberships m on m.person_id = p.id
    where m.org_id = ${tx.orgId} and m.membership_id = ${membershipId} for update of p`

/** Takes a member out of the directory, and the account too when it was a member nowhere else. */
export const unlinkMember = (tx: WriteTransaction, membershipId: Id): Promise<unknown> =>
  tx.sql`
    with unlinked as (
      delete from directory.person_memberships
      where org_id = ${tx.orgId} and membership_id = ${membershipId}
      returning person_id),
    gone as (
      delete from directory.persons p using unlinked
      where p.id = unlinked.person_id and not exists (
        select from directory.person_memberships other
        where other.person_id = p.id and (other.org_id, other.membership_id) <> (${tx.orgId}, ${membershipId}))
      returning p.id, p.email)
    delete from directory.password_salts s using gone
    where s.email = gone.email and not exists (
      select from directory.persons p where p.email = s.email and p.id not in (select id from gone))`
