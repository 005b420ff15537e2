import { setModules } from '../../src/modules/people/members/port.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import { type Feature, features } from '../../src/platform/vocabulary/features.ts'
import type { Client } from '../world/client.ts'
import type { FoundedOrganisation } from '../world/founding.ts'
import type { World } from '../world/world.ts'
import { everyFamilys } from './families.ts'

/** How a family makes one of each thing that its paths name, by the code of its absence; in its `test/things.ts`. */
export type Things = Readonly<Record<string, (place: Place) => Promise<string> | string>>

/** The organisation to make something in. */
export interface Place {
  readonly world: World
  readonly organisation: Pick<FoundedOrganisation<string>, 'catalogs' | 'projects'>
  /** An administrator. */
  readonly admin: Client
  /** An employee's membership. */
  readonly memberId: string
  /** The answer to a POST of the administrator; throws unless it succeeds. */
  made(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<any>
  /** Another thing, also of another family. */
  thing(code: string): Promise<string>
}

/** One of every thing of an organisation that a path can name, by the code of its absence. */
export async function thingsOf(world: World, whose: 'meri' | 'tunturi'): Promise<Record<string, string>> {
  const makers: Things = Object.assign({}, ...(await everyFamilys<Things>('things')))
  const making = new Map<string, Promise<string>>()
  const place: Place = {
    ...placeOf(world, whose),
    thing(code) {
      const maker = makers[code]
      if (!maker) throw new Error(`no family makes a thing for ${code}`)
      const made = making.get(code) ?? Promise.resolve(maker(place))
      making.set(code, made)
      return made
    },
  }
  const things: Record<string, string> = {}
  if (whose === 'tunturi') await license(world, features)
  for (const code of Object.keys(makers).sort()) things[code] = await place.thing(code)
  if (whose === 'tunturi') await license(world, ['hr'])
  return things
}

/** Tunturi has hardly a module, and has things of all of them all the same: what they leave behind is its own. */
const license = (world: World, modules: readonly Feature[]) =>
  world.app.services.transactions.run(
    { orgId: world.tunturi.id, actor: systemActor, operation: 'world.license', requestId: 'world' },
    (tx, commit) => setModules(tx, commit, { modules, seats: new Map() }),
  )

function placeOf(world: World, whose: 'meri' | 'tunturi'): Omit<Place, 'thing'> {
  const organisation = world[whose]
  const [name, employee] = whose === 'meri' ? (['aino', 'onni'] as const) : (['sanna', 'ilmari'] as const)
  const members: Readonly<Record<string, { id: string }>> = organisation.members
  const admin = world.as(name)
  return {
    world,
    organisation,
    admin,
    memberId: members[employee]?.id ?? '',
    async made(path, body, headers = {}) {
      const answer = await admin.post(path, body, headers)
      if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}
