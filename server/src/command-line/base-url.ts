import { type Environment, readConfiguration } from '../platform/configuration.ts'
import type { Database } from '../platform/data/database.ts'
import { findServiceAddress } from '../platform/data/service-address.ts'
import type { Circumstances } from './command.ts'

/** Where people reach the service, and whether nobody has said so yet. */
export interface LinkBase {
  readonly baseUrl: string
  readonly guessed: boolean
}

/**
 * What links begin with: as given to the command or by `KONTTORI_BASE_URL`, else where the service runs or has run on
 * this database. Throws `ConfigurationError` for what is no base of links.
 */
export async function linkBaseOf(
  own: string | undefined,
  { environment }: Pick<Circumstances, 'environment'>,
  database: Database,
): Promise<LinkBase> {
  const given: Environment = own === undefined ? environment : { ...environment, KONTTORI_BASE_URL: own }
  const { baseUrl, host, port } = readConfiguration(given)
  const ofSettings = baseUrl ?? `http://${host}:${port}`
  if (given['KONTTORI_BASE_URL']?.trim()) return { baseUrl: ofSettings, guessed: false }
  const served = await findServiceAddress(database)
  return { baseUrl: served?.baseUrl ?? ofSettings, guessed: served === undefined }
}

/** What is said of links that may lead nowhere. */
export const noteOn = ({ baseUrl, guessed }: LinkBase): { note?: string } =>
  guessed
    ? {
        note: `No service has run on this database yet, so the link begins with ${baseUrl}; where people will reach it at another address, give --base-url.`,
      }
    : {}
