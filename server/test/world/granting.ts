import { grantCapability } from '../../src/modules/people/members/port.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import type { World } from './world.ts'

/** Gives a member of Meri capabilities as the command line does, from so many days after today to so many, null for good. */
export const grantTo = (
  world: World,
  membershipId: string,
  capabilities: readonly Capability[],
  [from, to]: readonly [number, number | null] = [0, null],
): Promise<void> =>
  world.app.services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'world.grant', requestId: 'world' },
    async (tx, commit) => {
      const today = dateIn('Europe/Helsinki', tx.now)
      for (const capability of capabilities) {
        const dates = { from: addDays(today, from), to: to === null ? null : addDays(today, to) }
        await grantCapability(tx, commit, { membershipId, capability, ...dates, reason: 'test' }, today)
      }
    },
  )
