import { handle } from '../../../../platform/http/handler.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { endedCookie } from '../sessions/cookie.ts'
import { isOver } from '../sessions/lifetime.ts'
import * as rules from '../sessions/rules.ts'
import { remove } from '../sessions/store.ts'
import * as view from './view.ts'
import { sessionsOf } from './store.ts'
import { ownSessions } from './contract.ts'

export const handlers = handle(ownSessions, {
  async listOwn({ caller, now, db }) {
    const sessions = await sessionsOf(db, caller.membership)
    return whole(
      sessions
        .filter(session => !isOver(session, caller.organisation, now))
        .map(session => view.ownSession(session, caller.credential.id, caller.organisation)),
    )
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
})
