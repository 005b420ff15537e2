import { dateIn, type Instant, type PlainDate, startOfDay } from '../../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { byCodeOrName, type RefusedRow, refusedRow } from '../../../../records/imports/protocol/port.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { customFieldKey } from '../../pipelines/required-fields.ts'
import type { DealFact } from '../announcements.ts'
import * as announce from '../announcements.ts'
import { auditLine, changesOf } from '../changes.ts'
import * as moves from '../moves.ts'
import type { DealRecord } from '../record.ts'
import type { Moving } from '../stages.ts'
import type { RowError, RowOfDeal } from './row.ts'

export type DealStepFact = DealFact<'deal.stage_changed' | 'deal.won' | 'deal.lost'>
type Refused = RefusedRow<RowError>

export interface StepCircumstances extends Moving {
  readonly timeZone: string
  readonly pipelines: readonly Pipeline[]
}

export interface Place {
  readonly pipelineId: Id
  readonly stageId?: Id
}

/** Where the row puts the deal; undefined where it is to stay, or goes where every new one does. */
export function placeOf(
  { pipeline, stage: text }: Pick<RowOfDeal, 'pipeline' | 'stage'>,
  pipelines: readonly Pipeline[],
  deal?: DealRecord,
): Place | Refused | undefined {
  const isThere = deal !== undefined && (!pipeline || pipeline.id === deal.pipelineId)
  if (text === undefined) return pipeline && !isThere ? { pipelineId: pipeline.id } : undefined
  const within = pipeline ?? pipelines.find(each => (deal ? each.id === deal.pipelineId : each.isDefault))
  if (!within) return refusedRow('pipeline_not_found', 'pipeline')
  const stage = byCodeOrName(within.stages)(text)
  if (!stage) {
    const isElsewhere = pipelines.some(({ stages }) => byCodeOrName(stages)(text))
    return refusedRow(isElsewhere ? 'pipeline_stage_mismatch' : 'pipeline_stage_not_found', 'stage')
  }
  return stage.id === deal?.stageId ? undefined : { pipelineId: within.id, stageId: stage.id }
}

/** The decisions of one row, each taken on what the one before has left; after a refused one none is. */
export class Steps {
  readonly #circumstances: StepCircumstances
  readonly #found: DealRecord | undefined
  readonly #facts: DealStepFact[] = []
  readonly #audit: AuditFact[] = []
  #deal: DealRecord | undefined
  #refused: Refused | undefined

  constructor(circumstances: StepCircumstances, found?: DealRecord) {
    this.#circumstances = circumstances
    this.#found = found
    this.#deal = found
  }

  get deal(): DealRecord {
    if (!this.#deal) throw new Error('no step has made the deal')
    return this.#deal
  }

  take(decision: Decision<DealRecord, DealStepFact>): void {
    if (this.#refused) return
    if (decision.refusal !== undefined) {
      this.#refused = refusedAs(decision)
      return
    }
    this.#deal = decision.state
    this.#facts.push(...decision.facts)
    this.#audit.push(...decision.audit)
  }

  /** Puts a closed deal in play again, in its last stage; its fields may be changed then. */
  reopen(): void {
    if (this.deal.state !== 'open')
      this.take(moves.reopen(this.deal, {}, { ...this.#circumstances, unchanged: true }))
  }

  enter(place: Place): void {
    if (!this.#refused)
      this.take(moves.changeStage(this.deal, place, { ...this.#circumstances, unchanged: true }))
  }

  /** Wins or loses the deal where the row says so, and holds what it says of a closed one against what is stored. */
  close(row: RowOfDeal): void {
    if (this.#refused) return
    const { deal } = this
    const said = saidOfClosing(row)
    if (deal.state === 'open' && (row.state === undefined || row.state === 'open')) {
      if (said !== undefined)
        this.#refused = row.state
          ? refusedRow('invalid_value', said)
          : refusedRow('missing_required', 'state')
      return
    }
    const outcome = row.state ?? deal.state
    if (outcome === 'open') return
    const reason = row.reasons?.find(each => each.outcome === outcome)
    if (row.reasons && !reason) this.#refused = refusedRow('close_reason_not_found', 'closeReason')
    else if (deal.state === 'open') this.#closeAs(outcome, row, reason)
    else if (deal.state !== outcome) this.#refused = refusedRow('crm_deal_closed', 'state')
    else this.#compare(row, reason?.id)
  }

  #closeAs(
    outcome: 'won' | 'lost',
    row: RowOfDeal,
    reason: NonNullable<RowOfDeal['reasons']>[number] | undefined,
  ): void {
    const { deal } = this
    const { now, timeZone } = this.#circumstances
    const { closedDate, note = null } = row
    if (closedDate !== undefined && closedDate > dateIn(timeZone, now)) {
      this.#refused = refusedRow('invalid_value', 'closedDate')
      return
    }
    if (outcome === 'lost' && !reason) {
      this.#refused = refusedRow('missing_required', 'closeReason')
      return
    }
    const at = closingInstant(closedDate, this.#circumstances)
    const closing = { reasonId: reason?.id ?? null, note, reasonFits: reason?.active ?? true }
    const move = outcome === 'won' ? moves.win : moves.lose
    const decided = move(deal, closing, { now: at, unchanged: true })
    if (decided.refusal !== undefined) return this.take(decided)
    const closed = { ...decided.state, stays: decided.state.stays.map(notEndedBefore), updatedAt: now }
    const isDayOnly = at !== now
    this.take(
      accept<DealRecord, DealStepFact>(closed, {
        facts: [outcome === 'won' ? announce.won(closed, isDayOnly ? null : at) : announce.lost(closed, at)],
        audit: [auditLine(outcome === 'won' ? 'win' : 'lose', deal.id, changesOf(deal, closed))],
      }),
    )
  }

  #compare({ closedDate, note }: RowOfDeal, reasonId: Id | undefined): void {
    const { closedAt, wonReasonId, lostReasonId, closeNote } = this.deal
    const dayOfClosing = closedAt === null ? undefined : dateIn(this.#circumstances.timeZone, closedAt)
    const field =
      reasonId !== undefined && reasonId !== (wonReasonId ?? lostReasonId)
        ? 'closeReason'
        : closedDate !== undefined && closedDate !== dayOfClosing
          ? 'closedDate'
          : note !== undefined && note !== closeNote
            ? 'closeNote'
            : undefined
    if (field !== undefined) this.#refused = refusedRow('crm_deal_closed', field)
  }

  row(): Accepted<DealRecord, DealStepFact> | Refused {
    if (this.#refused) return this.#refused
    if (this.deal === this.#found) return accept<DealRecord, DealStepFact>(this.deal)
    return accept(this.deal, { facts: this.#facts, audit: this.#audit })
  }
}

/** A day that is not today's began with its first instant. */
const closingInstant = (date: PlainDate | undefined, { now, timeZone }: StepCircumstances): Instant =>
  date === undefined || date === dateIn(timeZone, now) ? now : startOfDay(timeZone, date)

/** A deal may have been closed elsewhere before it got here: in its stage it was for no time then. */
const notEndedBefore = (stay: DealRecord['stays'][number]) =>
  stay.leftAt !== null && stay.leftAt < stay.enteredAt ? { ...stay, leftAt: stay.enteredAt } : stay

const saidOfClosing = ({ reasons, closedDate, note }: RowOfDeal): string | undefined =>
  reasons
    ? 'closeReason'
    : closedDate !== undefined
      ? 'closedDate'
      : note === undefined
        ? undefined
        : 'closeNote'

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  crm_deal_value_from_lines: 'valueCents',
  close_reason_not_found: 'closeReason',
  crm_contact_customer_mismatch: 'contactEmails',
  crm_contact_not_found: 'contactEmails',
  customer_not_found: 'customerCode',
  membership_not_found: 'owner',
  pipeline_not_found: 'pipeline',
  pipeline_stage_mismatch: 'stage',
  pipeline_stage_not_found: 'stage',
}

/** The fields of a row that fill what a stage requires. */
const rowFieldOf: Readonly<Record<string, string>> = {
  contacts: 'contactEmails',
  customerId: 'customerCode',
  ownerMembershipId: 'owner',
  lines: 'stage',
}

function refusedAs({ refusal, extra }: Extract<Decision<never>, { readonly refusal: string }>): Refused {
  const code = refusal as RowError
  const key = extra?.['key']
  if (typeof key === 'string') return refusedRow(code, `customFields.${key}`)
  const [required] = (extra?.['fields'] as string[] | undefined) ?? []
  if (required === undefined) return refusedRow(code, fieldOf[code])
  const custom = customFieldKey(required)
  return refusedRow(
    code,
    custom === undefined ? (rowFieldOf[required] ?? required) : `customFields.${custom}`,
  )
}
