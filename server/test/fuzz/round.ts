import { connect, discover, register } from '../../src/modules/people/connected-apps/test/app.ts'
import { MemberBrowser } from '../../src/modules/people/connected-apps/test/member-browser.ts'
import { signedInAt } from '../../src/modules/people/connected-apps/test/signed-in.ts'
import { features } from '../../src/platform/vocabulary/features.ts'
import { thingsOf } from '../breadth/things.ts'
import type { ServedWorld } from '../browser/served-world.ts'
import type { Client } from '../world/client.ts'
import { type FoundedOrganisation, foundOrganisation } from '../world/founding.ts'
import { meri } from '../world/people.ts'
import type { DescribedOperation, Description } from './description.ts'
import type { Known } from './fitting-values.ts'
import type { Credential, Credentials } from './requests.ts'

/** An organisation for some hundreds of requests: what they do to it (members gone, its clock moved) ends with it. */
export interface Round {
  readonly known: Known
  readonly credentials: Credentials
  readonly organisation: FoundedOrganisation<keyof typeof meri>
}

export async function newRound(
  number: number,
  world: ServedWorld,
  description: Description,
  foreign: readonly string[],
): Promise<Round> {
  const organisation = await foundOrganisation(world.app.services, {
    name: `Ranta ${number} Oy`,
    slug: `ranta-${number}`,
    features: features.map(feature => ({ feature })),
    people: meri,
  })
  const { members } = organisation
  const everyone: Readonly<Record<string, { personalKey: string }>> = members
  const here: ServedWorld = {
    ...world,
    meri: organisation,
    as: name => world.withKey(everyone[name]?.personalKey ?? ''),
    service: world.withKey(organisation.serviceKey),
  }
  const things = await thingsOf(here, 'meri')
  const sessions = await Promise.all(
    (['aino', 'eero', 'onni'] as const).map(async name =>
      credential(`${name}'s session`, await signedInAt(here, name)),
    ),
  )
  const administrator = world.withHeaders(sessions[0]?.headers ?? {})
  const token = await connectedApp(here, administrator)
  const keys = (['eero', 'helmi', 'tauno', 'onni', 'sisu', 'lumi', 'otso'] as const).map(name =>
    credential(`${name}'s key`, here.as(name)),
  )
  return {
    organisation,
    known: {
      things: { ...(await listed(description.operations, administrator)), ...things },
      foreign,
      texts: [members.onni.email, 'nobody@example.invalid', 'workday.confirmed', 'member.created', 'ranta'],
    },
    credentials: {
      bearer: [
        credential('the service key', here.service),
        credential("aino's key", here.as('aino')),
        ...keys,
        credential("eero's app", world.withKey(token)),
      ],
      session: [sessions[0], sessions[0], ...sessions].filter(each => each !== undefined),
      others: [
        { name: 'nobody', headers: {} },
        credential('another organisation', world.as('sanna')),
        ...brokenCredentials(sessions[0]?.headers ?? {}, organisation.serviceKey),
      ],
    },
  }
}

const credential = (name: string, { credentials }: Client): Credential => ({ name, headers: credentials })

function brokenCredentials(session: Readonly<Record<string, string>>, key: string): Credential[] {
  const authorizations = [
    'Bearer',
    'Bearer x',
    `Bearer ${key.slice(0, -1)}`,
    `Basic ${btoa(`a:${key}`)}`,
    `bearer  ${key}`,
  ]
  return [
    ...authorizations.map(authorization => ({ name: 'a broken key', headers: { authorization } })),
    { name: 'a session without origin', headers: { cookie: session['cookie'] ?? '' } },
    { name: 'a session of another site', headers: { ...session, origin: 'https://evil.example.invalid' } },
    { name: 'a session that is none', headers: { ...session, cookie: 'konttori=x; konttori; =y' } },
    { name: 'a key and a session', headers: { ...session, authorization: `Bearer ${key}` } },
  ]
}

async function connectedApp(world: ServedWorld, administrator: Client): Promise<string> {
  const registered = await register(administrator, { scope: ['reports.team', 'worktime.supervise'] })
  const config = await discover(world.origin, registered)
  const browser = new MemberBrowser(world.origin)
  await browser.signIn(world.meri.members.eero.email)
  const tokens = await connect(config, browser, { scope: 'reports.team worktime.supervise' })
  return tokens.access_token
}

/** An id of every register that has a list and single records, by the code of its absence. */
async function listed(
  operations: readonly DescribedOperation[],
  administrator: Client,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const operation of operations) {
    const list = /^(.+)\/\{id\}$/.exec(operation.path)?.[1]
    const [missing] = operation.codes.get(404) ?? []
    if (list === undefined || missing === undefined || missing in found) continue
    if (!operations.some(each => each.path === list && each.method === 'GET')) continue
    const { body } = await administrator.get(list)
    const id = body.items?.[0]?.id
    if (typeof id === 'string') found[missing] = id
  }
  return found
}
