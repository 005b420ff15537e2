import { refuseKeys, requireRecentAuthentication } from '../../../platform/access/recent-authentication.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { advanceClock, clockOffset, organisationInstant } from '../../../platform/data/organisation-clock.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { Continuation } from '../../../platform/http/continuation.ts'
import { handle } from '../../../platform/http/handler.ts'
import { clockListeners, datedWork } from '../../../platform/port.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { entryCategoryOf } from '../catalogs/entry-types/port.ts'
import { changeTerms } from '../catalogs/port.ts'
import { settings } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(settings, {
  async get({ db }) {
    return view.settings(await store.load(db))
  },

  async update({ body, caller, now, db, services, refuse, commit }) {
    if (rules.speaksOfSignIn(body)) {
      refuseKeys(caller)
      await requireRecentAuthentication(services, caller, now)
    }
    const [organisation, unfit] = await Promise.all([store.load(db), unfitEntryType(db, body)])
    if (unfit) refuse(unfit)
    const unchanged = unchangedSince(body.expectedUpdatedAt, organisation.updatedAt)
    const decision = rules.change(organisation, body, unchanged, now)
    const changed = await commit(decision, async state => {
      if (state === organisation) return
      store.save(db, state)
      // The length of a day and the place of a clock time on it are those of the zone.
      if (state.timeZone !== organisation.timeZone)
        db.defer(changeTerms(db, { from: null, to: null }, services.contributions))
    })
    return view.settings(changed)
  },

  async readClock({ db, refuse }) {
    const [sandbox, now, aheadMs] = await Promise.all([
      store.isSandbox(db),
      organisationInstant(db),
      clockOffset(db),
    ])
    return sandbox ? { now, aheadMs } : refuse('not_a_sandbox', 'The organisation is no sandbox.')
  },

  async advanceClock({ body, now, db, services, commit }) {
    const [sandbox, aheadMs] = await Promise.all([store.isSandbox(db), clockOffset(db)])
    const reading = { organisation: { id: db.orgId, sandbox }, aheadMs, now }
    const moved = await commit(rules.advance(reading, body), clock => {
      for (const hear of services.contributions(clockListeners)) hear(services, db)
      return advanceClock(db, clock.aheadMs - aheadMs)
    })
    return new Continuation(async steps => {
      for (const work of services.contributions(datedWork)) await work(services, db.orgId)
      return steps.finish(async () => moved)
    })
  },
})

interface Wanted {
  readonly punchWorkEntryTypeId?: Id | null | undefined
  readonly punchBreakEntryTypeId?: Id | null | undefined
}

/** Why punched time may not have these entry types; undefined where it may. */
async function unfitEntryType(
  db: TenantDb,
  { punchWorkEntryTypeId: work, punchBreakEntryTypeId: rest }: Wanted,
): Promise<'entry_type_not_found' | 'punch_entry_type_unfit' | undefined> {
  const [ofWork, ofBreaks] = await Promise.all([
    work ? entryCategoryOf(db, work) : 'work',
    rest ? entryCategoryOf(db, rest) : 'break',
  ])
  if (ofWork === null || ofBreaks === null) return 'entry_type_not_found'
  return ofBreaks === 'break' && ofWork !== 'break' && ofWork !== 'absence'
    ? undefined
    : 'punch_entry_type_unfit'
}
