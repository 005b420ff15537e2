import {
  array,
  Flag,
  Id,
  Instant,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../platform/contract/shapes.ts'
import { locales } from '../../platform/vocabulary/locales.ts'
import { kindNames } from './kinds.ts'

export const mailStatuses = ['queued', 'sent', 'failed', 'held'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const Kind = oneOf(kindNames)
export const Status = oneOf(mailStatuses, {
  description:
    '`held`: the service had no mail server when it was written, so it stays here to be handed on by a person.',
})

export const failureCodes = [
  'rejected',
  'attempts_exhausted',
  'expired',
  'superseded',
  'withdrawn',
  'unreadable',
] as const
export type FailureCode = (typeof failureCodes)[number]

export const MailAttempt = object({
  at: Instant,
  durationMs: nullable(Type.Integer()),
  replyCode: nullable(Type.Integer({ description: 'The reply of the mail server (RFC 5321 §4.2).' })),
  errorCode: nullable(Type.String({ description: 'Null when the server took the mail.' })),
  detail: nullable(
    Type.String({
      description:
        'What the server said; null for a mail that is `confidential`, because some quote its link.',
    }),
  ),
})
export type MailAttempt = Static<typeof MailAttempt>

const mailFields = {
  id: Id,
  kind: Kind,
  status: Status,
  to: object({ address: Type.String(), name: nullable(Type.String()), membershipId: nullable(Id) }),
  locale: oneOf(locales),
  subject: Type.String(),
  about: nullable(object({ type: Type.String(), id: Id })),
  confidential: Type.Boolean({ description: 'Whether its body is for the recipient alone.' }),
  bodyKept: Flag,
  attempts: array(MailAttempt),
  failureCode: nullable(
    oneOf(failureCodes, {
      description:
        '`expired`: it could not be handed over while it was of use. `superseded`: a later one took its place. `withdrawn`: what it told of is no more.',
    }),
  ),
  nextAttemptAt: nullable(Instant),
  usefulUntil: nullable(Instant),
  sentAt: nullable(Instant),
  failedAt: nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
}

export const OutgoingMail = object(mailFields, { title: 'OutgoingMail' })
export type OutgoingMail = Static<typeof OutgoingMail>

export const OutgoingMailWithBody = object(
  {
    ...mailFields,
    body: nullable(object({ text: Type.String(), html: Type.String() })),
  },
  { title: 'OutgoingMailWithBody' },
)
export type OutgoingMailWithBody = Static<typeof OutgoingMailWithBody>
