import type { WriteTransaction } from '../../../platform/data/database.ts'
import { markDue, wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { millisecondsOf } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { MailKind } from './kinds.ts'
import { sealLetter } from './letters/sealed.ts'
import type { NewMail } from './mail.ts'
import { outboxName } from './sending/outbox.ts'
import * as store from './store.ts'
import { write } from './writing.ts'

export type { MailKind } from './kinds.ts'
export { dateAndTime, fullDate, timeOfDay } from './letters/dates.ts'
export type { Letter } from './letters/html.ts'
export type { MailableMember, NewMail, Recipient } from './mail.ts'

/** What of the service sending needs. */
export type MailServices = Pick<Services, 'database' | 'keyring'> & {
  /** What hands mail over; null where there is no mail server. */
  readonly mail: object | null
}

/**
 * Writes mails in the transaction of the write that causes them: they commit or vanish with it, and are sent after the
 * commit. One statement, however many. True when a mail server will be given them; false when they are held for an
 * administrator. Throws `RangeError` for an address or a link that is none.
 */
export function sendMails(tx: WriteTransaction, services: MailServices, mails: readonly NewMail[]): boolean {
  const { keyring, database, mail: transport } = services
  const hasTransport = transport !== null
  if (mails.length === 0) return hasTransport
  const written = mails.map(each => {
    const mail = write(each, hasTransport, tx.now)
    return { mail, sealed: sealLetter(keyring, { orgId: tx.orgId, mailId: mail.id }, mail.letter) }
  })
  tx.defer(store.insertMails(tx, written))
  if (hasTransport) wakeOutbox({ database }, tx, outboxName)
  // What is held is to be dropped when it is of no more use.
  else {
    const earliest = Math.min(...written.map(({ mail: { bodyUntil } }) => millisecondsOf(bodyUntil)))
    tx.defer(markDue(tx, outboxName, earliest - millisecondsOf(tx.now)))
  }
  return hasTransport
}

/** The same for one mail. */
export const sendMail = (tx: WriteTransaction, services: MailServices, mail: NewMail): boolean =>
  sendMails(tx, services, [mail])

/** Ends the mails of a kind about one thing that still wait, because nothing is left of what they are about. */
export const withdrawMails = (
  tx: WriteTransaction,
  kind: MailKind,
  aboutIds: readonly Id[],
): Promise<unknown> => store.withdrawMails(tx, kind, aboutIds)

/** Called when a sandbox's clock has been moved: mails that wait to be sent again may be due now. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeOutbox(services, tx, outboxName)
