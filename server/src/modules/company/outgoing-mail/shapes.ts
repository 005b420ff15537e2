import {
  array,
  CreatedAt,
  described,
  IdBy,
  IdOf,
  Instant,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { detailFields } from '../../../platform/contract/reasons.ts'
import { locales } from '../../../platform/vocabulary/locales.ts'
import { kindNames } from './kinds.ts'
import { mailFailureReasons } from './reasons.ts'

export const mailStatuses = ['queued', 'sent', 'failed', 'held'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const Kind = oneOf(kindNames, { description: 'What the mail is for.' })
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
  at: described(Instant, 'When it was tried.'),
  durationMs: nullable(
    Type.Integer({
      description: 'Milliseconds until the server answered; null when the attempt was interrupted.',
    }),
  ),
  replyCode: nullable(
    Type.Integer({ description: 'The reply of the mail server (RFC 5321 §4.2); null when it gave none.' }),
  ),
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
  id: RecordId,
  kind: Kind,
  status: Status,
  to: object(
    {
      address: Type.String({ description: 'The e-mail address.' }),
      name: nullable(Type.String({ description: 'The name beside the address; null without one.' })),
      membershipId: described(nullable(IdOf('membership')), 'The member; null for somebody who is none.'),
    },
    { description: 'The one recipient.' },
  ),
  locale: oneOf(locales, { description: 'The language that it is written in.' }),
  subject: Type.String({ description: 'The subject line, which holds nothing secret.' }),
  about: nullable(
    object(
      {
        type: Type.String({ description: 'What kind of record it is.' }),
        id: described(IdBy('type'), 'The record that the mail is about.'),
      },
      { description: 'The record that the mail is about; null when it is about none.' },
    ),
  ),
  confidential: Type.Boolean({ description: 'Whether its body is for the recipient alone.' }),
  bodyKept: Type.Boolean({ description: 'Whether the service still has the body.' }),
  attempts: array(MailAttempt, { description: 'What was tried, the earliest first.' }),
  failureCode: nullable(
    oneOf(failureCodes, {
      description:
        'Why it is not sent; null unless it `failed`. `expired`: it could not be handed over while it was of use. `superseded`: a later one took its place. `withdrawn`: what it told of is no more.',
    }),
  ),
  failureReason: nullable(
    object(detailFields(mailFailureReasons), {
      description: 'The same in words, by `mail_` before the code; null unless it `failed`.',
    }),
  ),
  nextAttemptAt: described(nullable(Instant), 'When it is tried next; null when it is not.'),
  usefulUntil: described(
    nullable(Instant),
    'When its link ends, after which it is not sent any more; null without an end.',
  ),
  sentAt: described(nullable(Instant), 'When a mail server took it; null until then.'),
  failedAt: described(nullable(Instant), 'When it was given up; null unless it was.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const OutgoingMail = object(mailFields, { title: 'OutgoingMail' })
export type OutgoingMail = Static<typeof OutgoingMail>

export const OutgoingMailWithBody = object(
  {
    ...mailFields,
    body: nullable(
      object(
        {
          text: Type.String({ description: 'As plain text.' }),
          html: Type.String({ description: 'As a page.' }),
        },
        { description: 'What is written in it; null when it is not kept, or not for the caller.' },
      ),
    ),
  },
  { title: 'OutgoingMailWithBody' },
)
export type OutgoingMailWithBody = Static<typeof OutgoingMailWithBody>
