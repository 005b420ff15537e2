import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

const enrolmentMinutes = 15

export interface TotpFactor {
  readonly sealedSecret: Buffer
  readonly enrolledAt: Instant
  /** Null while the person has not yet shown that their app has the secret. */
  readonly confirmedAt: Instant | null
  /** The last time step whose code was used. */
  readonly lastStep: number | null
}

export const enrolmentExpiry = ({ enrolledAt }: Pick<TotpFactor, 'enrolledAt'>): Instant =>
  addSeconds(enrolledAt, enrolmentMinutes * 60)

export async function find(db: TenantDb, personId: Id): Promise<TotpFactor | undefined> {
  const [row] = await db.sql<TotpFactor>`
    select sealed_secret, enrolled_at, confirmed_at, last_step
    from directory.totp_factors where person_id = ${personId}`
  return row
}

/** Begins an enrolment in place of one that was not confirmed. */
export const enrol = (tx: WriteTransaction, personId: Id, sealedSecret: Buffer): Promise<unknown> =>
  tx.sql`
    insert into directory.totp_factors (person_id, sealed_secret, enrolled_at)
    values (${personId}, ${sealedSecret}, ${tx.now})
    on conflict (person_id) do update
      set sealed_secret = excluded.sealed_secret, enrolled_at = excluded.enrolled_at, last_step = null
      where totp_factors.confirmed_at is null`

export const confirm = (tx: WriteTransaction, personId: Id, step: number): Promise<unknown> =>
  tx.sql`
    update directory.totp_factors set confirmed_at = ${tx.now}, last_step = ${step}
    where person_id = ${personId} and confirmed_at is null`

/**
 * Uses a time step up. False when another request was faster, perhaps in another organisation, whose write transaction is
 * not ours: the row decides.
 */
export async function claimStep(tx: WriteTransaction, personId: Id, step: number): Promise<boolean> {
  const claimed = await tx.sql`
    update directory.totp_factors set last_step = ${step}
    where person_id = ${personId} and confirmed_at is not null and (last_step is null or last_step < ${step})
    returning person_id`
  return claimed.length > 0
}

export const remove = (tx: WriteTransaction, personId: Id): Promise<unknown> =>
  tx.sql`delete from directory.totp_factors where person_id = ${personId}`
