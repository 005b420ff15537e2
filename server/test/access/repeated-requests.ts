import { beforeEach, expect } from 'vitest'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../src/platform/data/database.ts'
import type { Commit } from '../../src/platform/transactions/transactions.ts'
import { type Capability, type Role } from '../../src/platform/vocabulary/capabilities.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer, Client } from '../world/client.ts'
import { startWorld, type World } from '../world/world.ts'

/** Requests that carry the same key within a test. */
export async function startRepeating() {
  type Name = keyof World['meri']['members']

  const world = await startWorld()
  const { members, id: orgId } = world.meri
  const admin = world.as('aino')

  let key: { 'idempotency-key': string }
  const anotherKey = () => {
    key = { 'idempotency-key': newId() }
  }
  beforeEach(anotherKey)

  const send = (client: Client, path: string, body: unknown) => client.post(path, body, key)

  const refused = (answer: Answer, status: number, code: string) => {
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.headers['idempotency-replayed']).toBeUndefined()
  }
  const reused = (answer: Answer) => refused(answer, 409, 'idempotency_key_reused')

  const replays = (answer: Answer, first: Answer) => {
    expect(answer).toMatchObject({ status: first.status, body: first.body })
    expect(answer.headers['idempotency-replayed']).toBe('true')
  }

  const inTransaction = <T>(work: (tx: WriteTransaction, commit: Commit) => Promise<T>) =>
    world.app.services.transactions.run(
      { orgId, actor: systemActor, operation: 'test', requestId: 'test' },
      work,
    )

  const giveRole = async (name: Name, role: Role) =>
    expect(await admin.patch(`/v1/memberships/${members[name].id}`, { role })).toMatchObject({ status: 200 })

  const moveTo = async (name: Name, supervisor: Name) => {
    const body = { supervisorMembershipId: members[supervisor].id }
    expect(await admin.patch(`/v1/memberships/${members[name].id}`, body)).toMatchObject({ status: 200 })
  }

  const person = () => ({
    firstNames: 'Salla',
    lastName: 'Salanen',
    role: 'employee',
    email: `${newId()}@example.fi`,
  })

  const keyOf = async (owner: Name, scope: readonly Capability[], kind: 'personal' | 'service' = 'service') =>
    world.withKey((await world.key(owner, { scope, kind })).secret)

  let date = Temporal.PlainDate.from('2026-06-01')
  /** A day of Onni with entries, and the path that writes it. */
  async function writtenDay(): Promise<string> {
    date = date.add({ days: 1 })
    const path = `/v1/team/members/${members.onni.id}/work-days/${date}`
    const entries = [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }]
    expect(await admin.put(`${path}/entries`, { entries })).toMatchObject({ status: 200 })
    return path
  }

  return {
    world,
    members,
    orgId,
    admin,
    get key() {
      return key
    },
    anotherKey,
    send,
    refused,
    reused,
    replays,
    inTransaction,
    giveRole,
    moveTo,
    person,
    keyOf,
    get date() {
      return date
    },
    writtenDay,
  }
}
