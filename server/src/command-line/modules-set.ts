import { moduleSeats, type ModulesSet, setModules } from '../modules/people/members/port.ts'
import { licensedModules } from '../modules/company/organisation/port.ts'
import { type Feature, features, isAvailable } from '../platform/vocabulary/features.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import { onInstallation } from './installation.ts'
import { nearest } from '../platform/vocabulary/nearest.ts'
import { giving, operatorRequest, reasonIn } from './operator-transactions.ts'
import type { modulesSetOptions } from './options/modules-set.ts'
import { findOrganisation } from './organisations.ts'
import { textTable } from './text-table.ts'

type Wanted = Given<typeof modulesSetOptions>

/** A module as the operator sees it. */
interface ShownModule {
  readonly module: Feature
  readonly licensed: boolean
  /** Whether the service has operations of it yet. */
  readonly available: boolean
  /** Whether it is available, and an administrator has it switched on. */
  readonly active: boolean
  readonly seatLimit: number | null
  /** Null where nobody limits the seats. */
  readonly seatsTaken: number | null
}

export const listModules = (wanted: string | undefined, circumstances: Circumstances): Promise<Outcome> =>
  onInstallation(circumstances, async ({ database }) => {
    const db = database.reader(await findOrganisation(database, wanted))
    const [licensed, seats] = await Promise.all([licensedModules(db), moduleSeats(db)])
    const taken = new Map(seats.map(module => [module.feature, module.taken]))
    const modules = shown(licensed, feature => taken.get(feature) ?? 0)
    return { result: { modules }, text: tableOf(modules) }
  })

/** Sets modules and seats, and tells what an organisation and its members then have. */
export async function setModulesOf(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const reason = reasonIn(wanted)
  const asked = { modules: modulesIn(wanted.modules), seats: seatsIn(wanted.seats) }
  if (asked.modules === undefined && asked.seats.size === 0)
    throw new UsageError('Give --modules, --seats or both.')
  const dryRun = wanted['dry-run']
  const done = await onInstallation(circumstances, async ({ database, transactions }) => {
    const orgId = await findOrganisation(database, wanted.organisation)
    return transactions.run({ ...operatorRequest('modules set'), orgId, dryRun }, (tx, commit) =>
      setModules(tx, giving(reason, commit), asked),
    )
  })
  const modules = shown(done.after, takenAfter(done))
  const members = movedIn(done)
  const text = [
    tableOf(modules),
    ...members.map(lineOf),
    ...(dryRun ? ['Nothing was changed: --dry-run.'] : []),
  ]
  return { result: { modules, members, dryRun }, text: text.join('\n') }
}

/** Undefined when left out. */
function modulesIn(chosen: readonly string[]): readonly Feature[] | undefined {
  if (chosen.length === 0) return undefined
  if (chosen.includes('none') && chosen.length > 1)
    throw new UsageError('--modules: “none” goes with no other module.')
  return features.filter(feature => chosen.includes(feature))
}

const mostSeats = 1_000_000

function seatsIn(chosen: readonly string[]): ReadonlyMap<Feature, number | null> {
  const seats = new Map<Feature, number | null>()
  for (const text of chosen) {
    const [, name = '', number = ''] = /^([^=]*)=(\d{1,7}|any)$/.exec(text) ?? []
    const feature = features.find(one => one === name)
    const limit = number === 'any' ? null : Number(number)
    if (number === '' || (limit !== null && limit > mostSeats))
      throw new UsageError(
        `--seats is a module and a number up to ${mostSeats}, or “any”, such as crm=10, which “${text}” is not.`,
      )
    if (!feature) {
      const meant = nearest(name, features)
      const hint = meant === undefined ? `It is one of ${features.join(', ')}.` : `Did you mean “${meant}”?`
      throw new UsageError(`--seats: there is no module “${name}”. ${hint}`)
    }
    if (seats.has(feature)) throw new UsageError(`--seats: ${feature} is given twice.`)
    seats.set(feature, limit)
  }
  return seats
}

const takenAfter =
  ({ members }: ModulesSet) =>
  (feature: Feature): number =>
    members.filter(({ after }) => !after.withheldModules.includes(feature)).length

const shown = (
  licensed: readonly {
    readonly feature: Feature
    readonly active: boolean
    readonly seatLimit: number | null
  }[],
  taken: (feature: Feature) => number,
): ShownModule[] =>
  features.map(module => {
    const found = licensed.find(({ feature }) => feature === module)
    const seatLimit = found?.seatLimit ?? null
    return {
      module,
      licensed: found !== undefined,
      available: isAvailable(module),
      active: isAvailable(module) && (found?.active ?? false),
      seatLimit,
      seatsTaken: seatLimit === null ? null : taken(module),
    }
  })

interface MovedMember {
  readonly membershipId: string
  readonly displayName: string
  readonly gains: readonly Feature[]
  readonly loses: readonly Feature[]
}

/** Who gains or loses one of the modules that the organisation had and has; that of others all members know. */
function movedIn({ before, after, members }: ModulesSet): MovedMember[] {
  const has = (list: ModulesSet['after'], wanted: Feature) => list.some(({ feature }) => feature === wanted)
  const kept = features.filter(feature => has(before, feature) && has(after, feature))
  return members
    .map(({ before: was, after: is }) => ({
      membershipId: is.id,
      displayName: is.displayName,
      gains: kept.filter(one => was.withheldModules.includes(one) && !is.withheldModules.includes(one)),
      loses: kept.filter(one => !was.withheldModules.includes(one) && is.withheldModules.includes(one)),
    }))
    .filter(({ gains, loses }) => gains.length > 0 || loses.length > 0)
}

const lineOf = ({ displayName, gains, loses }: MovedMember): string =>
  `${displayName} ${[
    ...(gains.length > 0 ? [`gains ${gains.join(', ')}`] : []),
    ...(loses.length > 0 ? [`loses ${loses.join(', ')}`] : []),
  ].join(' and ')}.`

const tableOf = (modules: readonly ShownModule[]): string =>
  textTable(
    ['MODULE', 'LICENSED', 'SWITCHED ON', 'SEATS', 'TAKEN'],
    modules.map(({ module, licensed, available, active, seatLimit, seatsTaken }) => [
      module,
      licensed ? 'yes' : 'no',
      licensed ? (available ? (active ? 'yes' : 'no') : 'not available yet') : '',
      licensed ? String(seatLimit ?? 'any') : '',
      seatsTaken === null ? '' : String(seatsTaken),
    ]),
  )
