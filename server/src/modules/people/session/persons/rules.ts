import { accept, type Decision, refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A person's membership in one organisation, as sign-in sees it. */
export interface Choice {
  readonly organisation: { readonly id: Id; readonly name: string }
  readonly membershipId: Id
  readonly active: boolean
}

/**
 * Which of a person's organisations a sign-in is for. Asked only when the password was right: what is refused
 * here tells a person of their own organisations. One they have no active membership in is as good as a wrong
 * password.
 */
export function choose<C extends Choice>(
  choices: readonly C[],
  organisationId: Id | undefined,
): Decision<C, never, 'sign_in_failed' | 'organisation_required'> {
  const open = choices.filter(({ active }) => active)
  const [only, ...others] = organisationId
    ? open.filter(({ organisation }) => organisation.id === organisationId)
    : open
  if (!only) return signInFailed()
  if (others.length > 0)
    return refuse('organisation_required', 'You belong to several organisations; choose one.', {
      organisations: [only, ...others].map(({ organisation: { id, name } }) => ({ id, name })),
    })
  return accept(only)
}

export const signInFailed = (): Refused<'sign_in_failed'> =>
  refuse('sign_in_failed', 'The e-mail address or the password is wrong.')
