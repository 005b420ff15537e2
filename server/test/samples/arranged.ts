import { type Browser, signedIn } from '../../src/modules/people/session/test/browser.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { isId } from '../../src/platform/vocabulary/ids.ts'
import { bodyExampleOf } from '../../src/platform/contract/openapi/content.ts'
import { exampleId } from '../../src/platform/contract/openapi/example-id.ts'
import { pathExampleOf } from '../../src/platform/contract/openapi/parameters.ts'
import { operations } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { type Ways, waysAmong } from '../breadth/ways.ts'
import type { World } from '../world/world.ts'
import { readings } from './readings.ts'

/** An operation whose example names things that there are, and the credentials of somebody who may do it. */
export interface Arranged {
  readonly operation: NamedOperation
  readonly key: string
  readonly session: string
}

/**
 * Prepares for an operation what its sample takes, each its own things, so that none disturbs another: as the families'
 * ways do it, whose last request is looked at and not sent.
 */
export async function startArranging(
  world: World,
): Promise<(operation: NamedOperation) => Promise<Arranged>> {
  const { entryTypes, vatRates, vatTreatments } = world.meri.catalogs
  const ids = new Map([
    [exampleId('entryTypeId'), entryTypes.work],
    [exampleId('breakEntryTypeId'), entryTypes.break],
    [exampleId('membershipId'), world.meri.members.onni.id],
    [exampleId('vatRateId'), vatRates.standard],
    [exampleId('vatTreatmentId'), vatTreatments.domestic],
  ])
  const admin = world.as('aino')
  const human = await signedIn(world, 'aino')
  const things = await thingsOf(world, 'meri')
  ids.set(exampleId('shiftTypeId'), things['shift_type_not_found'] as string)
  const among = { world, admin, human, things }
  const ways: ReturnType<Ways> = { ...(await waysAmong(among)), ...readings(among) }
  return async operation => {
    const way = ways[operation.id]
    const sent = way && (await lastRequest(world, operation, way))
    const { operation: shown, ...credentials } = sent
      ? asSent(operation, sent, human)
      : byThings(operation, things, { admin, human })
    return { operation: naming(shown, ids), ...credentials }
  }
}

const late = ['settings.update', 'customFields.update', 'settings.advanceClock']
const positionOf = ({ id, path }: NamedOperation): number =>
  late.includes(id) ? 2 + late.indexOf(id) : Number(path.startsWith('/v1/imports/'))

/**
 * Whatever the order of the families. An import brings records under the codes that the samples of their own operations use; what
 * switches a module off, or makes a field required, refuses what other samples send; a day forward ends sessions.
 */
export const inOrder = operations.toSorted((a, b) => positionOf(a) - positionOf(b))

const naming = (operation: NamedOperation, ids: ReadonlyMap<string, string>): NamedOperation => ({
  ...operation,
  ...(operation.example && {
    // Texts may name ids too.
    example: JSON.parse(
      [...ids].reduce(
        (text, [shown, there]) => text.replaceAll(shown, there),
        JSON.stringify(operation.example),
      ),
    ),
  }),
})

interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

class NotSent extends Error {
  readonly request: Sent

  constructor(request: Sent) {
    super('the request was only looked at')
    this.request = request
  }
}

/** What a way sends to the operation itself, after all that it prepares. */
async function lastRequest(
  world: World,
  operation: NamedOperation,
  way: () => Promise<unknown>,
): Promise<Sent> {
  const { server } = world.app
  const inject = server.inject.bind(server)
  const matches = templateOf(operation)
  server.inject = ((request: Sent & { method: string }) => {
    if (request.method === operation.method && matches.test(new URL(request.url, 'http://x').pathname))
      throw new NotSent(request)
    return inject(request as never)
  }) as typeof server.inject
  try {
    await way()
  } catch (error) {
    if (error instanceof NotSent) return error.request
    throw error
  } finally {
    server.inject = inject as typeof server.inject
  }
  throw new Error(`the way of ${operation.id} does not send it`)
}

const templateOf = ({ path }: NamedOperation): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function asSent(operation: NamedOperation, sent: Sent, human: Browser): Arranged {
  const url = new URL(sent.url, 'http://x')
  const body = sent.payload === undefined ? undefined : JSON.parse(sent.payload)
  return {
    operation: withExample(operation, {
      params: { ...templateOf(operation).exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body,
    }),
    key: bearerOf(sent.headers),
    session: sessionOf(sent.headers['cookie'] ?? human.cookie),
  }
}

function byThings(
  operation: NamedOperation,
  things: Readonly<Record<string, string>>,
  { admin, human }: { admin: World['service']; human: Browser },
): Arranged {
  const params = Object.fromEntries(
    Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
      'missing' in parameter && things[parameter.missing] !== undefined
        ? [[name, things[parameter.missing] as string]]
        : [],
    ),
  )
  return {
    operation: withExample(operation, { params }),
    key: bearerOf(admin.credentials),
    session: sessionOf(human.cookie),
  }
}

const bearerOf = (headers: Readonly<Record<string, string>>): string =>
  headers['authorization']?.slice('Bearer '.length) ?? ''

const sessionOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1)

/** The operation with its own example, in which ids are those of things that there are; secrets too, for signing in. */
function withExample(
  operation: NamedOperation,
  real: {
    params: Readonly<Record<string, string>>
    query?: Readonly<Record<string, string>>
    body?: unknown
  },
): NamedOperation {
  const proves = operation.credential !== undefined && operation.credential !== 'personal'
  return {
    ...operation,
    example: {
      ...operation.example,
      params: { ...pathExampleOf(operation), ...real.params },
      query: { ...operation.example?.query, ...real.query },
      ...(operation.body && { body: merged(bodyExampleOf(operation), real.body, proves) }),
    },
  }
}

function merged(shown: unknown, real: unknown, everything: boolean): unknown {
  if (real === undefined) return shown
  if (everything) return real
  if (Array.isArray(shown) && Array.isArray(real))
    if (real.every(each => typeof each === 'string' && isId(each))) return real
    else return shown.map((item, index) => merged(item, real[index], everything))
  if (typeof shown === 'object' && shown !== null && typeof real === 'object' && real !== null)
    return Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [
        name,
        merged(value, (real as Record<string, unknown>)[name], everything),
      ]),
    )
  return typeof real === 'string' && isId(real) ? real : shown
}
