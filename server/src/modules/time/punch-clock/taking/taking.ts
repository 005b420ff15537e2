import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { dateIn, type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { entryCategoriesOf, type EntryCategory } from '../../../company/catalogs/entry-types/port.ts'
import { type OrganisationSettings, settingsOf } from '../../../company/organisation/port.ts'
import { type NamedAllocations, namedAllocations } from '../../work-days/port.ts'
import { type Change, place, type Placed } from '../sessions/placing.ts'
import { liveStateOf } from '../sessions/store.ts'
import { blankPunch, type Punch } from '../punches/record.ts'
import type { IncomingPunch, PunchCode, TakenPunch } from './incoming.ts'
import { entryTypeRefusal, isRepeat, reused, taken, timeRefusal } from '../punches/rules.ts'
import { punchesNamed, usualTypesOf } from '../punches/store.ts'
import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'

/** The sender of punches. */
export interface Receiver {
  readonly tx: WriteTransaction
  readonly commit: CommitAccepted
  readonly contributions: Contributions
  readonly timeZone: string
  /** The member who sends them; null for a device. */
  readonly actorMembershipId: Id | null
}

interface Known {
  readonly settings: OrganisationSettings
  readonly categories: ReadonlyMap<Id, EntryCategory>
  readonly allocations: NamedAllocations
  /** By member and tap: what is stored, in this call too. */
  readonly landed: Map<string, Punch>
}

type Received =
  | { readonly incoming: IncomingPunch; readonly punch: Punch; readonly isNew: boolean }
  | { readonly incoming: IncomingPunch; readonly refused: Refused<PunchCode> }

/**
 * Takes punches of any members in any order, in pieces and again: what each becomes depends on when they occurred, not on when
 * they came. One that is refused leaves the others alone. As many statements for a thousand as for one.
 */
export async function takePunches(
  receiver: Receiver,
  incoming: readonly IncomingPunch[],
): Promise<TakenPunch[]> {
  if (incoming.length === 0) return []
  const { tx, commit } = receiver
  const known = await knownOf(receiver, incoming)
  const received = incoming.map(each => receive(each, known, receiver))
  const added = received.flatMap(each => ('punch' in each && each.isNew ? each.punch : []))
  const placed = added.length > 0 ? await placeAdded(receiver, added) : null
  await placed?.save(commit)
  await commit(taken(added))
  const members = [...new Set(incoming.map(({ membershipId }) => membershipId))]
  const live = new Map((await liveStateOf(tx, members)).map(each => [each.membershipId, each.state]))
  return received.map(each => told(each, placed, live.get(each.incoming.membershipId) ?? 'out'))
}

async function knownOf({ tx, contributions }: Receiver, incoming: readonly IncomingPunch[]): Promise<Known> {
  const [before, settings, categories, allocations] = await Promise.all([
    punchesNamed(tx, incoming),
    settingsOf(tx),
    entryCategoriesOf(
      tx,
      incoming.flatMap(({ entryTypeId }) => entryTypeId ?? []),
    ),
    namedAllocations(
      tx,
      contributions,
      incoming.map(({ allocations: asked = [] }) => [...asked]),
    ),
  ])
  return { settings, categories, allocations, landed: new Map(before.map(each => [nameOf(each), each])) }
}

const nameOf = ({
  membershipId,
  clientPunchId,
}: {
  readonly membershipId: Id
  readonly clientPunchId: Id
}): string => `${membershipId} ${clientPunchId.toLowerCase()}`

/** A new punch, the one that it repeats, or why it is none. */
function receive(incoming: IncomingPunch, known: Known, { tx, timeZone }: Receiver): Received {
  const content = contentOf(incoming, tx.now)
  const first = known.landed.get(nameOf(incoming))
  if (first)
    return isRepeat(first, content)
      ? { incoming, punch: first, isNew: false }
      : { incoming, refused: reused() }
  const refused = timeRefusal(content.occurredAt, tx.now)
  if (refused) return { incoming, refused }
  const named = namedBy(incoming, known)
  if ('refusal' in named) return { incoming, refused: named }
  const { membershipId, clientPunchId, kind, origin } = incoming
  const punch: Punch = {
    ...blankPunch(known.settings),
    ...content,
    ...named,
    id: newId(),
    membershipId,
    clientPunchId: clientPunchId.toLowerCase(),
    kind,
    receivedAt: tx.now,
    origin: origin.kind,
    terminalId: origin.kind === 'terminal' ? origin.terminalId : null,
    note: visibleText(incoming.note ?? null),
    workDate: dateIn(timeZone, content.occurredAt),
    updatedAt: tx.now,
  }
  known.landed.set(nameOf(incoming), punch)
  return { incoming, punch, isNew: true }
}

const contentOf = (incoming: IncomingPunch, now: Instant) => ({
  occurredAt:
    incoming.occurredAt === undefined
      ? now
      : instantFromMilliseconds(Temporal.Instant.from(incoming.occurredAt).epochMilliseconds),
  occurredGiven: incoming.occurredAt !== undefined,
  clockOffsetMs: incoming.origin.kind === 'terminal' ? incoming.origin.clockOffsetMs : null,
  fingerprint: fingerprintOf(incoming),
})

/** What a punch names, if there is such a thing. */
function namedBy(
  incoming: IncomingPunch,
  { categories, allocations: asked }: Known,
): Pick<Punch, 'entryTypeId' | 'allocations'> | Refused<PunchCode> {
  const entryTypeId = incoming.entryTypeId?.toLowerCase() ?? null
  const unfit = entryTypeId && entryTypeRefusal(incoming.kind, categories.get(entryTypeId) ?? null)
  if (unfit) return unfit
  const allocations = asked.of([...(incoming.allocations ?? [])])
  return 'refusal' in allocations ? allocations : { entryTypeId, allocations }
}

async function placeAdded({ commit: _, ...placing }: Receiver, added: readonly Punch[]): Promise<Placed> {
  const changes = [...Map.groupBy(added, ({ membershipId }) => membershipId)].map(
    ([membershipId, punches]): Change => ({
      membershipId,
      punches,
      from: punches.map(({ occurredAt }) => occurredAt).toSorted()[0] ?? placing.tx.now,
    }),
  )
  return place({ ...placing, usual: await usualTypesOf(placing.tx) }, changes)
}

function told(received: Received, placed: Placed | null, state: TakenPunch['state']): TakenPunch {
  const { membershipId, clientPunchId } = received.incoming
  const row = { membershipId, clientPunchId, state }
  if ('refused' in received) {
    const { refusal: code, ...why } = received.refused
    return { ...row, status: 'refused', code, ...why }
  }
  const punch = placed?.punches.get(received.punch.id) ?? received.punch
  const { unplacedCode: code } = punch
  const detail = placed?.refused.find(
    day => day.code === code && day.membershipId === membershipId && day.workDate === punch.workDate,
  )?.detail
  return {
    ...row,
    status: !received.isNew ? 'repeated' : code === null ? 'placed' : 'unplaced',
    code,
    detail: detail ?? null,
    punchId: punch.id,
  }
}

/** What a punch says, but for when it occurred: the same for every retry, whatever has become of what it names. */
const fingerprintOf = ({
  kind,
  entryTypeId = null,
  allocations = [],
  note = null,
}: Pick<IncomingPunch, 'kind' | 'entryTypeId' | 'allocations' | 'note'>): string =>
  createHash('sha256').update(canonicalJson({ kind, entryTypeId, allocations, note })).digest('hex')
