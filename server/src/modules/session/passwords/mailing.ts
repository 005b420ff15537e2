import type { WriteTurn } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { defaultLocale } from '../../../platform/vocabulary/locales.ts'
import type { OrganisationAccess } from '../../organisation/port.ts'
import { dateAndTime, sendMail } from '../../outgoing-mail/port.ts'
import type { Addressee } from '../roster.ts'
import { changedMail, resetMail } from './letters.ts'

/** The page on which a person chooses a new password. */
const resetUrl = (baseUrl: string, token: string): string => `${baseUrl}/reset-password?token=${token}`

export function mailReset(
  turn: WriteTurn,
  services: Services,
  addressee: Addressee,
  organisation: Pick<OrganisationAccess, 'name' | 'timeZone'>,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Instant },
): void {
  const locale = addressee.locale ?? defaultLocale
  const news = {
    organisation: organisation.name,
    name: addressee.callName,
    url: resetUrl(services.baseUrl, token),
    until: dateAndTime(expiresAt, organisation.timeZone, locale),
  }
  sendMail(turn, services, {
    kind: 'password_reset',
    to: recipient(addressee),
    locale,
    ...resetMail(news, locale),
    about: { type: 'membership', id: addressee.id },
    usefulUntil: expiresAt,
  })
}

/** Tells a person of a new password, so that one they did not choose does not go unnoticed. */
export function mailChange(
  turn: WriteTurn,
  services: Services,
  addressee: Addressee,
  organisation: { readonly name: string },
): void {
  const locale = addressee.locale ?? defaultLocale
  const news = { organisation: organisation.name, name: addressee.callName }
  sendMail(turn, services, {
    kind: 'security_notice',
    to: recipient(addressee),
    locale,
    ...changedMail(news, locale),
  })
}

const recipient = ({ id, email, displayName }: Addressee) => ({
  address: email,
  name: displayName,
  membershipId: id,
})
