import { readConfiguration } from '../platform/configuration.ts'
import type { Circumstances } from './command.ts'

/** Where people reach the service: as given to the command, else as the service is told. */
export function baseUrlOf(own: string | undefined, { environment }: Circumstances): string {
  const { baseUrl, host, port } = readConfiguration(
    own === undefined ? environment : { ...environment, KONTTORI_BASE_URL: own },
  )
  return baseUrl ?? `http://${host}:${port}`
}
