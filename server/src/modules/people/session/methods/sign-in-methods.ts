import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What a person can be asked for as a second factor. */
export type Method = 'totp' | 'passkey' | 'recovery_code'

/** How a person signs in besides the password. */
export interface SignInMethods {
  readonly totp: { readonly enrolledAt: Instant; readonly confirmedAt: Instant | null } | null
  readonly passkeys: readonly Passkey[]
  readonly recoveryCodesLeft: number
}

export interface Passkey {
  readonly id: Id
  /** base64url, as browsers name it. */
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly name: string
  readonly backedUp: boolean
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
  readonly updatedAt: Instant
}

interface MethodsRow {
  readonly enrolledAt: Instant | null
  readonly confirmedAt: Instant | null
  readonly recoveryCodesLeft: number
}

type PasskeyRow = Omit<Passkey, 'credentialId'> & { readonly credentialId: Buffer }

export async function signInMethodsOf(db: TenantDb, personId: Id): Promise<SignInMethods> {
  const [[row], passkeys] = await Promise.all([
    db.sql<MethodsRow>`
      select t.enrolled_at, t.confirmed_at,
        (select count(*) from directory.recovery_codes c where c.person_id = p.id) as recovery_codes_left
      from directory.persons p left join directory.totp_factors t on t.person_id = p.id
      where p.id = ${personId}`,
    db.sql<PasskeyRow>`
      select id, credential_id, transports, name, backed_up, created_at, last_used_at, updated_at
      from directory.passkeys where person_id = ${personId} order by created_at, id`,
  ])
  const { enrolledAt = null, confirmedAt = null, recoveryCodesLeft = 0 } = row ?? {}
  return {
    totp: enrolledAt === null ? null : { enrolledAt, confirmedAt },
    passkeys: passkeys.map(({ credentialId, ...passkey }) => ({
      ...passkey,
      credentialId: credentialId.toString('base64url'),
    })),
    recoveryCodesLeft,
  }
}

/** Whether a password alone begins no session. */
export const hasSecondFactor = ({ totp, passkeys }: Pick<SignInMethods, 'totp' | 'passkeys'>): boolean =>
  (totp?.confirmedAt ?? null) !== null || passkeys.length > 0

/** What the person may give as the second factor, the easiest first. */
export const methodsOf = ({ totp, passkeys, recoveryCodesLeft }: SignInMethods): Method[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...((totp?.confirmedAt ?? null) === null ? [] : (['totp'] as const)),
  ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
]

/**
 * Lets nobody else change how the person signs in until the transaction ends: another organisation's transaction does not wait
 * for ours.
 */
export const lockPerson = (db: TenantDb, personId: Id): Promise<unknown> =>
  db.sql`select id from directory.persons where id = ${personId} for update`
