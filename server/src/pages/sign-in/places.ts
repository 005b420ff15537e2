import { withQuery } from '../shell/destination.ts'

export const signInPath = '/sign-in'
export const organisationPath = '/sign-in/organisation'
export const forgottenPasswordPath = '/forgotten-password'
export const passkeyPath = '/sign-in/passkey'
export const secondFactorPath = '/sign-in/second-factor'

/** Where somebody goes who has to sign in first, and comes back from. */
export const signInFirst = (next: string) => ({ goTo: withQuery(signInPath, { next }) })
