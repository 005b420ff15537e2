import { describe, expect, it } from 'vitest'
import { grantTo } from '../../../../../test/world/granting.ts'
import type { Client } from '../../../../../test/world/client.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { signedIn } from '../../session/test/browser.ts'
import { startWorldWithKeys } from './keys-of-meri.ts'

const { world, members, admin, veera } = await startWorldWithKeys()
type Name = keyof typeof members

// A manager of people, and somebody without any, who both look after integrations.
await grantTo(world, members.eero.id, ['integrations.manage'])
await grantTo(world, members.onni.id, ['integrations.manage'])
await world.database.owner(`update memberships set status = 'deactivated' where id = $1`, [members.paavo.id])
const readers: readonly (readonly [string, Name, Client])[] = [
  ['an administrator', 'aino', admin],
  ['a manager who looks after integrations', 'eero', await signedIn(world, 'eero')],
  ['an employee who looks after integrations', 'onni', await signedIn(world, 'onni')],
  ['an employee', 'veera', veera],
]

interface Wanted {
  readonly kind: 'personal' | 'service'
  readonly owner: Name
  readonly scope?: readonly Capability[]
  readonly then?: string
}

const keys: Readonly<Record<string, Wanted>> = {
  'an own or somebody else’s personal key': { kind: 'personal', owner: 'veera' },
  'the personal key of an administrator': { kind: 'personal', owner: 'aino' },
  'a service key of an employee': { kind: 'service', owner: 'veera' },
  'a service key of a manager': { kind: 'service', owner: 'eero' },
  'a service key of an administrator': { kind: 'service', owner: 'aino' },
  'a service key with more than most hold': { kind: 'service', owner: 'eero', scope: ['payroll.run'] },
  'a service key with a scope of an own': { kind: 'service', owner: 'onni', scope: ['integrations.manage'] },
  'an expired key': { kind: 'service', owner: 'veera', then: 'expires_at = created_at' },
  'a revoked key': { kind: 'personal', owner: 'veera', then: 'revoked_at = created_at' },
  'a revoked service key': { kind: 'service', owner: 'eero', then: 'revoked_at = created_at' },
  'a key of somebody who has left': { kind: 'service', owner: 'paavo' },
  'an expired key of somebody who has left': {
    ...{ kind: 'service', owner: 'paavo', then: 'expires_at = created_at' },
  },
  'a key whose owner is gone': { kind: 'service', owner: 'veera', then: 'owner_membership_id = null' },
}

async function keyLike({ kind, owner, scope = [], then }: Wanted): Promise<string> {
  const { id } = await world.key(owner, { kind, scope })
  if (then) await world.database.owner(`update api_keys set ${then} where id = $1`, [id])
  return id
}

const asked: Readonly<Record<string, (by: Client, path: string, own: string) => ReturnType<Client['get']>>> =
  {
    update: (by, path) => by.patch(path, { name: 'Toinen' }),
    revoke: (by, path) => by.post(`${path}/revoke`),
    rotate: (by, path) => by.post(`${path}/rotate`, {}),
    // To whoever asks: what is refused then is not because of whom it is given to.
    reassign: (by, path, own) => by.post(`${path}/reassign`, { ownerMembershipId: own }),
  }

describe('what may be done with a key is what its operations take', () => {
  for (const [reader, own, client] of readers)
    it.each(Object.keys(keys))(`${reader}, with %s`, async name => {
      const told: (readonly string[] | undefined)[] = []
      const taken: string[] = []
      for (const [operation, ask] of Object.entries(asked)) {
        const path = `/v1/api-keys/${await keyLike(keys[name] as Wanted)}`
        const [read, listed] = [
          await client.get(`${path}?include=may`),
          await client.get(`/v1/api-keys?include=may&ids=${path.split('/').at(-1)}`),
        ]
        expect(listed.body.items[0]?.may).toEqual(read.body.may)
        told.push(read.body.may)
        const { status, body } = await ask(client, path, members[own].id)
        if (read.status === 404) expect(status, JSON.stringify(body)).toBe(404)
        if (status < 300) taken.push(operation)
      }
      expect(told).toEqual(told.map(() => told[0]))
      expect(told[0] ?? []).toEqual(taken)
    })
})
