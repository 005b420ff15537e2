import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRunningServices } from '../../lifecycle/running-services.ts'
import { readConfiguration } from '../../platform/configuration.ts'
import { type Circumstances, UsageError } from '../command.ts'
import type { Service } from './service.ts'

interface Given {
  readonly url: string | undefined
  readonly key: string | undefined
}

/** The service and the key that a command of integrators works with. Throws `UsageError` where there is none. */
export async function connectionOf(given: Given, circumstances: Circumstances): Promise<Service> {
  const url = given.url === undefined ? await ownService(circumstances) : originOf(given.url)
  const key = (given.key ?? circumstances.environment['KONTTORI_KEY'])?.trim()
  if (key === undefined || key === '') throw new UsageError(await keyMissing(circumstances))
  if (!/^[\u0021-\u007e]+$/.test(key)) throw new UsageError('The key has characters that no API key has.')
  return { url, key }
}

/** The service of the settings, else the one that runs on this machine. */
async function ownService({ environment }: Circumstances): Promise<string> {
  const configuration = readConfiguration(environment)
  const { baseUrl, host, port } = configuration
  const ofSettings = baseUrl ?? `http://${host}:${port}`
  if (environment['KONTTORI_BASE_URL']?.trim()) return ofSettings
  const [only, ...others] = await findRunningServices(configuration)
  return only && others.length === 0 ? only.baseUrl : ofSettings
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

/** The demo's key is named and never taken: whoever runs a command says whom it acts as. */
async function keyMissing({ environment }: Circumstances): Promise<string> {
  const missing = 'An API key must be given, in KONTTORI_KEY or with --key.'
  const { dataDir } = readConfiguration(environment)
  const file = join(dataDir, 'demo.json')
  const hasDemo = await readFile(file).then(
    () => true,
    () => false,
  )
  const where = hasDemo
    ? `The demo has one: export KONTTORI_KEY=$(node -p "require('${file}').organisations[0].serviceKey")`
    : 'An administrator makes one in a session, or “konttori key create” does.'
  return `${missing} ${where}`
}
