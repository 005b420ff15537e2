import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { byCodeOrName } from '../../../../records/imports/protocol/port.ts'
import { closeReasons } from '../close-reasons/register.ts'

/** A close reason as rows name it. */
export interface NamedReason {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly outcome: 'won' | 'lost'
  readonly active: boolean
}

/** The reasons of a code or name: one for each outcome at most. */
export async function reasonsByWords(db: TenantDb) {
  const all = (await closeReasons.store.list(db)) as unknown as readonly NamedReason[]
  const byOutcome = (['won', 'lost'] as const).map(outcome =>
    byCodeOrName(all.filter(each => each.outcome === outcome)),
  )
  return (text: string): readonly NamedReason[] | undefined => {
    const found = byOutcome.flatMap(meant => meant(text) ?? [])
    return found.length === 0 ? undefined : found
  }
}
