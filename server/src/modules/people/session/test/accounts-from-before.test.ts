import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/world/database.ts'
import { MigrationFiles } from '../../../../platform/data/migration-files.ts'
import { migrateToLatest } from '../../../../platform/data/migrator.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

const { connection, drop } = await freshDatabase('template0')
const owner = new pg.Pool({ ...connection, max: 1 })
owner.on('error', () => {})
afterAll(async () => {
  await owner.end()
  await drop()
})

const files = await new MigrationFiles().getMigrations()
const before = Object.fromEntries(Object.entries(files).filter(([name]) => name < '20261122T1010'))

const [a, b, c] = [newId(), newId(), newId()]
const hash = (letter: string) => `$argon2id$v=19$m=19456,t=2,p=1$${letter.repeat(21)}A$${letter.repeat(42)}A`

const at = `'2026-11-21T00:00:00Z'`

/** A person who belongs to organisations, each with a session. */
async function person(email: string, letter: string, organisations: readonly string[]): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into directory.persons (id, email, password_hash, created_at, updated_at) values ($1, $2, $3, ${at}, ${at})`,
    [id, email, hash(letter)],
  )
  for (const orgId of organisations) {
    const membershipId = newId()
    await owner.query(
      `insert into directory.person_memberships (org_id, membership_id, person_id) values ($1, $2, $3)`,
      [orgId, membershipId, id],
    )
    await owner.query(
      `insert into directory.session_tokens (token_hash, org_id, session_id, membership_id) values ($1, $2, $3, $4)`,
      [createHash('sha256').update(membershipId).digest(), orgId, newId(), membershipId],
    )
  }
  return id
}

const addPasskey = (personId: string) =>
  owner.query(
    `insert into directory.passkeys (id, person_id, credential_id, public_key, sign_count, transports, backed_up, name,
       created_at, updated_at)
     values ($1, $2, $3, '', 0, '[]', false, 'Puhelin', ${at}, ${at})`,
    [newId(), personId, Buffer.from(personId)],
  )

interface Account {
  readonly local: string
  readonly orgs: readonly string[]
  readonly hash: string | null
  readonly passkeys: number
  readonly sessions: number
}

const accountsOf = async (email: string): Promise<Account[]> =>
  (
    await owner.query(
      `select p.local_org_id as local, p.password_hash as hash,
         (select array_agg(m.org_id) from directory.person_memberships m where m.person_id = p.id) as orgs,
         (select count(*)::int from directory.passkeys k where k.person_id = p.id) as passkeys,
         (select count(*)::int from directory.session_tokens t where t.person_id = p.id) as sessions
       from directory.persons p where p.email = $1 order by p.local_org_id`,
      [email],
    )
  ).rows

beforeAll(async () => {
  await migrateToLatest(connection, { getMigrations: async () => before })
  await addPasskey(await person('one@posti.example', 'a', [a]))
  await person('several@posti.example', 'b', [a, b])
  await addPasskey(await person('planted@posti.example', 'c', [a, b, c]))
  await person('nowhere@posti.example', 'd', [])
  await migrateToLatest(connection, { getMigrations: async () => files })
})

test('an account of one organisation keeps everything, there', async () => {
  expect(await accountsOf('one@posti.example')).toEqual([
    { local: a, orgs: [a], hash: hash('a'), passkeys: 1, sessions: 1 },
  ])
})

test('an account of several becomes one in each, with the password, and its sessions end', async () => {
  expect(await accountsOf('several@posti.example')).toEqual(
    [a, b].toSorted().map(org => ({ local: org, orgs: [org], hash: hash('b'), passkeys: 0, sessions: 0 })),
  )
})

test('passkeys that may have been planted end, and no account is left with less than it was protected by', async () => {
  expect(await accountsOf('planted@posti.example')).toEqual(
    [a, b, c].toSorted().map(org => ({ local: org, orgs: [org], hash: null, passkeys: 0, sessions: 0 })),
  )
})

test('accounts that signed in nowhere are gone, and salts are those of the passwords', async () => {
  expect(await accountsOf('nowhere@posti.example')).toEqual([])
  const { rows } = await owner.query(
    `select email, rtrim(encode(salt, 'base64'), '=') as salt from directory.password_salts order by email`,
  )
  expect(rows).toEqual([
    { email: 'one@posti.example', salt: `${'a'.repeat(21)}A` },
    { email: 'several@posti.example', salt: `${'b'.repeat(21)}A` },
  ])
})
