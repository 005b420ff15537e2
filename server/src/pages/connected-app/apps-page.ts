import { oauthGrants } from '../../modules/people/connected-apps/grants/contract.ts'
import { accountPath, backToAccount } from '../account/places.ts'
import { fail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { signInFirst } from '../sign-in/places.ts'
import { appsPath } from './apps-part.ts'

/** Ends what an app was allowed. */
export const appsPage: Page = {
  path: appsPath,

  show: () => backToAccount(),

  async take(visit) {
    if (!(await visit.session())) return signInFirst(accountPath)
    const id = visit.form.get('id') ?? ''
    const outcome = await visit.perform(oauthGrants.operations.end, { params: { id } })
    if (outcome.done || outcome.problem.code === 'oauth_grant_not_found') return backToAccount('app_ended')
    return fail(outcome.problem)
  },
}
