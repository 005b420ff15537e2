import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'

/** The query of a list, as the address of its rows has it. */
export type ListQuery = Readonly<Record<string, string>>

/** A list whose rows wait for whoever reads it. */
export interface ListBehind {
  /** As the description calls it. */
  readonly operationId: string
  readonly operation: Operation
}

/** Rows of a list that wait, and with what query the list shows them and no others. */
export interface WaitingRows {
  /** What of the list they are; null where they are all of it that waits. */
  readonly part: string | null
  readonly query: ListQuery
  /** A `select`, of whatever, with a row for each; with the conditions of the list. */
  readonly rows: RawBuilder<unknown>
}

/** Who asks what waits for them. */
export interface InboxCall {
  readonly db: TenantDb
  readonly caller: Caller
  readonly now: Instant
  readonly services: Services
}

/** Something that waits for members, in a list that they can read. */
export interface InboxSource {
  readonly kind: string
  /** What the description says of it, as a part of a sentence. */
  readonly words: string
  /** The kind that counts all of it too, for whoever may read that list. */
  readonly among?: string
  readonly list: ListBehind
  /** The query of the list as a whole, where it has parts. */
  readonly query?: ListQuery
  /** Asked only for who may call the list. */
  waiting(call: InboxCall): readonly WaitingRows[] | Promise<readonly WaitingRows[]>
}

/** Every family with something that waits for a member contributes it. */
export const inboxSources = slot<InboxSource>('me.inbox')

/** A list of a contract. */
export function listBehind<C extends Contract>(
  contract: C,
  name: keyof C['operations'] & string,
): ListBehind {
  const operation = contract.operations[name]
  if (!operation) throw new Error(`${contract.name} has no operation ${name}`)
  return { operationId: `${contract.name}.${name}`, operation }
}
