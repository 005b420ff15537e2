import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type MailServices, sendMails } from '../../../company/outgoing-mail/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import type { KeyRoster } from '../roster.ts'
import * as store from './store.ts'
import { readersOf, warningsOf } from './warnings.ts'

const defaults = { sweepEveryMs: 10_000, transactions: 2 }

type WarningServices = MailServices & Pick<Services, 'transactions' | 'log'>

/** Warns of keys that will expire; by however many processes, each warning once. The mails are attempted by their own outbox. */
export function expiryWarnings(
  services: WarningServices,
  members: KeyRoster,
  settings: Partial<OutboxSettings> = {},
): Outbox<never, never> {
  const family: OutboxFamily<never, never> = {
    name: store.outboxName,
    operation: 'apiKeys.warn',
    async claim(tx) {
      await warn(tx, services, members)
      return { claimed: [], more: false }
    },
    nextDue: store.nextDue,
  }
  return new Outbox(services, family, { ...defaults, ...settings })
}

async function warn(tx: WriteTransaction, services: MailServices, members: KeyRoster): Promise<void> {
  const organisation = await settingsOf(tx)
  const today = dateIn(organisation.timeZone, tx.now)
  const keys = await store.keysToWarnOf(tx, members, today)
  if (keys.length === 0) return
  const people = await members.mailableMembers(tx, keys.flatMap(readersOf))
  const byId = new Map(people.map(person => [person.id, person]))
  tx.defer(store.saveWarned(tx, keys))
  sendMails(
    tx,
    services,
    keys.flatMap(key => warningsOf(key, byId, organisation)),
  )
}
