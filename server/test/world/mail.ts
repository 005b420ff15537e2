import { Keyring } from '../../src/platform/secrets/keyring.ts'
import { openLetter } from '../../src/modules/company/outgoing-mail/letters/sealed.ts'
import type { Letter } from '../../src/modules/company/outgoing-mail/port.ts'
import type { TestDatabase } from './database.ts'
import { secret } from './secret.ts'

/** A mail as it is stored, with its letter opened; also of kinds that the outbox does not list. */
export interface WrittenMail {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly to: string
  readonly locale: string
  readonly subject: string
  readonly letter: Letter | null
}

/** The mails that the service has written to an address or of a kind, the oldest first. */
export async function mailsWritten(
  database: TestDatabase,
  { to, kind }: { readonly to?: string; readonly kind?: string } = {},
): Promise<WrittenMail[]> {
  const rows = await database.owner<Omit<WrittenMail, 'letter'> & { orgId: string; sealed: Buffer | null }>(
    `select org_id as "orgId", id, kind, status, recipient_address as "to", locale, subject, sealed from outgoing_mails
      where ($1::text is null or recipient_address = $1) and ($2::text is null or kind = $2) order by id`,
    [to ?? null, kind ?? null],
  )
  const keyring = new Keyring(secret)
  return rows.map(({ orgId, sealed, ...mail }) => ({
    ...mail,
    letter: sealed && openLetter(keyring, { orgId, mailId: mail.id }, sealed),
  }))
}
