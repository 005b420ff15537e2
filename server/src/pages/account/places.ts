import { withQuery } from '../shell/destination.ts'
import type { PageAnswer } from '../shell/page.ts'
import type { accountTexts } from './texts.ts'

export const accountPath = '/account'
export const sessionsPath = '/account/sessions'
export const switchPath = '/account/organisation'

export type Done = keyof (typeof accountTexts)['fi']['done']

/** Back to the account page, which says what was done. */
export const backToAccount = (done?: Done): PageAnswer => ({ goTo: withQuery(accountPath, { done }) })
