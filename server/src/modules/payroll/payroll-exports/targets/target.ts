import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CsvOptions } from './csv-shapes.ts'
import type { NetvisorOptions } from './netvisor-shapes.ts'
import type { SftpOptions } from './sftp-shapes.ts'
import type { Format, PayTypeCodes, Transport } from './shapes.ts'

/** A target as its rules see it. */
export interface Target {
  readonly id: Id
  readonly name: string
  readonly transport: Transport
  readonly format: Format
  /** Only an `https` target has one. */
  readonly url: string | null
  /** Only an `sftp` target has them; what opens the account is kept apart. */
  readonly sftp: SftpOptions | null
  readonly payTypeCodes: PayTypeCodes
  /** Only a `csv` target has them. */
  readonly csv: CsvOptions | null
  /** Only a target for Netvisor has them. */
  readonly netvisor: NetvisorOptions | null
  /** A pattern; null for the usual name. */
  readonly fileName: string | null
  readonly active: boolean
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** A signing secret; sealed text, so that no rule can show it. */
export interface SigningSecret {
  readonly id: Id
  readonly sealed: Buffer
  readonly createdAt: Instant
  /** Until when it co-signs; null for the newest. */
  readonly expiresAt: Instant | null
}
