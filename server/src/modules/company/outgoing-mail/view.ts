import { detailed } from '../../../platform/contract/sentences.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import { isConfidential } from './kinds.ts'
import { htmlOf, type Letter } from './letters/html.ts'
import { textOf } from './letters/text.ts'
import type { Mail } from './mail.ts'
import { mailFailureReasons } from './reasons.ts'
import type { OutgoingMail, OutgoingMailWithBody } from './shapes.ts'

export const outgoingMail = (mail: Mail, language: Locale): OutgoingMail => ({
  id: mail.id,
  kind: mail.kind,
  status: mail.status,
  to: {
    address: mail.recipientAddress,
    name: mail.recipientName,
    membershipId: mail.recipientMembershipId,
  },
  locale: mail.locale,
  subject: mail.subject,
  about: mail.aboutType === null || mail.aboutId === null ? null : { type: mail.aboutType, id: mail.aboutId },
  confidential: isConfidential(mail),
  bodyKept: mail.bodyKept,
  // Some servers quote the link that they do not like.
  attempts: mail.attempts.map(attempt => (isConfidential(mail) ? { ...attempt, detail: null } : attempt)),
  failureCode: mail.failureCode,
  failureReason:
    mail.failureCode &&
    detailed(mailFailureReasons, { code: `mail_${mail.failureCode}`, values: {} }, language),
  nextAttemptAt: mail.nextAttemptAt,
  usefulUntil: mail.usefulUntil,
  sentAt: mail.sentAt,
  failedAt: mail.failedAt,
  createdAt: mail.createdAt,
  updatedAt: mail.updatedAt,
})

/** `letter` is null when it has been dropped, or is not for the caller's eyes. */
export const withBody = (mail: Mail, letter: Letter | null, language: Locale): OutgoingMailWithBody => ({
  ...outgoingMail(mail, language),
  body: letter && {
    text: textOf(letter, mail.locale),
    html: htmlOf(letter, mail.subject, mail.locale),
  },
})
