import { ownSessions } from '../../modules/people/session/own/contract.ts'
import { fail, orFail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { signInFirst } from '../sign-in/places.ts'
import { accountPath, backToAccount, sessionsPath } from './places.ts'

/** Ends one of the person's sessions, or all but this one. */
export const sessionsPage: Page = {
  path: sessionsPath,

  show: () => backToAccount(),

  async take(visit) {
    if (!(await visit.session())) return signInFirst(accountPath)
    if (visit.form.get('others') === 'all') {
      orFail(await visit.perform(ownSessions.operations.endOthers, { body: {} }))
      return backToAccount('others_ended')
    }
    const id = visit.form.get('id') ?? ''
    const outcome = await visit.perform(ownSessions.operations.endOwn, { params: { id } })
    // One that has ended by itself meanwhile is as good as one that ends now.
    if (outcome.done || outcome.problem.code === 'session_not_found') return backToAccount('session_ended')
    return fail(outcome.problem)
  },
}
