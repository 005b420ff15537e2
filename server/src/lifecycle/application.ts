import type { Configuration } from '../platform/configuration.ts'
import type { ServiceLog } from '../platform/telemetry/log.ts'

/** How `pg` reaches the database: a PostgreSQL of the operator's, or the embedded one. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly password: string
      readonly database: string
    }

/** The service as starting and stopping see it. */
export type Application = {
  /** `{base_url}`, which is known at the latest now. */
  readonly baseUrl: string
  /** Where its metrics are read; null when nowhere. */
  readonly metricsUrl: string | null
  /** Whether there was no organisation at the start. */
  readonly isEmpty: boolean
  /** Resolves, with the reason, when the service's secret was changed under this process. */
  readonly outdated?: Promise<string>
  /** Stops taking work and resolves when all that was taken is answered. */
  drain(): Promise<void>
  /** Gives every resource back. */
  close(): Promise<void>
}

export type Launch = (circumstances: {
  readonly configuration: Configuration
  readonly connection: DatabaseConnection
  /** At least 32 bytes, the same at every start. */
  readonly secret: Buffer
  /** Other secrets that may be in force in its place, or were. */
  readonly formerSecrets: readonly Buffer[]
  readonly log: ServiceLog
}) => Promise<Application>
