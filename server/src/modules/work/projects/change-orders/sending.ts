import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { addDays, addSeconds, type Instant, startOfDay } from '../../../../platform/vocabulary/dates.ts'
import { defaultLocale, type Locale } from '../../../../platform/vocabulary/locales.ts'
import { contactsToWriteTo, type ContactToWriteTo } from '../../customers/port.ts'
import { dateAndTime, sendMail, withdrawMails } from '../../../company/outgoing-mail/port.ts'
import { newLink, revokeLinks } from '../../../exchange/public-links/port.ts'
import type { KnownProject } from '../record/port.ts'
import { changeOrderKind, changeOrderPagePath, type ChangeOrderRecord } from './record.ts'
import { changeOrderMail } from './letters.ts'

export type AddresseeCode =
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'
  | 'change_order_contact_unreachable'

export interface Addressee extends Pick<ContactToWriteTo, 'name' | 'language'> {
  readonly email: string
}

/** Whom to mail, or why not. */
export async function addresseeOf(
  db: WriteTransaction,
  contactId: string,
  { customerId }: KnownProject,
): Promise<Addressee | AddresseeCode> {
  const [contact] = await contactsToWriteTo(db, [contactId])
  if (!contact) return 'crm_contact_not_found'
  if (customerId === null || !contact.customerIds.includes(customerId)) return 'crm_contact_customer_mismatch'
  const { name, email, language } = contact
  return email === null ? 'change_order_contact_unreachable' : { name, email, language }
}

export interface SentLink {
  readonly url: string
  readonly expiresAt: Instant
  readonly mail: 'sent' | 'held' | null
}

/** Makes the link of a change order in place of the one it had, and mails it where somebody is to be mailed. */
export function sendLink(
  tx: WriteTransaction,
  services: Services,
  order: ChangeOrderRecord,
  {
    organisation,
    project,
    addressee,
    language,
  }: {
    readonly organisation: { readonly name: string; readonly timeZone: string }
    readonly project: KnownProject
    readonly addressee: Addressee | null
    readonly language: Locale | undefined
  },
): SentLink {
  const expiresAt = endOf(order, organisation.timeZone)
  endLinks(tx, [order.id])
  const { token } = newLink(tx, { kind: changeOrderKind.kind, subjectId: order.id, expiresAt })
  const url = `${services.baseUrl}${changeOrderPagePath}?token=${token}`
  if (!addressee) return { url, expiresAt, mail: null }
  const locale = language ?? addressee.language ?? defaultLocale
  const mailed = sendMail(tx, services, {
    kind: 'change_order',
    to: { address: addressee.email, name: addressee.name },
    locale,
    ...changeOrderMail(
      {
        organisation: organisation.name,
        name: addressee.name,
        project: `${project.code} ${project.name}`,
        number: order.number,
        title: order.title,
        url: `${url}&language=${locale}`,
        until: dateAndTime(addSeconds(expiresAt, -1), organisation.timeZone, locale),
      },
      locale,
    ),
    about: { type: 'change_order', id: order.id },
    usefulUntil: expiresAt,
  })
  return { url, expiresAt, mail: mailed ? 'sent' : 'held' }
}

/** The links of change orders stop working, and mails with them that still wait are not sent. */
export function endLinks(tx: WriteTransaction, ids: readonly string[]): void {
  tx.defer(revokeLinks(tx, changeOrderKind.kind, ids))
  tx.defer(withdrawMails(tx, 'change_order', ids))
}

/** The end of the last day on which the link opens. */
const endOf = ({ validUntil }: ChangeOrderRecord, timeZone: string): Instant =>
  startOfDay(timeZone, addDays(validUntil ?? '', 1))
