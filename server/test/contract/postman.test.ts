import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { modules } from '../../src/modules/index.ts'
import { checkBodyShape } from '../../src/platform/http/validators.ts'
import { operations } from '../breadth/operations.ts'
import { repository } from '../suite/isolation.ts'
import { installedVersion, remembered } from '../suite/remembered.ts'
import { startWorld } from '../world/world.ts'

interface Pair {
  readonly key: string
  readonly value: string
  readonly disabled?: boolean
}
interface Item {
  readonly name: string
  readonly item?: readonly Item[]
  readonly request?: {
    readonly method: string
    readonly url: {
      readonly host: string[]
      readonly path: string[]
      readonly query: Pair[]
      readonly variable: Pair[]
    }
    readonly header: Pair[]
    readonly auth: { readonly type: string } | null
    readonly body: { readonly raw?: string }
  }
  readonly response?: readonly { readonly name: string; readonly code: number; readonly body: string }[]
}
interface Collection extends Item {
  readonly auth: unknown
  readonly variable: Pair[]
}

/** What its import dialogue offers as “Example”. */
const options = 'parametersResolution=Example,folderStrategy=Tags'

/** The collection that Postman makes, by its own converter. */
async function imported(): Promise<Collection> {
  const contracts = modules.map(({ contract }) => contract)
  const described = JSON.stringify(openApiDocument(contracts, 'https://konttori.example'))
  const of = [described, installedVersion('openapi-to-postmanv2'), options]
  return JSON.parse(await remembered('postman-collection', of, () => converted(described)))
}

async function converted(described: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-postman-'))
  const [description, collection] = [join(folder, 'openapi.json'), join(folder, 'collection.json')]
  await writeFile(description, described)
  const converter = join(repository, 'node_modules/openapi-to-postmanv2/bin/openapi2postmanv2.js')
  await promisify(execFile)(process.execPath, [converter, '-s', description, '-o', collection, '-O', options])
  const made = await readFile(collection, 'utf8')
  await rm(folder, { recursive: true })
  return made
}

const collection = await imported()
const requestsOf = (item: Item): Item[] => (item.item ? item.item.flatMap(requestsOf) : [item])
const requests = requestsOf(collection)

/** What Postman sends with a key in its variable. */
function sentBy({ request }: Item) {
  const { method = '', url, body } = request ?? {}
  const values = new Map(url?.variable.map(({ key, value }) => [`:${key}`, value]))
  const path = `/${url?.path.map(step => encodeURIComponent(values.get(step) ?? step)).join('/')}`
  const query = new URLSearchParams(
    url?.query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]),
  )
  return { method, path, url: query.size > 0 ? `${path}?${query}` : path, body: body?.raw }
}

/** A path without parameters comes before one whose parameter would take its last part. */
const operationOf = ({ method, path }: { method: string; path: string }) =>
  operations.find(each => each.method === method && each.path === path) ??
  operations.find(
    each => each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )

it('has every operation once, under names that fit a list', () => {
  expect(requests).toHaveLength(operations.length)
  const folders = collection.item?.map(({ name }) => name) ?? []
  const names = [
    ...folders,
    ...requests.flatMap(({ name, response = [] }) => [name, ...response.map(r => r.name)]),
  ]
  expect(names.filter(name => name === '' || name.length > 40)).toEqual([])
})

it('keeps the address and the key in variables', () => {
  expect(collection.variable).toContainEqual(
    expect.objectContaining({ key: 'baseUrl', value: 'https://konttori.example' }),
  )
  expect(JSON.stringify(collection.auth)).toContain('{{bearerToken}}')
  expect([...new Set(requests.flatMap(({ request }) => request?.url.host))]).toEqual(['{{baseUrl}}'])
  const types = Object.groupBy(requests, ({ request }) => request?.auth?.type ?? 'none')
  expect(Object.keys(types).sort()).toEqual(['apikey', 'bearer', 'none'])
})

it('makes each write a key of its own', () => {
  const keys = requests.flatMap(({ request }) =>
    (request?.header ?? []).filter(({ key }) => key === 'Idempotency-Key').map(({ value }) => value),
  )
  expect(keys.length).toBeGreaterThan(50)
  expect([...new Set(keys)]).toEqual(['{{$guid}}'])
})

it('sends bodies that their operations take, and shows answers that they give', () => {
  const unfit = requests.flatMap(item => {
    const sent = sentBy(item)
    const operation = operationOf(sent)
    if (!operation) return [`${item.name}: ${sent.method} ${sent.path} is no operation`]
    const shown = item.response?.find(({ code }) => code === (operation.status ?? 200))?.body
    return [
      ...(operation.body &&
      sent.method !== 'GET' &&
      !checkBodyShape(operation.body)()(JSON.parse(sent.body ?? ''))
        ? [`${item.name}: ${sent.body}`]
        : []),
      ...(operation.answers && !checkBodyShape(operation.answers)()(JSON.parse(shown ?? 'null'))
        ? [`${item.name}: ${shown}`]
        : []),
    ]
  })
  expect(unfit).toEqual([])
})

it('reads with every parameter filled in, and none is refused for its form', async () => {
  const world = await startWorld()
  const refused: unknown[] = []
  const reads = requests.map(sentBy).filter(({ method }) => method === 'GET')
  for (const read of reads) {
    const { status, body } = await world.as('aino').get(read.url)
    const operation = operationOf(read)
    if (status === (operation?.status ?? 200)) continue
    const needsAnother = ['session', 'credential_settings', 'device'].includes(operation?.credential ?? '')
    if (needsAnother && status === 403) continue
    if (operation?.refuses?.includes(body.code) && status !== 400) continue
    // Postman fills in parameters that exclude each other too; the answer says to leave one.
    if (body.detail.endsWith('send one of them.')) continue
    refused.push([read.url, status, body])
  }
  expect(refused).toEqual([])
  expect(reads.length).toBeGreaterThan(70)
})
