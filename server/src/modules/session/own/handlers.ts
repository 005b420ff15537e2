import type { Handlers } from '../../../platform/http/handler.ts'
import type { session } from '../contract.ts'
import { endedCookie } from '../cookie.ts'
import { isOver } from '../lifetime.ts'
import * as rules from '../rules.ts'
import { remove } from '../store.ts'
import * as view from '../view.ts'
import type { ownSessionOperations } from './contract.ts'
import { sessionsOf } from './store.ts'

export const ownSessionHandlers: Pick<Handlers<typeof session>, keyof typeof ownSessionOperations> = {
  async listOwn({ caller, now, db }) {
    const sessions = await sessionsOf(db, caller.membership)
    return {
      items: sessions
        .filter(session => !isOver(session, caller.organisation, now))
        .map(session => view.ownSession(session, caller.credential.id, caller.organisation)),
      pageInfo: { nextCursor: null, hasMore: false },
    }
  },

  async endOwn({ params, caller, db, services, browser, refuse, commit }) {
    const sessions = await sessionsOf(db, caller.membership)
    if (!sessions.some(({ id }) => id === params.id)) return refuse('session_not_found')
    await commit(rules.end([params.id]), async ended => remove(db, ended))
    if (params.id === caller.credential.id) browser.set(endedCookie(services.baseUrl))
    return undefined
  },

  async endOthers({ caller, db, commit }) {
    const sessions = await sessionsOf(db, caller.membership)
    const others = sessions.map(({ id }) => id).filter(id => id !== caller.credential.id)
    if (others.length > 0) await commit(rules.end(others), async ended => remove(db, ended))
    return { endedCount: others.length }
  },
}
