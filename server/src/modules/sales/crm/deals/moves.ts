import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Pipeline } from '../pipelines/record.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import { dealLife } from './life.ts'
import type { DealRecord, FormerClosing } from './record.ts'
import { stale } from './rules.ts'
import {
  entering,
  fieldsRequired,
  leaving,
  missingFields,
  type Moving,
  type StageCode,
  type WantedStage,
  wantedStage,
} from './stages.ts'

/** What a move is decided in. */
export interface MoveCircumstances extends Moving {
  readonly pipelines: readonly Pipeline[]
  readonly unchanged: boolean
}

type StageFact = announce.DealFact<'deal.stage_changed'>
export type MoveCode = StageCode | 'crm_deal_stale' | 'crm_deal_closed' | 'crm_deal_stage_fields_required'

/** Puts a deal into another stage. One that is there already stays as it is. */
export function changeStage(
  deal: DealRecord,
  wanted: WantedStage,
  circumstances: MoveCircumstances,
): Decision<DealRecord, StageFact, MoveCode> {
  if (!circumstances.unchanged) return stale()
  const next = step(dealLife, 'change_stage', deal.state)
  if (isRefused(next)) return next
  const stage = wantedStage(circumstances.pipelines, wanted, deal.pipelineId)
  if ('refusal' in stage) return stage
  if (stage.id === deal.stageId) return accept<DealRecord, StageFact>(deal)
  const missing = missingFields(deal, stage)
  if (missing.length > 0) return fieldsRequired(missing)
  const moved = { ...entering(deal, stage, circumstances), updatedAt: circumstances.now }
  return accept(moved, {
    facts: [announce.stageChanged(moved)],
    audit: [auditLine('change_stage', deal.id, changesOf(deal, moved))],
  })
}

export interface Closing {
  readonly reasonId: Id | null
  readonly note: string | null
  /** Whether an active reason of the outcome has the id; true for none. */
  readonly reasonFits: boolean
}

/** The project that a deal becomes. */
export interface WonProject {
  readonly id: Id
  readonly customerId: Id | null
  readonly template: boolean
}

type CloseCircumstances = Pick<MoveCircumstances, 'now' | 'unchanged'>
type CloseCode = 'crm_deal_stale' | 'crm_deal_closed' | 'close_reason_not_found'

export function win(
  deal: DealRecord,
  closing: Closing,
  circumstances: CloseCircumstances,
  project: WonProject | null = null,
): Decision<DealRecord, announce.DealFact<'deal.won'>, CloseCode | 'crm_deal_project_mismatch'> {
  const next = closingStep(step(dealLife, 'win', deal.state), closing, circumstances)
  if (isRefused(next)) return next
  if (project !== null && !becomes(deal, project))
    return refuse('crm_deal_project_mismatch', 'The project is a template, or of another customer.')
  const { now } = circumstances
  const won = {
    ...closedNow(deal, closing, now),
    state: next.state,
    wonReasonId: closing.reasonId,
    projectId: project?.id ?? null,
  }
  return accept(won, {
    facts: [announce.won(won, now)],
    audit: [auditLine('win', deal.id, changesOf(deal, won))],
  })
}

const becomes = ({ customerId }: DealRecord, project: WonProject): boolean =>
  !project.template && (project.customerId === null || project.customerId === customerId)

export function lose(
  deal: DealRecord,
  closing: Closing,
  circumstances: CloseCircumstances,
): Decision<DealRecord, announce.DealFact<'deal.lost'>, CloseCode> {
  const next = closingStep(step(dealLife, 'lose', deal.state), closing, circumstances)
  if (isRefused(next)) return next
  const { now } = circumstances
  const lost = { ...closedNow(deal, closing, now), state: next.state, lostReasonId: closing.reasonId }
  return accept(lost, {
    facts: [announce.lost(lost, now)],
    audit: [auditLine('lose', deal.id, changesOf(deal, lost))],
  })
}

/** The step, unless the deal has changed or the reason does not fit. */
function closingStep<State>(
  next: Decision<State, never, 'crm_deal_closed'>,
  { reasonFits }: Closing,
  { unchanged }: CloseCircumstances,
): Decision<State, never, CloseCode> {
  if (!unchanged) return stale()
  if (isRefused(next) || reasonFits) return next
  return refuse('close_reason_not_found', 'No active close reason for the outcome has this id.')
}

const closedNow = (deal: DealRecord, { note }: Closing, now: Instant): DealRecord => ({
  ...leaving(deal, now),
  closedAt: now,
  closeNote: note,
  updatedAt: now,
})

/** Puts a closed deal in play again, in the stage that is named or else in its last one. */
export function reopen(
  deal: DealRecord,
  wanted: WantedStage,
  circumstances: MoveCircumstances,
): Decision<
  DealRecord,
  StageFact,
  StageCode | 'crm_deal_stale' | 'crm_deal_open' | 'crm_deal_stage_fields_required'
> {
  const { now, pipelines, unchanged } = circumstances
  if (!unchanged) return stale()
  const next = step(dealLife, 'reopen', deal.state)
  if (isRefused(next)) return next
  const isNamed = wanted.stageId !== undefined || wanted.pipelineId !== undefined
  const stage = wantedStage(pipelines, isNamed ? wanted : { stageId: deal.stageId }, deal.pipelineId)
  if ('refusal' in stage) return stage
  const missing = stage.id === deal.stageId ? [] : missingFields(deal, stage)
  if (missing.length > 0) return fieldsRequired(missing)
  const reopened: DealRecord = {
    ...entering(deal, stage, circumstances),
    state: next.state,
    closedAt: null,
    wonReasonId: null,
    lostReasonId: null,
    closeNote: null,
    projectId: null,
    formerClosings: [...deal.formerClosings, ...closingOf(deal, circumstances.nextId)],
    updatedAt: now,
  }
  return accept(reopened, {
    facts: [announce.stageChanged(reopened)],
    audit: [auditLine('reopen', deal.id, changesOf(deal, reopened))],
  })
}

/** How a deal is closed, as it is kept when the deal is reopened. */
const closingOf = (
  { id: dealId, state: outcome, closedAt, wonReasonId, lostReasonId }: DealRecord,
  nextId: () => Id,
): FormerClosing[] =>
  outcome === 'open' || closedAt === null
    ? []
    : [{ id: nextId(), dealId, outcome, closedAt, reasonId: wonReasonId ?? lostReasonId }]
