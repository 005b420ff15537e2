import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Forgotten } from '../../../../../platform/erasure/erasing.ts'
import type { KnownBy } from '../../../../../platform/erasure/mentions.ts'
import { slot } from '../../../../../platform/slots.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'

export interface SamePeople {
  readonly ids: readonly Id[]
  readonly knownBy: readonly KnownBy[]
}

/** What a family has to do with contacts, for the retention rule that anonymizes them. */
export interface ContactUse {
  /**
   * Whether something of the family needs to know the person still, such as an open deal: a fragment of `boolean`, never
   * null, for a statement that has the id of the contact.
   */
  keeps(orgId: string, contactId: RawBuilder<unknown>): RawBuilder<boolean>
  /** When something of the family last happened with the contact: a fragment of `timestamptz`, null for never. */
  lastTouched(orgId: string, contactId: RawBuilder<unknown>): RawBuilder<unknown>
  /** Records of the family that say of the persons themselves who they are. */
  sameAs?(db: TenantDb, contactIds: readonly Id[]): Promise<SamePeople>
  /** Forgets them, in the transaction that anonymizes the contacts. */
  forget?(tx: WriteTransaction, commit: Commit, contactIds: readonly Id[]): Promise<Forgotten>
}

/** Every family whose records name contacts contributes it. */
export const contactUses = slot<ContactUse>('customers.contact_uses')
