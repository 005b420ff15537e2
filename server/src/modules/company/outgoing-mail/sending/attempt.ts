import { type MailRefusal, MailRefused, type MailTransport } from '../../../../platform/gateways/mail/mail.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import { type Id, madeAt } from '../../../../platform/vocabulary/ids.ts'
import { htmlOf, type Letter } from '../letters/html.ts'
import { storedLetter } from '../letters/sealed.ts'
import { textOf } from '../letters/text.ts'
import type { MailAttempt } from '../shapes.ts'
import type { Claimed } from './queue.ts'
import type { Outcome } from './settlement.ts'

export interface Sender {
  readonly keyring: Keyring
  readonly transport: MailTransport
  readonly log: ServiceLog
  /** How long one message may take. */
  readonly deadlineMs: number
  /** Aborts when the service can wait for its messages no longer. */
  readonly stopping: AbortSignal
}

/** Sends a claimed mail once. Never throws: whatever happens is an outcome. */
export async function attempt(sender: Sender, orgId: Id, claimed: Claimed): Promise<Outcome> {
  const letter = storedLetter(sender, { orgId, mailId: claimed.id }, claimed.sealed)
  const started = performance.now()
  const ended = (more: Pick<MailAttempt, 'replyCode' | 'errorCode' | 'detail'>): MailAttempt => ({
    at: claimed.leaseStartedAt,
    durationMs: Math.round(performance.now() - started),
    ...more,
  })
  if (!letter) {
    const attempt = ended({ replyCode: null, errorCode: 'unreadable', detail: null })
    return { kind: 'hopeless', attempt, failureCode: 'unreadable' }
  }
  const deadline = AbortSignal.timeout(sender.deadlineMs)
  try {
    const reply = await sender.transport.send(
      messageOf(claimed, letter),
      AbortSignal.any([deadline, sender.stopping]),
    )
    return { kind: 'sent', attempt: ended({ replyCode: replyCodeOf(reply), errorCode: null, detail: reply }) }
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      sender.log.error('a mail could not be sent', error, { orgId, mailId: claimed.id })
      return { kind: 'again', attempt: ended({ replyCode: null, errorCode: 'unexpected', detail: null }) }
    }
    const code: MailRefusal = error.code === 'interrupted' && deadline.aborted ? 'timeout' : error.code
    const attempt = ended({ replyCode: error.replyCode, errorCode: code, detail: error.message })
    if (code === 'rejected') return { kind: 'hopeless', attempt, failureCode: 'rejected' }
    return { kind: code === 'interrupted' ? 'stopped' : 'again', attempt }
  }
}

const messageOf = (claimed: Claimed, letter: Letter) => ({
  id: claimed.id,
  // Real time, as other machines compare it with their own: a sandbox's clock may be far ahead.
  writtenAt: madeAt(claimed.id),
  to: { name: claimed.recipientName, address: claimed.recipientAddress },
  locale: claimed.locale,
  subject: claimed.subject,
  text: textOf(letter, claimed.locale),
  html: htmlOf(letter, claimed.subject, claimed.locale),
})

const replyCodeOf = (reply: string): number | null => Number(/^\d{3}/.exec(reply)?.[0]) || null
