import { access, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findRunningServices } from '../../lifecycle/running-services.ts'
import { type Environment, readConfiguration } from '../../platform/configuration.ts'
import { type Circumstances, UsageError } from '../command.ts'
import type { Service } from './service.ts'

interface Given {
  readonly url: string | undefined
  readonly key: string | undefined
}

/** The service and the key that a command of integrators works with. Throws `UsageError` where there is none. */
export async function connectionOf(
  given: Given,
  { environment }: Pick<Circumstances, 'environment'>,
): Promise<Service> {
  const near = given.url === undefined ? await serviceHere(environment) : { url: originOf(given.url) }
  const key = (given.key ?? environment['KONTTORI_KEY'])?.trim()
  if (key === undefined || key === '') throw new UsageError(await keyMissing(near))
  if (!/^[\u0021-\u007e]+$/.test(key)) throw new UsageError('The key has characters that no API key has.')
  return { url: near.url, key }
}

function originOf(text: string): string {
  const url = URL.parse(text)
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.host !== ''
  if (!isAddress || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError(
      `--url must be the address of a service such as http://127.0.0.1:8080, which “${text}” is not.`,
    )
  return url.href.replace(/\/+$/, '')
}

interface ServiceHere {
  readonly url: string
  readonly dataDir?: string
}

/** The service that the settings name, else the one that runs here: on the data directory of the settings, or the only one. */
async function serviceHere(environment: Environment): Promise<ServiceHere> {
  const configuration = readConfiguration(environment)
  const { baseUrl, host, port, dataDir } = configuration
  const isSet = (variable: string) => environment[variable]?.trim()
  const ofSettings = { url: baseUrl ?? `http://${host}:${port}`, dataDir }
  if (isSet('KONTTORI_BASE_URL') || isSet('PORT')) return ofSettings
  const running = await findRunningServices(configuration)
  const here = await realpath(dataDir).catch(() => dataDir)
  const own = running.find(service => service.dataDir === here)
  if (own) return { url: own.baseUrl, dataDir }
  const [only, ...others] = running
  if (!only || isSet('KONTTORI_DATA_DIR')) return ofSettings
  if (others.length === 0) return { url: only.baseUrl, dataDir: only.dataDir }
  const addresses = running.map(service => service.baseUrl).join(', ')
  throw new UsageError(`Several services run here: ${addresses}. Say with --url which one.`)
}

/** The demo's key is named and never taken: whoever runs a command says whom it acts as. */
async function keyMissing({ dataDir }: Pick<ServiceHere, 'dataDir'>): Promise<string> {
  const missing = 'An API key must be given, in KONTTORI_KEY or with --key.'
  const file = dataDir === undefined ? undefined : join(dataDir, 'demo.json')
  const hasDemo =
    file !== undefined &&
    (await access(file).then(
      () => true,
      () => false,
    ))
  const where = hasDemo
    ? `The demo has one: export KONTTORI_KEY=$(node -p "require('${file}').organisations[0].serviceKey")`
    : 'An administrator makes one in a session, or “konttori key create” does.'
  return `${missing} ${where}`
}
