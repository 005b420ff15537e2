import { argon2Sync, randomBytes } from 'node:crypto'
import { createKey } from '../../src/modules/people/api-keys/port.ts'
import { type SeededCatalogs, seedCatalogs } from '../../src/modules/company/catalogs/port.ts'
import { createMember } from '../../src/modules/people/members/port.ts'
import { createOrganisation } from '../../src/modules/company/organisation/port.ts'
import { foundProjects } from '../../src/modules/work/projects/record/port.ts'
import { linkPerson, personWith } from '../../src/modules/people/session/port.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import type { Services } from '../../src/platform/services.ts'
import { capabilities } from '../../src/platform/vocabulary/capabilities.ts'
import { type Feature, features } from '../../src/platform/vocabulary/features.ts'
import type { Id } from '../../src/platform/vocabulary/ids.ts'
import { type Character, meri, tunturi } from './people.ts'

export const password = 'luotettava salasana 1'
/** At the least that argon2id may cost, for tests sign in some thousand times. What the service hashes costs what it does. */
const passwordHash = leastHash(password)
/** From when on everybody is employed and every catalogue is valid. */
export const foundedOn = '2024-01-01'

export interface FoundedMember {
  readonly id: Id
  readonly email: string
  readonly personalKey: string
}

export interface FoundedOrganisation<Names extends string> {
  readonly id: Id
  readonly members: Readonly<Record<Names, FoundedMember>>
  readonly catalogs: SeededCatalogs
  /** Two projects, `tower` and `harbour`. */
  readonly projects: ReadonlyMap<string, Id>
  /** A service key of the administrator with every capability. */
  readonly serviceKey: string
}

/** The small named world. */
export interface SmallWorld {
  readonly meri: FoundedOrganisation<keyof typeof meri>
  readonly tunturi: FoundedOrganisation<keyof typeof tunturi>
}

export async function foundSmallWorld(services: Services): Promise<SmallWorld> {
  return {
    meri: await foundOrganisation(services, {
      name: 'Meri Oy',
      slug: 'meri',
      features: features.map(feature => ({ feature })),
      people: meri,
    }),
    tunturi: await foundOrganisation(services, {
      name: 'Tunturi Oy',
      slug: 'tunturi',
      features: [{ feature: 'hr', active: false }],
      people: tunturi,
    }),
  }
}

/** Founds an organisation with its catalogues, people and keys, in one transaction. */
export async function foundOrganisation<Names extends string>(
  services: Services,
  wanted: {
    readonly name: string
    readonly slug: string
    readonly features: readonly { readonly feature: Feature; readonly active?: boolean }[]
    readonly people: Readonly<Record<Names, Character>>
    readonly sandbox?: boolean
  },
): Promise<FoundedOrganisation<Names>> {
  const { name, slug, features, sandbox = true } = wanted
  const id = await createOrganisation(services.database, {
    name,
    slug,
    sandbox,
    features,
    // Most tests are about something else; those about it ask for it.
    secondFactorRequiredOfAdministrators: false,
  })
  const operation = 'konttori organisation create'
  const request = { orgId: id, actor: systemActor, operation, requestId: 'world' }
  return services.transactions.run(request, async (tx, commit) => {
    const catalogs = await seedCatalogs(tx, { validFrom: foundedOn })
    const projects = await foundProjects(tx, [
      { code: 'tower', name: 'Torni' },
      { code: 'harbour', name: 'Satama' },
    ])
    const members: Record<string, FoundedMember> = {}
    const environment = sandbox ? 'test' : 'live'
    // Their addresses count as proven.
    for (const [key, character] of Object.entries<Character>(wanted.people)) {
      const email = `${key}@${slug}.example`
      const personId = await personWith(tx, { email, passwordHash, locale: 'fi', proven: true })
      const member = await createMember(
        tx,
        commit,
        {
          firstNames: character.firstNames,
          lastName: character.lastName,
          role: character.role,
          email,
          personId,
          supervisorMembershipId: character.supervisor ? (members[character.supervisor]?.id ?? null) : null,
          worktimeModelId: catalogs.worktimeModels.fixed_37_5,
          planningUnitId: catalogs.planningUnits.office,
          staffGroupId: catalogs.staffGroups.monthly,
          employmentStartDate: foundedOn,
        },
        foundedOn,
      )
      tx.defer(linkPerson(tx, personId, member))
      const personal = createKey(tx, {
        name: 'personal',
        kind: 'personal',
        scope: capabilities,
        ownerMembershipId: member,
        environment,
      })
      members[key] = { id: member, email, personalKey: personal.secret }
    }
    const [owner] = Object.values(members)
    if (!owner) throw new Error('an organisation needs somebody')
    const service = createKey(tx, {
      name: 'service',
      kind: 'service',
      scope: capabilities,
      ownerMembershipId: owner.id,
      environment,
    })
    return {
      id,
      members: members as Record<Names, FoundedMember>,
      catalogs,
      projects,
      serviceKey: service.secret,
    }
  })
}

function leastHash(message: string): string {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const encoded = [nonce, hash].map(bytes => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${encoded.join('$')}`
}
