import { headerText, readAddress } from '../../../platform/gateways/mail/mailbox.ts'
import { type Instant, addSeconds } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { unsentBodyDays } from './contract.ts'
import type { NewMail } from './mail.ts'
import type { MailStatus } from './shapes.ts'

/** A new mail as it is stored. */
export interface WrittenMail extends NewMail {
  readonly id: Id
  readonly status: Extract<MailStatus, 'queued' | 'held'>
  readonly bodyUntil: Instant
}

/**
 * A mail that can be sent as it is: its address and its link are checked, its subject and name on one line. Throws
 * `RangeError` for an address or a link that is none.
 */
export function write(mail: NewMail, hasTransport: boolean, now: Instant): WrittenMail {
  const { to, letter, subject, usefulUntil } = mail
  const address = readAddress(to.address)
  if (address === undefined) throw new RangeError('a mail needs an address that can be written to')
  if (letter.action && !isLink(letter.action.url))
    throw new RangeError('the link of a mail begins with http:// or https://')
  const keptUntil = addSeconds(now, unsentBodyDays * 24 * 60 * 60)
  return {
    ...mail,
    id: newId(),
    status: hasTransport ? 'queued' : 'held',
    to: { ...to, address, name: to.name == null ? null : headerText(to.name) },
    subject: headerText(subject),
    bodyUntil: usefulUntil !== undefined && usefulUntil < keptUntil ? usefulUntil : keptUntil,
  }
}

const isLink = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)
