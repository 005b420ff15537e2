import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { capabilitiesOf } from '../../../../platform/vocabulary/capabilities.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { apiKeyLife } from '../contract.ts'
import { type Key, type Owner, stateOf } from '../key.ts'
import * as rules from '../rules.ts'
import type { KeyState } from '../shapes.ts'

const now = '2026-11-20T07:00:00.000Z'
const earlier = '2026-11-01T07:00:00.000Z'
const later = '2027-11-20T07:00:00.000Z'
const recognition = { prefix: 'kt_live_aBcD', last4: 'wXyZ' }

const admin: Owner = {
  membershipId: newId(),
  capabilities: new Set(capabilitiesOf('admin')),
  reach: 'organisation',
  administrator: true,
  active: true,
}
const owner = (active: boolean): Owner => ({ ...admin, membershipId: newId(), active })

const wanted = { name: 'Bridge', kind: 'service', scope: ['projects.read'], readOnly: false } as const
const created = rules.create(
  { ...wanted, expiresAt: later },
  admin,
  owner(true),
  { id: newId(), ...recognition },
  earlier,
)
if (created.refusal !== undefined) throw new Error(created.detail)

const inState = (state: KeyState): { key: Key; owner: Owner } => ({
  key: {
    ...created.state,
    expiresAt: state === 'expired' ? earlier : later,
    revokedAt: state === 'revoked' ? earlier : null,
  },
  owner: owner(state !== 'owner_inactive'),
})

/** The state of the key that a rule left, with the owner whom it has then. */
const stateWith = (of: Owner) => (key: Key) => stateOf(key, of.active, now)

const updated = (change: rules.KeyChange) => (state: KeyState) => {
  const found = inState(state)
  const decision = rules.update(found.key, change, admin, found.owner, true, now)
  return outcomeOf(decision, stateWith(found.owner))
}

export const apiKeyTable = lifecycleTable({
  life: apiKeyLife,
  starts: () => [stateOf(created.state, true, earlier)],
  actions: {
    update: [updated({ name: 'Renamed' }), updated({ expiresAt: null })],
    rotate: [
      state => {
        const found = inState(state)
        const decision = rules.rotate(found.key, 0, admin, found.owner, recognition, now)
        return outcomeOf(decision, rotation => stateWith(found.owner)(rotation.key))
      },
    ],
    reassign: [
      state => {
        const next = owner(true)
        return outcomeOf(rules.reassign(inState(state).key, next, admin, now), stateWith(next))
      },
    ],
    revoke: [
      state => {
        const found = inState(state)
        return outcomeOf(rules.revoke(found.key, admin, now), stateWith(found.owner))
      },
      state => {
        const found = inState(state)
        return outcomeOf(rules.retire(found.key, now), stateWith(found.owner))
      },
    ],
  },
})
