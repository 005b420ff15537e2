import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import type { OrganisationAccess } from '../../../company/organisation/port.ts'
import { dateAndTime, sendMail } from '../../../company/outgoing-mail/port.ts'
import type { Addressee } from '../persons/roster.ts'
import { changedMail, replacedMail, resetMail } from './letters.ts'

/** The page on which a person chooses a new password. */
const resetUrl = (baseUrl: string, token: string): string => `${baseUrl}/reset-password?token=${token}`

export function mailReset(
  tx: WriteTransaction,
  services: Services,
  addressee: Addressee,
  organisation: Pick<OrganisationAccess, 'name' | 'timeZone'>,
  {
    token,
    expiresAt,
    usefulUntil,
  }: {
    readonly token: string
    /** In real time. */
    readonly expiresAt: Instant
    /** By the organisation's clock. */
    readonly usefulUntil: Instant
  },
): void {
  const locale = addressee.locale ?? defaultLocale
  const news = {
    organisation: organisation.name,
    name: addressee.callName,
    url: resetUrl(services.baseUrl, token),
    until: dateAndTime(expiresAt, organisation.timeZone, locale),
  }
  sendMail(tx, services, {
    kind: 'password_reset',
    to: recipient(addressee),
    locale,
    ...resetMail(news, locale),
    about: { type: 'membership', id: addressee.id },
    usefulUntil,
  })
}

/** Notifies a person of a new password, so that one they did not choose does not go unnoticed. */
export const mailChange = (
  tx: WriteTransaction,
  services: Services,
  addressee: Addressee,
  organisation: { readonly name: string },
): void => mailNotice(tx, services, addressee, organisation, changedMail)

/** Notifies a person that their account has begun anew by a link, and what has ended with it. */
export const mailReplaced = (
  tx: WriteTransaction,
  services: Services,
  addressee: Addressee,
  organisation: { readonly name: string },
): void => mailNotice(tx, services, addressee, organisation, replacedMail)

function mailNotice(
  tx: WriteTransaction,
  services: Services,
  addressee: Addressee,
  organisation: { readonly name: string },
  noticeOf: typeof changedMail,
): void {
  const locale = addressee.locale ?? defaultLocale
  const news = { organisation: organisation.name, name: addressee.callName }
  sendMail(tx, services, {
    kind: 'security_notice',
    to: recipient(addressee),
    locale,
    ...noticeOf(news, locale),
  })
}

const recipient = ({ id, email, displayName }: Addressee) => ({
  address: email,
  name: displayName,
  membershipId: id,
})
