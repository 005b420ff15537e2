import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isDivisible, type SourceKey, sourceName, type SourceRow } from '../source-rows/row.ts'
import { type BillingLine, capKind, type Consumption } from './record.ts'

/** What a line takes of a source; without `cents` all that is left of it. */
export interface Taking extends SourceKey {
  readonly cents?: number | undefined
}

export interface TakingLine extends BillingLine {
  readonly sources: readonly Taking[]
}

export type ConsumeCode =
  | 'source_row_not_found'
  | 'source_row_not_billable'
  | 'source_row_consumed'
  | 'source_row_rest_exceeded'

/** What taking is decided on. */
export interface Takeable {
  readonly now: Instant
  /** By `sourceName`. */
  readonly rows: ReadonlyMap<string, SourceRow>
  /** By `sourceName`, how many parts are billed. */
  readonly billed: ReadonlyMap<string, number>
  /** As many as there can be consumptions: two for each source. */
  readonly ids: readonly Id[]
}

const capOf = (sourceId: Id): SourceKey => ({ kind: capKind, sourceId, place: 0 })

/**
 * Takes sources into lines, all of them or none. Hours under a cap are billed up to it: in the order in which they are taken each
 * gets its price as long as something is left, and what was taken of the cap is a consumption of its own.
 */
export function consume(
  lines: readonly TakingLine[],
  { now, rows, billed, ids }: Takeable,
): Decision<readonly Consumption[], never, ConsumeCode> {
  const taken = new Map(billed)
  const consumptions: Consumption[] = []
  const take = (
    key: SourceKey,
    of: Omit<Consumption, 'id' | keyof SourceKey | 'fromPart' | 'toPart' | 'consumedAt'>,
    parts: number,
  ) => {
    const fromPart = taken.get(sourceName(key)) ?? 0
    const { kind, sourceId, place } = key
    const id = ids[consumptions.length]
    if (id === undefined) throw new RangeError('every consumption needs an id')
    taken.set(sourceName(key), fromPart + parts)
    consumptions.push({
      ...of,
      kind,
      sourceId,
      place,
      id,
      fromPart,
      toPart: fromPart + parts,
      consumedAt: now,
    })
  }
  for (const { sources, documentType, documentId, lineId, issued } of lines)
    for (const source of sources) {
      const row = rows.get(sourceName(source))
      const refused = refusalOf(source, row, taken)
      if (refused || !row) return refused ?? notFound(source)
      const rest = row.parts - (taken.get(sourceName(row)) ?? 0)
      const line = { documentType, documentId, lineId, issued, ...keptOf(row) }
      const { limit } = row
      const underCap = limit
        ? Math.max(0, Math.min(row.cents, limit.cents - (taken.get(sourceName(capOf(limit.sourceId))) ?? 0)))
        : row.cents
      const parts = isDivisible(row) ? (source.cents ?? rest) : 1
      take(row, { ...line, ofParts: row.parts, cents: isDivisible(row) ? parts : underCap }, parts)
      if (limit && underCap > 0)
        take(
          capOf(limit.sourceId),
          { ...line, minutes: null, billedMinutes: null, ofParts: limit.cents, cents: 0 },
          underCap,
        )
    }
  return accept(consumptions, { audit: auditOf('consume', consumptions) })
}

function refusalOf(
  source: Taking,
  row: SourceRow | undefined,
  taken: ReadonlyMap<string, number>,
): Refused<ConsumeCode> | null {
  if (!row) return notFound(source)
  const { kind, sourceId, place } = source
  const at = { source: { kind, sourceId, place } }
  if (row.obstacle !== null)
    return refuse('source_row_not_billable', `${row.obstacle} stands in the way of the source row.`, {
      ...at,
      obstacle: row.obstacle,
    })
  const rest = row.parts - (taken.get(sourceName(row)) ?? 0)
  if (rest <= 0) return refuse('source_row_consumed', 'The source row is billed already.', at)
  if (source.cents === undefined || (source.cents > 0 && source.cents <= rest && isDivisible(row)))
    return null
  const restCents = isDivisible(row) ? rest : row.cents
  return refuse('source_row_rest_exceeded', `Of the source row ${restCents} cents are left.`, {
    ...at,
    restCents,
  })
}

const notFound = ({ kind, sourceId, place }: Taking) =>
  refuse('source_row_not_found', 'There is no such source row.', { source: { kind, sourceId, place } })

const keptOf = ({
  projectId,
  phaseId,
  workDayId,
  date,
  minutes,
  billedMinutes,
  rateCentsPerHour,
  rule,
}: SourceRow) => ({
  projectId,
  phaseId,
  workDayId,
  date,
  minutes,
  billedMinutes,
  rateCentsPerHour,
  rule,
})

/** What is left of the consumptions of sources when those of some lines are gone: laid end to end again. */
export function release(
  consumptions: readonly Consumption[],
  isReleased: (consumption: Consumption) => boolean,
): Accepted<readonly Consumption[], never> {
  const left = [...Map.groupBy(consumptions, sourceName).values()].flatMap(ofSource => {
    let end = 0
    return ofSource
      .filter(each => !isReleased(each))
      .toSorted((a, b) => a.fromPart - b.fromPart)
      .map(each => {
        const fromPart = end
        end += each.toPart - each.fromPart
        return { ...each, fromPart, toPart: end }
      })
  })
  return accept(left, { audit: auditOf('release', consumptions.filter(isReleased)) })
}

/** One audit line for each document: what it took or gave back, by kind. */
const auditOf = (verb: 'consume' | 'release', consumptions: readonly Consumption[]): AuditFact[] =>
  [...Map.groupBy(consumptions, ({ documentId }) => documentId)].map(([targetId, ofDocument]) => ({
    action: `billing.${verb}`,
    targetType: ofDocument[0]?.documentType ?? '',
    targetId,
    changes: [...Map.groupBy(ofDocument, ({ kind }) => kind)].map(([kind, ofKind]) => {
      const sources = { count: ofKind.length, cents: ofKind.reduce((sum, { cents }) => sum + cents, 0) }
      return verb === 'consume' ? { field: kind, to: sources } : { field: kind, from: sources }
    }),
  }))
