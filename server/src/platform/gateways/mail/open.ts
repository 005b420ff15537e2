import type { MailTransport } from './mail.ts'
import type { SmtpOptions } from './smtp-transport.ts'

/** Mail to the server that is named; null where none is, and then nothing of SMTP is loaded. */
export async function openMail(
  wanted: Pick<SmtpOptions, 'server' | 'from'> | null | undefined,
  trusted: Pick<SmtpOptions, 'ca'>,
): Promise<MailTransport | null> {
  if (!wanted) return null
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport({ ...wanted, ...trusted })
}
