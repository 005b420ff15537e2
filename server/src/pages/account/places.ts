import { withQuery } from '../shell/destination.ts'
import type { PageAnswer } from '../shell/page.ts'
import type { accountTexts } from './texts.ts'

export const accountPath = '/account'
export const sessionsPath = '/account/sessions'
export const switchPath = '/account/organisation'
export const confirmPath = '/account/confirm'
export const passwordPath = '/account/password'
export const authenticatorPath = '/account/authenticator'
export const recoveryCodesPath = '/account/recovery-codes'
export const passkeysPath = '/account/passkeys'

export type Done = keyof (typeof accountTexts)['fi']['done']

/** Back to the account page, which says what was done. */
export const backToAccount = (done?: Done): PageAnswer => ({ goTo: withQuery(accountPath, { done }) })

/** To show again who one is, and back to where that was needed. */
export const confirmFirst = (next: string): PageAnswer => ({ goTo: withQuery(confirmPath, { next }) })
