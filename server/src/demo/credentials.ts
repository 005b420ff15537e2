import { randomBytes, randomInt } from 'node:crypto'
import { createKey, revokeKeysNamed } from '../modules/people/api-keys/port.ts'
import { type SigningMember, signingMembers } from '../modules/people/members/port.ts'
import { licensedModules, settingsOf } from '../modules/company/organisation/port.ts'
import { hashPassword, replacePasswords } from '../modules/people/session/port.ts'
import { equipTerminal, giveBadges } from '../modules/time/terminals/port.ts'
import { systemActor } from '../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../platform/data/database.ts'
import type { Services } from '../platform/services.ts'
import type { Commit } from '../platform/transactions/transactions.ts'
import { capabilities } from '../platform/vocabulary/capabilities.ts'
import { features, isAvailable } from '../platform/vocabulary/features.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import type { DemoOrganisation, DemoTerminal } from './demo-file.ts'

const keyNames = { personal: 'Demo', service: 'Demo integration' } as const

/**
 * Makes the keys of a demo organisation's people and of its integration, and gives everybody the password; those made
 * earlier end, for nobody can show them again. Tells the organisation as `demo.json` does.
 */
export async function issueCredentials(
  services: Services,
  orgId: Id,
  password: string,
): Promise<DemoOrganisation> {
  const { database, transactions } = services
  const passwordHash = await hashPassword(password)
  const db = database.reader(orgId)
  const [{ name }, licensed, slug, everybody] = await Promise.all([
    settingsOf(db),
    licensedModules(db),
    slugOf({ database }, orgId),
    signingMembers(db),
  ])
  const people = everybody.filter(({ email }) => email.endsWith(addressesOf(slug)))
  const request = { orgId, actor: systemActor, operation: 'demo.issue_credentials', requestId: orgId }
  return transactions.run(request, async (tx, commit) => {
    for (const keyName of Object.values(keyNames)) await revokeKeysNamed(tx, commit, keyName)
    const ids = people.map(({ id }) => id)
    tx.defer(replacePasswords(tx, ids, passwordHash))
    const keyOf = (kind: 'personal' | 'service', { id }: SigningMember): string =>
      createKey(tx, {
        name: keyNames[kind],
        kind,
        scope: capabilities,
        ownerMembershipId: id,
        environment: 'test',
      }).secret
    const administrator = everybody.find(({ role }) => role === 'admin')
    if (!administrator) throw new Error(`the demo organisation ${slug} has no administrator who signs in`)
    return {
      id: orgId,
      name,
      slug,
      sandbox: true,
      modules: modulesOf(licensed),
      members: people.map(member => ({
        membershipId: member.id,
        displayName: member.displayName,
        role: member.role,
        email: member.email,
        password,
        personalKey: keyOf('personal', member),
      })),
      serviceKey: keyOf('service', administrator),
      terminals: [await equip(tx, commit, services, people)],
    }
  })
}

/** How many people have a badge, to try the terminal out with. */
const badgeHolders = 2
const terminalName = 'Pääovi'

/** Pairs the terminal of a demo organisation, and gives the first of its employees badges. */
async function equip(
  tx: WriteTransaction,
  commit: Commit,
  services: Services,
  people: readonly SigningMember[],
): Promise<DemoTerminal> {
  const { id: terminalId, credential } = await equipTerminal(tx, commit, terminalName)
  const badges = people
    .toSorted((a, b) => Number(b.role === 'employee') - Number(a.role === 'employee'))
    .slice(0, badgeHolders)
    .map(({ id, displayName }) => ({
      membershipId: id,
      displayName,
      badgeCode: randomBytes(4).toString('hex').toUpperCase(),
      pin: `${randomInt(10)}2580`,
    }))
  await giveBadges(tx, commit, services, badges)
  return { terminalId, name: terminalName, credential, badges }
}

const modulesOf = (licensed: Awaited<ReturnType<typeof licensedModules>>): DemoOrganisation['modules'] =>
  features.map(module => ({
    module,
    licensed: licensed.some(({ feature }) => feature === module),
    active: isAvailable(module) && licensed.some(({ feature, active }) => feature === module && active),
  }))

/** What the addresses of a demo organisation's people end in; the domain is reserved by RFC 2606. */
export const addressesOf = (slug: string): string => `@${slug}.example`

async function slugOf({ database }: Pick<Services, 'database'>, orgId: Id): Promise<string> {
  const { slug } = await database.directory
    .selectFrom('organisations')
    .select('slug')
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
  return slug
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Sixteen letters and digits that are not mixed up, in groups of four: eighty bits. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
