import type { Caller } from '../../../../platform/access/caller.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { memberLookup } from '../../../company/organisation/port.ts'
import { realInstant } from '../real-time.ts'
import { oauthGrants } from './contract.ts'
import type { Grant } from './grant.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(oauthGrants, {
  async list({ query, caller, now, db, services }) {
    const realNow = realInstant()
    const ofMember = seesAll(caller) ? null : caller.membership.id
    const page = await store.list(db, services.contributions(memberLookup), query, ofMember, {
      realNow,
      today: todayOf(caller, now),
    })
    return { ...page, items: page.items.map(grant => view.oauthGrant(grant, realNow)) }
  },

  async get({ params, caller, now, db, services, refuse }) {
    const grant = visible(
      await store.show(db, services.contributions(memberLookup), params.id, todayOf(caller, now)),
      caller,
    )
    if (!grant) return refuse('oauth_grant_not_found', unknownGrant)
    return view.oauthGrant(grant, realInstant())
  },

  async end({ params, caller, now, db, refuse, commit }) {
    const grant = visible(await store.load(db, params.id), caller)
    if (!grant) return refuse('oauth_grant_not_found', unknownGrant)
    const own = grant.membershipId === caller.membership.id
    const decision = rules.end(grant, own ? 'ended_by_member' : 'ended_by_administrator', now)
    await commit(decision, async state => store.saveEnded(db, [state]))
    return undefined
  },
})

const unknownGrant = 'No grant that you may know of has this id.'

const todayOf = ({ organisation }: Caller, now: Instant) => dateIn(organisation.timeZone, now)

const seesAll = ({ capabilities }: Caller): boolean => capabilities.has('org.admin')

/** A grant that the caller may not see is as good as none. */
const visible = <G extends Pick<Grant, 'membershipId'>>(
  grant: G | undefined,
  caller: Caller,
): G | undefined =>
  grant && (seesAll(caller) || grant.membershipId === caller.membership.id) ? grant : undefined
