import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { oauthGrantLife } from '../grants/contract.ts'
import { type Grant, type GrantState, stateOf } from '../grants/grant.ts'
import * as rules from '../grants/rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const earlier = '2026-11-01T07:00:00.000Z'

const consented = rules.consent(
  { clientId: newId(), membershipId: newId(), scope: [], readOnly: false, offlineAccess: false },
  { id: newId(), now, realNow: now },
)
if (consented.refusal !== undefined) throw new Error('a consent is not refused')

const inState = (state: GrantState): Grant => ({
  ...consented.state,
  ...(state === 'expired' && { expiresAt: earlier }),
  ...(state === 'ended' && { endedAt: earlier, endReason: 'ended_by_member' }),
})
const isThere = (state: GrantState) => state !== 'owner_inactive'

export const oauthGrantTable = lifecycleTable({
  life: oauthGrantLife,
  starts: () => [stateOf(consented.state, true, now)],
  actions: {
    end: [
      state =>
        outcomeOf(rules.end(inState(state), 'ended_by_member', now), grant =>
          stateOf(grant, isThere(state), now),
        ),
      state =>
        outcomeOf(rules.endAll([inState(state)], 'app_deleted', now), ([grant]) =>
          stateOf(grant ?? consented.state, isThere(state), now),
        ),
    ],
  },
})
