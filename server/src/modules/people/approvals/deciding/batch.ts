import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { type Around, performWithin } from '../../../../platform/http/within.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { actingFor } from '../delegations/acting.ts'
import { changesOf } from '../queue/reading.ts'
import type { ApprovalSource } from '../queue/slots.ts'
import type { Batch } from './batch-answers.ts'
import { bodyOf, hasField, saysTheSame } from './body.ts'
import { missingCode } from './own-operation.ts'
import { changed, type Outcome, resultOf, unknownDecision } from './results.ts'
import type { DecisionItem, ItemResult } from './shapes.ts'
import type { DecisionSource, Way } from './slots.ts'

/** What decides and what is in the queue, by kind. */
export interface Families {
  readonly decisions: readonly DecisionSource[]
  readonly sources: readonly ApprovalSource[]
}

interface Asked {
  readonly place: number
  readonly item: DecisionItem
}

/** So many things are decided one by one in one transaction; of those that a family decides together, ten times as many. */
const atOneGo = 50

/**
 * Decides items in their order, neighbours of one kind and decision together where their family can, and stops after as many
 * as one transaction is to take. Answers what became of those; the others are still to be decided.
 */
export async function decideSome(
  around: Around,
  caller: Caller,
  families: Families,
  items: readonly DecisionItem[],
): Promise<ItemResult[]> {
  const outcomes: Outcome[] = []
  const othersOf = onceOnly(() => actingFor(around.db, caller, around.now))
  let effort = 0
  let count = 0
  for (const run of runsOf(families, items)) {
    const [first] = run
    const way = first && wayOf(families, first.item)
    const weight = way?.batch ? 0.1 : 1
    if (effort > 0 && effort + run.length * weight > atOneGo) break
    effort += run.length * weight
    count += run.length
    if (way) await decideWith({ around, caller, families, way, othersOf }, run, outcomes)
    else
      for (const { place, item } of run)
        outcomes[place] = { refused: unknownDecision(item.kind, item.decision) }
  }
  return items.slice(0, count).map((item, place) => resultOf(item, wayOf(families, item), outcomes[place]))
}

/** By the own authority first, and for what is missing then by that of others. */
async function decideWith(
  {
    around,
    caller,
    families,
    way,
    othersOf,
  }: Pick<Deciding, 'around' | 'caller' | 'way'> & {
    readonly families: Families
    readonly othersOf: () => ReturnType<typeof actingFor>
  },
  run: readonly Asked[],
  outcomes: Outcome[],
): Promise<void> {
  const kind = run[0]?.item.kind
  const source = families.sources.find(each => each.kind === kind)
  let left = await decideRun({ around, caller, way, source }, run, outcomes)
  if (left.length === 0 || kind === undefined || !source?.delegable) return
  for (const { kinds, caller: acting } of await othersOf()) {
    if (left.length === 0 || !kinds.has(kind) || !mayCall(acting, way.operation)) continue
    const deciding = { around, caller: acting, way, source }
    const waiting = way.doesMore ? await waitingAmong(deciding, left) : left
    const beyond = left.filter(asked => !waiting.includes(asked))
    left = [...beyond, ...(await decideRun(deciding, waiting, outcomes))]
  }
}

/** Those of some items that are in the queue. */
async function waitingAmong({ around, caller, source }: Deciding, run: readonly Asked[]): Promise<Asked[]> {
  if (!source) return []
  const waiting = await changesOf(around.db, source, caller, run.map(idOf))
  return run.filter(asked => waiting.has(idOf(asked)))
}

/** Most batches need nobody else's authority, and do not ask for it. */
function onceOnly<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= work()
    return begun
  }
}

const wayOf = ({ decisions }: Families, { kind, decision }: DecisionItem): Way | undefined =>
  decisions.find(source => source.kind === kind)?.ways.get(decision)

interface Deciding {
  readonly around: Around
  readonly caller: Caller
  readonly way: Way
  readonly source: ApprovalSource | undefined
}

/** Decides neighbours with the authority of one; answers those that are not there for them. */
async function decideRun(deciding: Deciding, run: readonly Asked[], outcomes: Outcome[]): Promise<Asked[]> {
  const { caller, way } = deciding
  const isFirst = caller.onBehalfOf === undefined
  const missing = missingCode(way.operation)
  const stale = await staleAmong(deciding, run)
  const open = run.filter(({ place }) => !stale.has(place))
  for (const place of stale) outcomes[place] = { refused: changed() }
  const decided = way.batch ? await atOnce(deciding, way.batch, open) : await oneByOne(deciding, open)
  return open.filter(({ place }) => {
    const outcome = decided.get(place)
    const isMissing = outcome !== undefined && 'refused' in outcome && outcome.refused.code === missing
    // Another's authority is asked for nothing but what is missing for the own one.
    if (outcome && (isFirst || !('refused' in outcome) || !isMissing)) outcomes[place] = outcome
    return isMissing
  })
}

async function oneByOne(deciding: Deciding, run: readonly Asked[]): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  for (const { place, item } of run) {
    const { operation, handler } = deciding.way
    const request = {
      operation,
      handler,
      params: { id: item.subjectId },
      body: bodyOf(deciding.way, item),
    }
    const done = await performWithin(deciding.around, deciding.caller, request)
    outcomes.set(place, 'refused' in done ? done : decidedBy(deciding.caller))
  }
  return outcomes
}

/** By the batch of the family, whose items have the same body. What comes twice is decided alone the second time. */
async function atOnce(
  deciding: Deciding,
  { operation, handler }: NonNullable<Way['batch']>,
  run: readonly Asked[],
): Promise<ReadonlyMap<number, Outcome>> {
  const { around, caller, way } = deciding
  const once = new Map<Id, Asked>()
  for (const asked of run) if (!once.has(idOf(asked))) once.set(idOf(asked), asked)
  const [first] = once.values()
  if (once.size < 2 || !first) return oneByOne(deciding, run)
  const body = { ...bodyOf(way, first.item), ids: [...once.keys()] }
  const done = await performWithin(around, caller, { operation, handler, params: {}, body })
  // Each is told by its own operation what is wrong with the body.
  if ('refused' in done) return oneByOne(deciding, run)
  const skipped = new Map(
    (done.answer as Batch).skipped.map(({ id, code, detail }) => [id, new RequestRefused(code, detail)]),
  )
  const outcomes = new Map<number, Outcome>(
    [...once].map(([id, { place }]) => {
      const refused = skipped.get(id)
      return [place, refused ? { refused } : decidedBy(caller)]
    }),
  )
  const again = run.filter(asked => once.get(idOf(asked)) !== asked)
  for (const [place, outcome] of await oneByOne(deciding, again)) outcomes.set(place, outcome)
  return outcomes
}

const idOf = ({ item }: Asked): Id => item.subjectId.toLowerCase()

const decidedBy = ({ onBehalfOf }: Caller): Outcome => ({ onBehalfOf: onBehalfOf?.id ?? null })

/** The places of items that have changed since they were read, of kinds whose own operation does not look. */
async function staleAmong(
  { around, caller, way, source }: Deciding,
  run: readonly Asked[],
): Promise<ReadonlySet<number>> {
  const expecting = run.filter(({ item }) => item.expectedUpdatedAt !== undefined)
  if (hasField(way, 'expectedUpdatedAt') || !source || expecting.length === 0) return new Set()
  const changes = await changesOf(around.db, source, caller, expecting.map(idOf))
  return new Set(
    expecting.flatMap(asked => {
      const updatedAt = changes.get(idOf(asked))
      const isUnchanged = updatedAt === undefined || unchangedSince(asked.item.expectedUpdatedAt, updatedAt)
      return isUnchanged ? [] : [asked.place]
    }),
  )
}

/** Neighbours that may be decided together, and no more than one transaction is to take. */
function runsOf(families: Families, items: readonly DecisionItem[]): readonly (readonly Asked[])[] {
  const runs: Asked[][] = []
  for (const [place, item] of items.entries()) {
    const run = runs.at(-1)
    const before = run?.at(-1)?.item
    const belongs = before !== undefined && saysTheSame(before, item)
    const longest = wayOf(families, item)?.batch ? 10 * atOneGo : atOneGo
    if (run && belongs && run.length < longest) run.push({ place, item })
    else runs.push([{ place, item }])
  }
  return runs
}
