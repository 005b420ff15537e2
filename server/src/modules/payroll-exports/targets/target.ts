import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CsvOptions, Format, PayTypeCodes, Transport } from './shapes.ts'

/** A target as its rules see it. */
export interface Target {
  readonly id: Id
  readonly name: string
  readonly transport: Transport
  readonly format: Format
  /** Only an `https` target has one. */
  readonly url: string | null
  readonly payTypeCodes: PayTypeCodes
  /** Only a `csv` target has them. */
  readonly csv: CsvOptions | null
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
