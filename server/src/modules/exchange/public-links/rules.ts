import { type Instant, millisecondsOf } from '../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { PublicLink, SentForm } from './record.ts'

export type OpeningCode = 'public_link_not_found' | 'public_link_expired'

/**
 * Whether a link opens. What never was one, is of another kind or was revoked is answered alike, also when its time has gone by
 * besides: its holder learns nothing of it.
 */
export function opens(
  link: PublicLink | undefined,
  { kind, now, shown }: { readonly kind: string; readonly now: Instant; readonly shown: boolean },
): PublicLink | Refused<OpeningCode> {
  if (!link || link.kind !== kind || link.revokedAt !== null || !shown) return nowhere()
  if (link.expiresAt <= now) return refuse('public_link_expired', 'The link was good until its time went by.')
  return link
}

export const nowhere = (): Refused<'public_link_not_found'> =>
  refuse('public_link_not_found', 'The link leads nowhere.')

const noticedAfterMs = 60_000

/** A link that was opened, or undefined when it was opened a moment ago already. */
export function opened(link: PublicLink, now: Instant): PublicLink | undefined {
  const { lastOpenedAt } = link
  const justNow = lastOpenedAt !== null && millisecondsOf(now) - millisecondsOf(lastOpenedAt) < noticedAfterMs
  return justNow ? undefined : { ...link, lastOpenedAt: now }
}

export type FormCode = 'public_form_invalid' | 'public_form_sent'

/** Whether a form is taken: one that is ours, once. */
export function takes(form: SentForm | undefined, isSent: boolean): SentForm | Refused<FormCode> {
  if (!form) return refuse('public_form_invalid', 'The form is none of ours, or too old.')
  return isSent ? refuse('public_form_sent', 'The form was sent already.') : form
}
