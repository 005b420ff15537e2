import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { reachOf } from '../../../../platform/vocabulary/capabilities.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { rightsOn } from '../../../../platform/vocabulary/rights.ts'
import type { MemberAsCaller } from '../../members/port.ts'
import { isActive } from '../../../company/organisation/port.ts'
import { delegatorsOf } from './store.ts'

/** The caller with somebody else's authority, and what they may decide with it. */
export interface Acting {
  readonly caller: Caller
  readonly kinds: ReadonlySet<string>
}

/**
 * On whose behalf the caller may decide now. What the delegator has lost counts no more, what they were given themselves is
 * not passed on, and the caller keeps to their own capabilities. One statement.
 */
export async function actingFor(db: TenantDb, caller: Caller, now: Instant): Promise<readonly Acting[]> {
  const { timeZone } = caller.organisation
  const today = dateIn(timeZone, now)
  const found = (await delegatorsOf(db, caller.membership.id, today)).filter(({ member }) =>
    isActive(member, timeZone, now),
  )
  return [...Map.groupBy(found, ({ member }) => member.id).values()].flatMap(ofOne => {
    const [first] = ofOne
    if (!first) return []
    const acting = onBehalfOf(caller, first.member, today)
    if (!acting.capabilities.has('worktime.supervise')) return []
    return [{ caller: acting, kinds: new Set(ofOne.flatMap(each => each.kinds)) }]
  })
}

/** Those on whose behalf the caller may decide anything now. One statement. */
export const delegatorsNow = async (db: TenantDb, caller: Caller, now: Instant): Promise<ReadonlySet<Id>> =>
  new Set((await actingFor(db, caller, now)).flatMap(({ caller: { onBehalfOf } }) => onBehalfOf?.id ?? []))

/** What both may do, with the authority of one and the name of the other. */
function onBehalfOf(caller: Caller, member: MemberAsCaller, today: string): Caller {
  const { capabilities } = rightsOn(member, today)
  return {
    ...caller,
    capabilities: caller.capabilities.intersection(capabilities),
    reach: reachOf(member.role),
    features: new Map(
      [...caller.features].map(([feature, { active }]) => [
        feature,
        { active: active && !member.withheldModules.includes(feature) },
      ]),
    ),
    onBehalfOf: { id: member.id, role: member.role },
  }
}
