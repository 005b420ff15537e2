import { session } from '../../modules/people/session/sign-in/contract.ts'
import { fail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { signInPath } from '../sign-in/places.ts'

export const signOutPath = '/sign-out'

/** Signing out is a form, so that no link and no picture signs anybody out. */
export const signOutPage: Page = {
  path: signOutPath,

  show: () => ({ goTo: '/account' }),

  async take(visit) {
    const outcome = await visit.perform(session.operations.end)
    // A session that has ended already is as good as one that ends now.
    if (outcome.done || outcome.problem.code === 'invalid_token') return { goTo: signInPath }
    return fail(outcome.problem)
  },
}
