import { switching } from '../../modules/people/session/switching/contract.ts'
import { orFail } from '../shell/operations.ts'
import type { Page } from '../shell/page.ts'
import { signInFirst } from '../sign-in/places.ts'
import { accountPath, backToAccount, switchPath } from './places.ts'

/** Goes on in another of the person's organisations. */
export const switchPage: Page = {
  path: switchPath,

  show: () => backToAccount(),

  async take(visit) {
    if (!(await visit.session())) return signInFirst(accountPath)
    const organisationId = visit.form.get('organisation') ?? ''
    const outcome = await visit.perform(switching.operations.switch, { body: { organisationId } })
    // A double click: the other request has the browser's new cookie.
    if (!outcome.done && outcome.problem.code === 'session_switched') return backToAccount('switched')
    orFail(outcome)
    return backToAccount('switched')
  },
}
